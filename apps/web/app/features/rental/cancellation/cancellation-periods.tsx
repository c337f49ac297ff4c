import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { CancellationPeriods as Periods } from '@errand/contract/rental-trip-fields';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { useOrderTimes } from '#features/orders/index.ts';
import './cancellation-periods.css';

/** Lists the cancellation fee of each period from now on. A sentence below says the most that is ever kept. */
export function CancellationPeriods(props: {
  periods: Periods;
  timeZone: string;
  nowMs: number;
  isConfirmed: boolean;
}) {
  const { periods, timeZone, nowMs, isConfirmed } = props;
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(timeZone);
  if (periods.every(({ percent }) => percent === 0)) return <p>{t('rental-booking.cancelFree')}</p>;
  if (periods.every(({ fee }) => fee === 0)) return <p>{t('rental-booking.cancelUnpaid')}</p>;
  const ahead = periods.filter(({ until }) => until === null || nowMs <= Date.parse(until));

  function lineOf({ until, percent, fee }: Periods[number]): string {
    const costs = { fee: isolate(money.exact(fee)), percent: isolate(`${percent}%`) };
    if (until === null)
      return t(ahead.length > 1 ? 'rental-booking.cancelLater' : 'rental-booking.cancelNow', costs);
    const at = `${times.weekday(until)}${t('ui.comma')} ${isolateAny(times.clock(until))}`;
    return percent === 0
      ? t('rental-booking.cancelUntilFree', { until: at })
      : t('rental-booking.cancelUntil', { ...costs, until: at });
  }

  return (
    <div className="cancellation-periods">
      <ul>
        {ahead.map((period) => (
          <li key={period.percent}>{lineOf(period)}</li>
        ))}
      </ul>
      <p>{t(isConfirmed ? 'rental-booking.cancelMost' : 'rental-booking.cancelPending')}</p>
    </div>
  );
}
