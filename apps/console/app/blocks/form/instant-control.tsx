import { TextField } from '@errand/ui/forms/field.tsx';
import type { FieldProps } from './form-types.ts';

/** A date with a time in the member's time zone; its value is an ISO instant. */
export function InstantControl({ name, field, isRequired, value, onChange, error }: FieldProps) {
  return (
    <TextField
      type="datetime-local"
      name={name}
      label={field.label}
      help={field.help}
      error={error}
      optional={!isRequired}
      value={localText(value)}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : new Date(target.value).toISOString())
      }
    />
  );
}

/** "2026-11-24T18:30". */
function localText(value: unknown): string {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
