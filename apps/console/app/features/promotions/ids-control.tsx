import { TextField } from '@errand/ui/forms/field.tsx';
import { useState } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';

/** A list of numbers, separated by commas or spaces. */
export function IdsControl({ id, label, help, value, onChange, error }: ControlProps & { help: string }) {
  const [text, setText] = useState(Array.isArray(value) ? value.join(', ') : '');
  return (
    <TextField
      id={id}
      label={label}
      help={help}
      error={error}
      optional
      dir="ltr"
      inputMode="numeric"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(idsIn(target.value));
      }}
    />
  );
}

function idsIn(text: string): number[] {
  return [...new Set((text.match(/\d+/g) ?? []).map(Number))].filter((id) => id > 0);
}
