import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderEdit } from '@errand/contract/orders';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useOrderTimes } from '../times/use-order-times.ts';
import './order-edits.css';

/** The shop's edits of the order: quantities and total before and after, and the refunded amounts. */
export function OrderEdits({ order }: { order: Pick<Order, 'edits' | 'time_zone'> }) {
  const t = useText();
  const last = order.edits.at(-1);
  useAnnouncement(last ? [t('orders.edit.title'), last.reason].filter(Boolean).join(': ') : '');
  return order.edits.map((edit) => <Edit key={edit.id} edit={edit} timeZone={order.time_zone} />);
}

const REFUNDS = [
  ['to_provider', 'orders.back.bank'],
  ['to_wallet', 'orders.back.wallet'],
  ['by_hand', 'orders.back.hand'],
] as const;

function Edit({ edit, timeZone }: { edit: OrderEdit; timeZone: string }) {
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(timeZone);
  const refunds = REFUNDS.filter(([target]) => edit[target] > 0);
  const { by_hand_paid_at: paidAt } = edit;
  return (
    <section className="order-edit" aria-label={t('orders.edit.title')}>
      <Note tone="info">
        <span>
          {t('orders.edit.title')}
          {edit.reason && (
            <>
              : <bdi>{edit.reason}</bdi>
            </>
          )}
        </span>
      </Note>
      <ul className="order-edit-lines">
        {changedLines(edit).map(({ key, name, variant, before, after }) => (
          <li key={key}>
            <span>
              {name}
              {variant && <span className="text-caption"> {variant}</span>}
            </span>
            <span>
              {before > 0 && <Quantity label={t('orders.edit.before')} of={before} isOld />}
              {after > 0 ? <Quantity label={t('orders.edit.after')} of={after} /> : t('orders.edit.removed')}
            </span>
          </li>
        ))}
        <li>
          <b>{t('orders.edit.total')}</b>
          <span>
            <del>
              <bdi dir="ltr">{money.exact(edit.amount_before)}</bdi>
            </del>{' '}
            <ins>
              <bdi dir="ltr">{money.exact(edit.amount_after)}</bdi>
            </ins>
          </span>
        </li>
      </ul>
      {refunds.map(([target, sentence]) => (
        <p key={target} className="text-caption">
          {t(target === 'by_hand' && paidAt !== null ? 'orders.back.handDone' : sentence, {
            amount: isolate(money.exact(edit[target])),
            date: paidAt === null ? '' : isolateAny(times.fullDate(paidAt)),
          })}
        </p>
      ))}
    </section>
  );
}

function Quantity({ label, of, isOld = false }: { label: string; of: number; isOld?: boolean }) {
  const Mark = isOld ? 'del' : 'ins';
  return (
    <Mark>
      <span className="sr-only">{label} </span>
      <bdi dir="ltr">{of}×</bdi>
    </Mark>
  );
}

type ChangedLine = { key: string; name: string; variant: string; before: number; after: number };

/** The lines whose quantity an edit changed; an added or removed line has 0 on the other side. */
export function changedLines({ before, after }: Pick<OrderEdit, 'before' | 'after'>): ChangedLine[] {
  const lines = new Map<string, ChangedLine>();
  const count = (side: 'before' | 'after', all: OrderEdit['before']) => {
    for (const { item_id, name, variant, quantity } of all) {
      const key = `${item_id} ${variant}`;
      const line = lines.get(key) ?? { key, name, variant, before: 0, after: 0 };
      lines.set(key, { ...line, [side]: line[side] + quantity });
    }
  };
  count('before', before);
  count('after', after);
  return [...lines.values()].filter((line) => line.before !== line.after);
}
