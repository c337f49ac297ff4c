import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { toMinor } from '@errand/domain/money';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useState } from 'react';
import { useSession } from '#platform/session.ts';

/** A typed amount. Invalid text leaves the value unchanged. */
export function PriceField(props: {
  label: string;
  help?: string;
  minor: number;
  error?: string | undefined;
  onChange: (minor: number) => void;
}) {
  const { label, help, minor, error, onChange } = props;
  const { money } = useSession();
  const [text, setText] = useState((minor / 10 ** money.digits).toFixed(money.digits));
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      dir="ltr"
      inputMode="decimal"
      start={<span aria-hidden="true">{money.symbol}</span>}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const amount = typedAmount(target.value);
        if (amount !== null && amount >= 0) onChange(toMinor(amount, money.digits));
      }}
      onBlur={() => setText((minor / 10 ** money.digits).toFixed(money.digits))}
    />
  );
}
