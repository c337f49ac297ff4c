import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ResponseOf } from '@errand/contract';
import type { previewTripCancellation } from '@errand/contract/rental-trip-changes';
import type { Trip } from '@errand/contract/rental-trips';
import { isolate } from '@errand/ui/isolate.ts';
import { useOrderTimes } from '#features/orders/index.ts';

type Terms = Pick<
  ResponseOf<typeof previewTripCancellation>,
  | 'free_until'
  | 'cancellation_percent'
  | 'paid_amount'
  | 'fee'
  | 'refund'
  | 'refund_to_wallet'
  | 'refund_to_provider'
>;

/** Shows the provider's rules, the part of the payment that the provider retains, and where the rest is refunded. */
export function CancelTerms({ trip, terms }: { trip: Trip; terms: Terms }) {
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(trip.time_zone);
  const { free_until: until, cancellation_percent: percent } = terms;
  const rows = [
    { key: 'paid', amount: terms.paid_amount },
    { key: 'kept', amount: -terms.fee },
    { key: 'toWallet', amount: terms.refund_to_wallet },
    { key: 'toProvider', amount: terms.refund_to_provider },
  ] as const;
  const when = until && `${times.weekday(until)}${t('ui.comma')} ${isolate(times.clock(until))}`;
  return (
    <div className="cancel-terms">
      <p className="text-muted">
        {percent === 0 || !when
          ? t('rental-booking.cancelFree')
          : t('rental-booking.cancelUntil', { until: when, fee: isolate(`${percent}%`) })}
      </p>
      {terms.paid_amount > 0 ? (
        <dl>
          {rows
            .filter(({ amount }) => amount !== 0)
            .map(({ key, amount }) => (
              <div key={key} className="layout-row layout-between">
                <dt>{t(`rental-trip.terms.${key}`)}</dt>
                <dd>
                  <bdi dir="ltr">{money.exact(amount)}</bdi>
                </dd>
              </div>
            ))}
        </dl>
      ) : (
        <p>{t('rental-trip.nothingPaid')}</p>
      )}
    </div>
  );
}
