import { useText } from '@errand/client/i18n.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import type { ControlProps } from '#blocks/form/index.ts';

/** One of the plans, or none. */
export function PlanControl(props: ControlProps & { options: readonly { id: number; name: string }[] }) {
  const { id, label, value, onChange, error, options } = props;
  const t = useText();
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('stores.planNone')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}
