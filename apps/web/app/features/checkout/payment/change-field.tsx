import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { AmountField } from './amount-field.tsx';
import './change-field.css';

export const CHANGE_FIELD = 'bring-change';
const MAX = 1_000_000;

/** The amount a cash customer pays with, so that the courier brings change; at least the total. */
export function ChangeField(props: {
  value: number;
  total: number | null;
  onChange: (amount: number) => void;
}) {
  const t = useText();
  const money = useMoney();
  const { value, total, onChange } = props;
  return (
    <div className="change-field">
      <AmountField
        id={CHANGE_FIELD}
        label={t('checkout.bringChange')}
        optional
        value={value}
        max={MAX}
        error={
          isTooLittle(value, total) && total !== null
            ? t('checkout.changeShort', { total: isolate(money.exact(total)) })
            : null
        }
        onChange={onChange}
      />
    </div>
  );
}

/** Whether the amount paid with is below the total. */
export function isTooLittle(change: number, total: number | null): boolean {
  return change > 0 && total !== null && change < total;
}
