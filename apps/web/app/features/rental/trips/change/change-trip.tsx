import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { DateTimeField } from '@errand/ui/forms/date/date-field.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { ZoneNote } from '#features/orders/index.ts';
import { dayStart, fromField, toField } from '../../cart/trip-clock.ts';
import { ChangeCost } from './change-cost.tsx';
import { type NewEnd, useTripChange } from './use-trip-change.ts';
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
