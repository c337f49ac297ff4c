import { useText } from '@errand/client/i18n.tsx';
import type { Field } from '#blocks/form/index.ts';
import { ChoiceControl } from '../item-controls.tsx';

/** The fields of a category. `parents` are the main categories that it can be put in. */
export function useCategoryFields(parents: readonly { id: number; name: string }[]) {
  const t = useText();
  return {
    name: { label: t('catalog.name') },
    parent_id: {
      label: t('catalog.parent'),
      control: (props) => (
        <ChoiceControl
          {...props}
          options={parents}
          optional
          onChange={(value) => props.onChange(value ?? null)}
        />
      ),
      show: (value) => parents.find(({ id }) => id === value)?.name ?? '–',
    },
    position: { label: t('catalog.position'), help: t('catalog.positionHelp') },
    active: { label: t('catalog.active') },
  } satisfies Record<string, Field>;
}
