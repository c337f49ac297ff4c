import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/units-and-attributes';
import type { Attribute } from '@errand/contract/console/item-fields';
import { type Translations, translated } from '@errand/domain/language';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { EntryScreen } from '../lists/entry-screen.tsx';
import { OptionsFields } from '../options/options-fields.tsx';

/** An attribute: its name and its usual options. */
export default function AttributeScreen() {
  const t = useText();
  const language = useLanguage();
  const fields = {
    name: { label: t('catalog.name') },
    options: {
      label: t('catalog.optionsList'),
      control: ({ label, value, onChange, error }: ControlProps) => (
        <fieldset className="form-part">
          <legend className="text-label">{label}</legend>
          {error && <GroupError>{error}</GroupError>}
          <OptionsFields options={optionsOf(value)} onChange={onChange} />
        </fieldset>
      ),
      show: (value: unknown) =>
        optionsOf(value)
          .map((one) => translated(one, language))
          .join(', '),
    },
  };
  return (
    <EntryScreen
      list={{ to: '/items/attributes', label: t('catalog.attributes') }}
      newTitle={t('catalog.newAttribute')}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={contract.createAttribute}
            values={{ options: [{ en: '' }] }}
            fields={fields}
            submit={t('catalog.create')}
            onDone={onDone}
          />
        </Panel>
      )}
      read={contract.getAttribute}
      form={({ id, name, options, version }, onDone) => (
        <Form
          endpoint={contract.updateAttribute}
          params={{ id }}
          hidden={{ version }}
          values={{
            name: name as Translations,
            options: options as Translations[],
          }}
          fields={fields}
          onDone={onDone}
        />
      )}
      remove={contract.deleteAttribute}
      removeText={t('catalog.deleteAttributeText')}
    />
  );
}

function optionsOf(value: unknown): Attribute['options'] {
  return (value ?? []) as Attribute['options'];
}
