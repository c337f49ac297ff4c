import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ResponseOf } from '@errand/contract';
import type { previewTripChange } from '@errand/contract/rental-trip-changes';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import './change-trip-form.css';

type Cost = Pick<
  ResponseOf<typeof previewTripChange>,
  | 'before'
  | 'after'
  | 'difference'
  | 'due_amount'
  | 'payment_methods'
  | 'refund_to_wallet'
  | 'refund_by_hand'
  | 'problems'
>;
type Method = Cost['payment_methods'][number];

/** The cost or refund of the change, how an addition is paid, and the button with the exact difference. */
export function ChangeCost(props: { cost: Cost; busy: boolean; onAgree: (method: Method) => void }) {
  const { cost, busy, onAgree } = props;
  const t = useText();
  const money = useMoney();
  const [picked, setPicked] = useState<Method>('cash_on_delivery');
  const methods = cost.due_amount > 0 ? cost.payment_methods : [];
  const method = methods.includes(picked) ? picked : (methods[0] ?? 'cash_on_delivery');
  // A problem of the new end is shown at its field.
  const general = cost.problems.filter(({ field }) => field === undefined);
  if (cost.problems.length > 0 && general.length === 0) return null;
  if (general.length > 0)
    return (
      <Note as="div" live="alert" tone="warn">
        <ul>
          {general.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      </Note>
    );
  const rows = [
    { key: 'before', amount: cost.before.trip_amount },
    { key: 'after', amount: cost.after.trip_amount },
    { key: 'difference', amount: cost.difference },
    { key: 'toWallet', amount: cost.refund_to_wallet },
    { key: 'byHand', amount: cost.refund_by_hand },
  ] as const;
  return (
    <div className="change-cost">
      <Announced as="dl">
        {rows
          .filter(({ key, amount }) => amount !== 0 || key === 'difference')
          .map(({ key, amount }) => (
            <div
              key={key}
              className={cx('layout-row layout-between', key === 'difference' && 'change-cost-difference')}
            >
              <dt>{t(`rental-trip.cost.${key}`)}</dt>
              <dd>
                <bdi dir="ltr">{money.exact(amount)}</bdi>
              </dd>
            </div>
          ))}
      </Announced>
      {methods.length > 0 && (
        <fieldset>
          <legend className="text-label">{t('rental-trip.payAddition')}</legend>
          {methods.map((each) => (
            <RadioCard
              key={each}
              name="addition"
              value={each}
              checked={each === method}
              onChange={() => setPicked(each)}
              title={t(`rental-trip.addition.${each}`)}
            />
          ))}
        </fieldset>
      )}
      <Button size="lg" full split loading={busy} onClick={() => onAgree(method)}>
        <span>{t(cost.difference < 0 ? 'rental-trip.shorten' : 'rental-trip.extend')}</span>
        {cost.difference !== 0 && (
          <b>
            <bdi dir="ltr">{money.exact(cost.difference)}</bdi>
          </b>
        )}
      </Button>
    </div>
  );
}
