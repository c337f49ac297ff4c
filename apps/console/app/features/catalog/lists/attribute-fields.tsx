import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { Attribute } from '@errand/contract/console/item-fields';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import type { Field } from '#blocks/form/index.ts';
import { nameIn } from '../name-in.ts';
import { OptionsFields } from '../options/options-fields.tsx';

/** The fields of an attribute: its name and its usual options. */
export function useAttributeFields() {
  const t = useText();
  const language = useLanguage();
  return {
    name: { label: t('catalog.name') },
    options: {
      label: t('catalog.optionsList'),
      control: ({ label, value, onChange, error }) => (
        <fieldset className="item-part">
          <legend className="text-label">{label}</legend>
          {error && <GroupError>{error}</GroupError>}
          <OptionsFields options={optionsOf(value)} onChange={onChange} />
        </fieldset>
      ),
      show: (value) =>
        optionsOf(value)
          .map((one) => nameIn(one, language))
          .join(', '),
    },
  } satisfies Record<string, Field>;
}

function optionsOf(value: unknown): Attribute['options'] {
  return (value ?? []) as Attribute['options'];
}
