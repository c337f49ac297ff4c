import { useText } from '@errand/client/i18n.tsx';
import { useLanguageName } from '@errand/client/language-name.ts';
import {
  directionOf,
  type LooseTranslations,
  OTHER_LANGUAGES,
  type Translations,
} from '@errand/domain/language';
import { DELIVERY_TIME_TYPES, type DeliveryTimeType } from '@errand/domain/registration';
import { TextField } from '@errand/ui/forms/field.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useRootData } from '#platform/config.ts';
import type { StoreValues } from '../store-values.ts';
import type { Problems } from '../use-steps.ts';
import './registration-frame.css';

type Props = { values: StoreValues; change: (part: Partial<StoreValues>) => void; problems: Problems };

/** Store name, module and delivery time. */
export function StoreFields({ values, change, problems }: Props) {
  const t = useText();
  const { modules } = useRootData();
  return (
    <>
      <TextField
        label={t('registration.storeName')}
        value={values.name}
        error={problems.name}
        autoComplete="organization"
        maxLength={200}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Translations
        label="registration.storeNameIn"
        texts={values.name_in}
        maxLength={200}
        onChange={(name_in) => change({ name_in })}
      />
      <SelectField
        label={t('registration.module')}
        value={values.module_id}
        error={problems.module_id}
        onChange={(event) => change({ module_id: event.target.value })}
      >
        <option value="">{t('registration.chooseOne')}</option>
        <NamedOptions
          rows={modules
            .filter(({ module_type: type }) => type !== 'parcel')
            .map(({ id, module_name: name }) => ({ id, name }))}
        />
      </SelectField>
      <div className="registration-three">
        {(['minimum_delivery_time', 'maximum_delivery_time'] as const).map((field) => (
          <TextField
            key={field}
            label={t(field === 'minimum_delivery_time' ? 'registration.leastTime' : 'registration.mostTime')}
            value={values[field]}
            error={problems[field]}
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
        <SelectField
          label={t('registration.timeUnit')}
          value={values.delivery_time_type}
          onChange={(event) => change({ delivery_time_type: event.target.value as DeliveryTimeType })}
        >
          <NamedOptions rows={DELIVERY_TIME_TYPES.map((id) => ({ id, name: t(`registration.${id}`) }))} />
        </SelectField>
      </div>
      <TextField
        label={t('registration.tax')}
        value={values.tax}
        error={problems.tax}
        inputMode="decimal"
        dir="ltr"
        maxLength={6}
        onChange={(event) => change({ tax: event.target.value })}
      />
    </>
  );
}

/** The store's address and minimum order. */
export function StoreAddress({ values, change, problems }: Props) {
  const t = useText();
  return (
    <>
      <TextField
        label={t('registration.address')}
        value={values.address}
        error={problems.address}
        autoComplete="street-address"
        maxLength={300}
        onChange={(event) => change({ address: event.target.value })}
      />
      <Translations
        label="registration.addressIn"
        texts={values.address_in}
        maxLength={300}
        onChange={(address_in) => change({ address_in })}
      />
    </>
  );
}

/** An optional field for each language but the default one. */
function Translations(props: {
  label: 'registration.storeNameIn' | 'registration.addressIn';
  texts: LooseTranslations;
  maxLength: number;
  onChange: (texts: LooseTranslations) => void;
}) {
  const { label, texts, maxLength, onChange } = props;
  const t = useText();
  const nameOf = useLanguageName();
  return OTHER_LANGUAGES.map((language) => (
    <TextField
      key={language}
      label={t(label, { language: nameOf(language) })}
      optional
      value={texts[language] ?? ''}
      lang={language}
      dir={directionOf(language)}
      maxLength={maxLength}
      onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
    />
  ));
}
