import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useDebounced } from '@errand/client/use-debounced.ts';
import type { ResponseOf } from '@errand/contract';
import { changeTrip, previewTripChange } from '@errand/contract/rental-trip-changes';
import type { Trip } from '@errand/contract/rental-trips';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { DateTimeField } from '@errand/ui/forms/date/date-field.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useIdempotentSend } from '#platform/api/idempotent-send.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { dayStart, fromField, toField } from '../../cart/trip-clock.ts';
import './change-trip-form.css';

/** Extends or shortens a trip, after the dialog has shown the difference. */
export function ChangeTrip({ trip }: { trip: Trip }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!trip.changeable && !open) return null;
  return (
    <>
      {trip.changeable && (
        <Button variant="soft" full onClick={() => setOpen(true)}>
          {t('rental-trip.change')}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('rental-trip.changeTitle')}>
        <ChangeTripForm trip={trip} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** A new return or distance, its price difference, and the button that agrees to it. */
function ChangeTripForm({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const t = useText();
  const isByDistance = trip.trip_type === 'distance_wise';
  const known = isByDistance
    ? String(trip.distance ?? '')
    : toField(trip.estimated_trip_end_time, trip.time_zone);
  const [typed, setTyped] = useState(known);
  const end = typed === known ? null : endOf(typed, trip);
  const { preview, change, isSettled } = useTripChange(trip, end, onClose);
  const rejected = end !== null && isSettled ? (preview.data?.problems ?? []) : [];
  const rejection = rejected.find(({ field: at }) => at !== undefined);
  const missing = isByDistance ? 'rental-booking.need.distance' : 'rental-trip.needReturn';
  const field = {
    value: typed,
    error: end === null && typed !== known ? t(missing) : (rejection?.message ?? null),
  };
  return (
    <div className="change-trip-form">
      {isByDistance ? (
        <TextField
          {...field}
          onChange={(event) => setTyped(event.target.value)}
          inputMode="decimal"
          dir="ltr"
          label={t('rental.tripCount.distance_wise')}
        />
      ) : (
        <DateTimeField
          {...field}
          onChange={setTyped}
          timeZone={trip.time_zone}
          min={dayStart(toField(trip.pickup_time, trip.time_zone), trip.time_zone)}
          required
          label={t('rental-trip.newReturn')}
        />
      )}
      <ZoneNote timeZone={trip.time_zone} at={trip.estimated_trip_end_time} />
      {change.error && <Note live="alert" tone="warn" text={change.error.message} />}
      {end === null && <p className="text-muted">{t('rental-trip.changeText')}</p>}
      {end && preview.isError && (
        <Note live="alert" tone="warn" text={preview.error.message}>
          <Button size="sm" variant="ink" onClick={() => void preview.refetch()}>
            {t('ui.retry')}
          </Button>
        </Note>
      )}
      {end && !preview.isError && (!preview.data || !isSettled) && <Skeleton height="150px" radius="16px" />}
      {end && preview.data && isSettled && (
        <ChangeCost
          cost={preview.data}
          byDay={trip.trip_type === 'day_wise'}
          busy={change.isPending}
          onAgree={(payment_method) => change.mutate({ difference: preview.data.difference, payment_method })}
        />
      )}
    </div>
  );
}

function endOf(typed: string, trip: Trip): NewEnd | null {
  if (trip.trip_type === 'distance_wise') {
    const distance = Number(typed);
    return distance > 0 ? { distance } : null;
  }
  const destination_time = fromField(typed, trip.time_zone);
  return destination_time === null ? null : { destination_time };
}

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
export function ChangeCost(props: {
  cost: Cost;
  /** Whether the trip is by days, of which a started one counts as a whole. */
  byDay: boolean;
  busy: boolean;
  onAgree: (method: Method) => void;
}) {
  const { cost, byDay, busy, onAgree } = props;
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
      {byDay && <p className="text-muted">{t('rental-trip.startedDays')}</p>}
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

/** The new end: the time of the return, or the distance of a trip by distance. */
type NewEnd = { destination_time: string } | { distance: number };

const DEBOUNCE_MS = 300;

/** Previews a new end of the trip (null: nothing to preview) and applies it at the previewed difference. */
export function useTripChange(trip: Trip, end: NewEnd | null, onChanged: () => void) {
  const t = useText();
  const client = useQueryClient();
  const text = JSON.stringify(end);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const key = { trip_id: trip.id, ...guestField() };
  const preview = useQuery({
    queryKey: queryKeys.trips.change(trip.id, settled),
    queryFn: ({ signal }) => {
      const body = { ...key, ...(JSON.parse(settled) as NewEnd) };
      return api.call(previewTripChange, { query: {}, body }, { signal });
    },
    enabled: settled !== 'null',
    staleTime: 0,
    gcTime: 0,
  });
  const send = useIdempotentSend();
  const change = useMutation({
    mutationFn: (agreed: { difference: number; payment_method: 'cash_on_delivery' | 'wallet' }) => {
      const wanted = { ...key, ...(JSON.parse(settled) as NewEnd), ...agreed };
      return send(wanted, (body, headers) => api.call(changeTrip, { query: {}, body }, { headers }));
    },
    onSuccess: () => {
      toastDone(t('rental-trip.changed'));
      onChanged();
    },
    onSettled: () =>
      Promise.all(
        [queryKeys.trips.all, queryKeys.customer, queryKeys.wallet.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { preview, change, isSettled: text === settled };
}
