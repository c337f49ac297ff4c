import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError, type ResponseOf } from '@errand/contract';
import { cancelTrip, previewTripCancellation } from '@errand/contract/rental-trip-changes';
import type { Trip } from '@errand/contract/rental-trips';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Reasoned, ReasonForm, useOrderTimes } from '#features/orders/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

const REASONS = ['plans', 'time', 'other', 'price'] as const;

/**
 * The consequences of canceling now, the reason, and two buttons. The server cancels only for the fee that was shown.
 */
export function CancelTripForm({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const preview = useQuery({
    queryKey: queryKeys.trips.cancellation(trip.id),
    queryFn: () => api.call(previewTripCancellation, { query: { ...guestField(), trip_id: trip.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const cancel = useMutation({
    mutationFn: ({ reason, text, fee }: Reasoned & { fee: number }) =>
      api.call(cancelTrip, {
        query: {},
        body: { ...guestField(), trip_id: trip.id, reason, note: text || null, fee },
      }),
    onSuccess: ({ message }) => {
      toastDone(message);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.trips.all }),
  });
  const terms = preview.data;
  if (preview.isError)
    return (
      <Note live="alert" tone="warn" text={preview.error.message}>
        <Button size="sm" variant="ink" onClick={() => void preview.refetch()}>
          {t('ui.retry')}
        </Button>
      </Note>
    );
  if (!terms) return <Skeleton height="180px" radius="16px" />;
  if (!terms.cancelable)
    return (
      <>
        <p className="text-muted">{t('rental-trip.tooLate')}</p>
        <Button full onClick={onClose}>
          {t('rental-trip.keep')}
        </Button>
      </>
    );
  const hasChanged = cancel.error instanceof ApiError && cancel.error.code === 'price_changed';
  return (
    <>
      {cancel.error && (
        <Note
          live="alert"
          tone="warn"
          text={hasChanged ? t('rental-trip.feeChanged') : cancel.error.message}
        />
      )}
      <CancelTerms trip={trip} terms={terms} />
      <ReasonForm
        name="cancel-trip"
        load={async () => REASONS.map((reason) => t(`rental-trip.reason.${reason}`))}
        legend={t('rental-trip.cancelWhy')}
        words={t('orders.refundNote')}
        onSend={(given) => cancel.mutate({ ...given, fee: terms.fee })}
      >
        <div className="confirm-dialog-buttons">
          <Button variant="quiet" onClick={onClose}>
            {t('rental-trip.keep')}
          </Button>
          <Button type="submit" variant="danger" loading={cancel.isPending}>
            {t('rental-trip.cancel')}
          </Button>
        </div>
      </ReasonForm>
    </>
  );
}

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
  function rule(): string {
    if (percent === 0) return t('rental-booking.cancelFree');
    const fee = isolate(`${percent}%`);
    if (until === null)
      return t(trip.trip_status === 'pending' ? 'rental-booking.cancelOver' : 'rental-booking.cancelKept', {
        fee,
      });
    const when = `${times.weekday(until)}${t('ui.comma')} ${isolate(times.clock(until))}`;
    return t('rental-booking.cancelUntil', { until: when, fee });
  }

  return (
    <div className="cancel-terms">
      <p className="text-muted">{rule()}</p>
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
