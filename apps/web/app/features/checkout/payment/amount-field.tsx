import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';

/**
 * An amount that the visitor types, in digits of any script, which a number input would swallow. `onChange` gets it within
 * 0 and `max`, in the decimals of the currency; what is cut or cannot be read is said.
 */
export function AmountField(props: {
  id?: string;
  label: string;
  optional?: boolean;
  /** The amount to begin with; 0 is none. */
  value: number;
  max: number;
  /** What is wrong with the amount itself. */
  error?: string | null;
  autoFocus?: boolean;
  onChange: (amount: number) => void;
}) {
  const { value, max, error = null, onChange, ...field } = props;
  const t = useText();
  const money = useMoney();
  const [typed, setTyped] = useState(value > 0 ? String(value) : '');
  const fault = amountFault(typed, max);
  const faults = {
    above: t('checkout.atMost', { maximum: isolate(money.exact(max)) }),
    unreadable: t('checkout.amountUnreadable'),
  };
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={14}
      value={typed}
      start={<span className="text-muted">{money.style.symbol}</span>}
      error={fault ? faults[fault] : error}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(amountOf(event.target.value, max, money.style.digits));
      }}
    />
  );
}

/** What is wrong with a typed amount; null for an amount from 0 to `max`, and for none. */
export function amountFault(typed: string, max: number): 'above' | 'unreadable' | null {
  const amount = typedAmount(typed) ?? 0;
  if (Number.isNaN(amount) || amount < 0) return 'unreadable';
  return amount > max ? 'above' : null;
}

/** A typed amount within its bounds, in the decimals of the currency; 0 for none and for one that cannot be read. */
export function amountOf(typed: string, max: number, digits: number): number {
  const amount = typedAmount(typed) ?? 0;
  return amountFault(typed, max) === 'unreadable' ? 0 : Number(Math.min(amount, max).toFixed(digits));
}
