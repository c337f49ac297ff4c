import { useText } from '@errand/client/i18n.tsx';
import type { KitchenOrder } from '@errand/contract/console/kitchen/board';
import { cx } from '@errand/ui/cx.ts';
import { useDates } from '#platform/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Below this remaining time an unaccepted order is urgent. */
const URGENT_MS = 2 * MINUTE;

type Limited = Pick<KitchenOrder, 'accept_by' | 'status'>;

function leftOf({ accept_by, status }: Limited, now: number): number | null {
  return accept_by === null || status !== 'pending' ? null : Date.parse(accept_by) - now;
}

/** Whether the shop will soon cancel the order because it is not accepted. */
export function isUrgent(order: Limited, now: number): boolean {
  const left = leftOf(order, now);
  return left !== null && left < URGENT_MS;
}

/** The time that remains for the store to accept an order. */
export function AcceptTime({ order, now }: { order: Limited; now: number }) {
  const t = useText();
  const dates = useDates();
  const left = leftOf(order, now);
  if (left === null || order.accept_by === null) return null;
  return (
    <p className={cx('tag', isUrgent(order, now) ? 'bad' : 'warn')}>
      {left <= 0
        ? t('kitchen.acceptOver')
        : left < HOUR
          ? t('kitchen.acceptWithin', { minutes: Math.ceil(left / MINUTE) })
          : t('kitchen.acceptBy', { time: dates.dateTime(order.accept_by) })}
    </p>
  );
}
