import { useText } from '@errand/client/i18n.tsx';
import type { OrderRow } from '@errand/contract/console/orders';
import { useEffect, useState } from 'react';
import { useDates } from '#platform/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The current time, updated every half minute, so that orders turn late on the screen. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function isLate({ due_at }: Pick<OrderRow, 'due_at'>, nowMs: number): boolean {
  return due_at !== null && Date.parse(due_at) < nowMs;
}

/** When a running order is due, or how late it is. */
export function DueTime({ order, now }: { order: Pick<OrderRow, 'due_at'>; now: number }) {
  const t = useText();
  const dates = useDates();
  if (order.due_at === null) return null;
  const left = Date.parse(order.due_at) - now;
  if (left < 0)
    return (
      <span className="tag bad">
        {-left < HOUR
          ? t('orders.lateBy', { minutes: Math.max(1, Math.floor(-left / MINUTE)) })
          : -left < DAY
            ? t('orders.lateByHours', { hours: Math.floor(-left / HOUR) })
            : t('orders.lateByDays', { days: Math.floor(-left / DAY) })}
      </span>
    );
  return (
    <span className="text-caption">
      {left < HOUR
        ? t('orders.dueIn', { minutes: Math.ceil(left / MINUTE) })
        : t('orders.dueAt', {
            time: left < DAY / 2 ? dates.clock(order.due_at) : dates.dateTime(order.due_at),
          })}
    </span>
  );
}

/** Marks an order whose courier waits for an absent customer. */
export function AbsentMark({ order: { absent_at } }: { order: Pick<OrderRow, 'absent_at'> }) {
  const t = useText();
  const dates = useDates();
  if (absent_at === null) return null;
  return <span className="tag bad">{t('orders.absentSince', { time: dates.clock(absent_at) })}</span>;
}
