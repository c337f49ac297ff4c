import { useText } from '@errand/client/i18n.tsx';
import { MAX_IMAGES } from '@errand/domain/media';
import { IDENTITY_TYPES, type IdentityType } from '@errand/domain/registration';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { CircleAlert } from 'lucide-react';
import type { CourierValues } from '../courier-values.ts';
import type { Problems } from '../use-steps.ts';
import './registration-frame.css';

const VEHICLE_ERROR = 'courier-vehicle-error';

type Props = { values: CourierValues; change: (part: Partial<CourierValues>) => void; problems: Problems };
type Choices = { zones: { id: number; name: string }[]; vehicles: { id: number; type: string }[] };

/** Work type, zone and vehicle. */
export function RideFields({ values, change, problems, zones, vehicles }: Props & Choices) {
  const t = useText();
  return (
    <>
      <fieldset className="registration-choice">
        <legend className="text-label">{t('registration.earning')}</legend>
        {([1, 0] as const).map((earning) => (
          <RadioCard
            key={earning}
            name="earning"
            value={String(earning)}
            checked={values.earning === earning}
            onChange={() => change({ earning })}
            title={t(earning ? 'registration.freelance' : 'registration.salary')}
            caption={t(earning ? 'registration.freelanceText' : 'registration.salaryText')}
          />
        ))}
      </fieldset>
      <SelectField
        label={t('registration.zone')}
        value={values.zone_id}
        error={problems.zone_id}
        onChange={(event) => change({ zone_id: event.target.value })}
      >
        <option value="">{t('registration.chooseOne')}</option>
        {zones.map((zone) => (
          <option key={zone.id} value={zone.id}>
            {zone.name}
          </option>
        ))}
      </SelectField>
      <fieldset
        className="registration-choice two"
        role="radiogroup"
        aria-invalid={problems.vehicle_id !== undefined}
      >
        <legend className="text-label">{t('registration.vehicle')}</legend>
        {vehicles.map(({ id, type }) => (
          <RadioCard
            key={id}
            name="vehicle"
            value={String(id)}
            checked={values.vehicle_id === String(id)}
            error={problems.vehicle_id && VEHICLE_ERROR}
            onChange={(vehicle_id) => change({ vehicle_id })}
            title={type}
          />
        ))}
        {problems.vehicle_id && (
          <span className="field-error" id={VEHICLE_ERROR}>
            <CircleAlert size={16} />
            {problems.vehicle_id}
          </span>
        )}
      </fieldset>
    </>
  );
}

/** Identity documents. */
export function IdentityFields({ values, change, problems }: Props) {
  const t = useText();
  return (
    <>
      <div className="registration-pair">
        <SelectField
          label={t('registration.identityType')}
          value={values.identity_type}
          onChange={(event) => change({ identity_type: event.target.value as IdentityType })}
        >
          {IDENTITY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`registration.${type}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('registration.identityNumber')}
          value={values.identity_number}
          error={problems.identity_number}
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          onChange={(event) => change({ identity_number: event.target.value })}
        />
      </div>
      <PictureField
        label={t('registration.identityPictures')}
        help={t('registration.private')}
        error={problems.identity_image}
        files={values.identity_image}
        most={MAX_IMAGES}
        onChange={(identity_image) => change({ identity_image })}
      />
      <PictureField
        label={t('registration.face')}
        help={t('registration.pictureHelp')}
        error={problems.image}
        files={values.image}
        onChange={(image) => change({ image })}
      />
    </>
  );
}
