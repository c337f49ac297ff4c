import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import './change-field.css';

export const CHANGE_FIELD = 'bring-change';
const MAX = 1_000_000;

/** The amount a cash customer pays with, so that the courier brings change; at least the total, and cut with a message. */
export function ChangeField(props: {
  value: number;
  total: number | null;
  onChange: (amount: number) => void;
}) {
  const t = useText();
  const money = useMoney();
  const { value, total, onChange } = props;
  const isBelowTotal = isTooLittle(value, total);
  const [isAbove, setAbove] = useState(false);
  const error = isAbove
    ? t('checkout.atMost', { maximum: isolate(money.exact(MAX)) })
    : isBelowTotal && total !== null
      ? t('checkout.changeShort', { total: isolate(money.exact(total)) })
      : null;
  return (
    <div className="change-field">
      <TextField
        id={CHANGE_FIELD}
        label={t('checkout.bringChange')}
        optional
        type="number"
        inputMode="decimal"
        dir="ltr"
        min={0}
        max={MAX}
        step="any"
        defaultValue={value > 0 ? value : ''}
        start={<span className="text-muted">{money.style.symbol}</span>}
        error={error}
        onChange={(event) => {
          const amount = Number(event.target.value);
          setAbove(amount > MAX);
          onChange(Number.isFinite(amount) ? Math.min(MAX, Math.max(0, amount)) : 0);
        }}
      />
    </div>
  );
}

/** Whether the amount paid with is below the total. */
export function isTooLittle(change: number, total: number | null): boolean {
  return change > 0 && total !== null && change < total;
}
