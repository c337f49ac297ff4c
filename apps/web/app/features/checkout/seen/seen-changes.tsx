import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { SeenChange } from '@errand/domain/checkout';
import { isolate } from '@errand/ui/isolate.ts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSlotLabels } from '../time/use-slot-labels.ts';
import type { SeenState } from './use-seen-order.ts';
import './seen-changes.css';

/** The class of the notes, of which a page shows one: in the bar of a phone, else in the summary. */
export const SEEN_CHANGES = 'seen-changes';

type Labels = {
  totalChanged: TextKey;
  /** The operator's name of the additional charge. */
  additional?: string | undefined;
};

/** What has changed since the visitor saw the order, each by name with the amount before and now; focused on demand. */
export function SeenChanges({ state, labels }: { state: SeenState; labels: Labels }) {
  const t = useText();
  const title = useSeenTitle(labels.totalChanged)(state);
  if (title === null) return null;
  return (
    <div
      className={`note warn ${SEEN_CHANGES}`}
      tabIndex={-1}
      role="group"
      aria-label={t('checkout.changed')}
    >
      <CircleAlert className="icon" size={20} />
      <div className="seen-changes-list">
        <p>{title}</p>
        <ul>
          {state.changes.map((change) => (
            <li key={change.of === 'line' ? change.key : change.of}>
              <span>{nameOf(change, t, labels)}</span>
              <span className="seen-changes-amounts">
                <Sides change={change} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The title of the note; null without changes. */
export function useSeenTitle(totalChanged: TextKey): (state: SeenState) => string | null {
  const t = useText();
  const money = useMoney();
  const shown = (amount: number | null) => isolate(money.exact(amount ?? 0));
  return ({ changes, before, now }) => {
    if (changes.length === 0) return null;
    if (shown(before) === shown(now)) return t('checkout.changedLook');
    return t(totalChanged, { before: shown(before), now: shown(now) });
  };
}

const NAMES = {
  coupon: 'checkout.coupon',
  tax: 'checkout.tax',
  delivery: 'checkout.deliveryFee',
  surcharge: 'checkout.surcharge',
  packaging: 'checkout.packaging',
  tip: 'checkout.tip',
  deposit: 'rental-booking.deposit',
  minimum: 'checkout.minimum',
  cashback: 'checkout.cashback',
  wallet: 'checkout.fromWallet',
  total: 'checkout.total',
} as const;

function nameOf(change: SeenChange, t: ReturnType<typeof useText>, { additional }: Labels): string {
  if (change.of === 'line') return change.name;
  if (change.of === 'arrival') return t('checkout.arrives');
  if (change.of === 'additional') return additional || t('checkout.additional');
  return t(NAMES[change.of]);
}

function Sides({ change }: { change: SeenChange }) {
  const t = useText();
  const money = useMoney();
  const { clock } = useSlotLabels();
  if (change.of === 'arrival') {
    const shown = (at: string) => clock(at.slice(11, 16));
    return <BeforeAndNow before={change.before && shown(change.before)} now={shown(change.now)} />;
  }
  if (change.of !== 'line') {
    const shown = (amount: number) =>
      change.of === 'delivery' && amount === 0 ? t('checkout.free') : money.exact(amount);
    return <BeforeAndNow before={shown(change.before)} now={shown(change.now)} />;
  }
  const { before, now } = change;
  const isCounted = before?.quantity !== now?.quantity || (now?.quantity ?? 1) > 1;
  const sideText = (side: typeof now) =>
    side && `${isCounted ? `${side.quantity}× ` : ''}${money.exact(side.amount)}`;
  return (
    <BeforeAndNow
      before={sideText(before)}
      now={sideText(now) ?? t('checkout.changedRemoved')}
      isNew={before === null}
    />
  );
}

function BeforeAndNow(props: { before: string | null; now: ReactNode; isNew?: boolean }) {
  const t = useText();
  const { before, now, isNew } = props;
  return (
    <>
      {isNew && <span>{t('checkout.changedAdded')} </span>}
      {before !== null && (
        <s>
          <span className="sr-only">{t('ui.before')} </span>
          <bdi>{before}</bdi>
        </s>
      )}{' '}
      <b>
        {before !== null && <span className="sr-only">{t('checkout.changedNow')} </span>}
        <bdi>{now}</bdi>
      </b>
    </>
  );
}
