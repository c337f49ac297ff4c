import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { toMinor } from '@errand/domain/money';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useState } from 'react';
import { useSession } from '#platform/session.ts';
import type { FieldProps } from './form-types.ts';

/** An amount in the shop's currency; its value is in minor units. */
export function MoneyControl({ name, field, isRequired, value, onChange, error }: FieldProps) {
  const { money } = useSession();
  const [text, setText] = useState(
    typeof value === 'number' ? (value / 10 ** money.digits).toFixed(money.digits) : '',
  );
  return (
    <TextField
      name={name}
      label={field.label}
      help={field.help}
      error={error}
      optional={!isRequired}
      dir="ltr"
      inputMode="decimal"
      start={<span aria-hidden="true">{money.symbol}</span>}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const amount = typedAmount(target.value);
        onChange(amount === null ? undefined : toMinor(amount, money.digits));
      }}
    />
  );
}
