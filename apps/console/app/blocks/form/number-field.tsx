import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useState } from 'react';

/** A number of a row. Text that is no number is sent as -1, which the server rejects at the list of rows. */
export function NumberField(props: { label: string; value: number; onChange: (value: number) => void }) {
  const { label, value, onChange } = props;
  const [text, setText] = useState(value < 0 ? '' : String(value));
  return (
    <TextField
      label={label}
      dir="ltr"
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(typedAmount(target.value) ?? -1);
      }}
    />
  );
}
