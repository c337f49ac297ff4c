import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError, type ResponseOf } from '@errand/contract';
import { cancelTrip, previewTripCancellation } from '@errand/contract/rental-trip-changes';
import type { Trip } from '@errand/contract/rental-trips';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Reasoned, ReasonForm, useNow } from '#features/orders/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { CancellationPeriods } from '../../cancellation/cancellation-periods.tsx';

const REASONS = ['plans', 'time', 'other', 'price'] as const;

/**
 * The consequences of canceling now, the reason, and two buttons. The server cancels only for the fee that was shown.
 */
export function CancelTripForm({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const nowMs = useNow();
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
      <CancelTerms trip={trip} terms={terms} nowMs={nowMs} />
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
  'cancellation_periods' | 'paid_amount' | 'fee' | 'refund' | 'refund_to_wallet' | 'refund_to_provider'
>;

/** Shows what canceling costs until when, the part of the payment that the provider retains, and where the rest is refunded. */
export function CancelTerms({ trip, terms, nowMs }: { trip: Trip; terms: Terms; nowMs: number }) {
  const t = useText();
  const money = useMoney();
  const rows = [
    { key: 'paid', amount: terms.paid_amount },
    { key: 'kept', amount: -terms.fee },
    { key: 'toWallet', amount: terms.refund_to_wallet },
    { key: 'toProvider', amount: terms.refund_to_provider },
  ] as const;
  return (
    <div className="cancel-terms">
      <CancellationPeriods
        periods={terms.cancellation_periods}
        timeZone={trip.time_zone}
        nowMs={nowMs}
        isConfirmed={trip.trip_status === 'confirmed'}
      />
      {terms.paid_amount > 0 && (
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
      )}
    </div>
  );
}
