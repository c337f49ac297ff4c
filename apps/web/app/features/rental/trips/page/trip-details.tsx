import { useText } from '@errand/client/i18n.tsx';
import { rebookTrip } from '@errand/contract/rental-trip-changes';
import type { Trip } from '@errand/contract/rental-trips';
import { isTripActive } from '@errand/domain/rental';
import { ConfirmDialog, Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PushOffer } from '#features/notifications/index.ts';
import {
  awaitsTransfer,
  HandoverCode,
  type ListedStep,
  OfflinePaymentSummary,
  PaymentNote,
  PayNow,
  PostDeliveryNotes,
  StepList,
  TransferArrived,
  useOrderTimes,
} from '#features/orders/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { CancellationPeriods } from '../../cancellation/cancellation-periods.tsx';
import { useRentalCart } from '../../cart/use-rental-cart.ts';
import { BOOKING, tripHref } from '../../rental-links.ts';
import { asOrder } from '../as-order.ts';
import { CancelTripForm } from '../cancel/cancel-trip-form.tsx';
import { ChangeTrip } from '../change/change-trip.tsx';
import { TripStatusTag } from '../trip-status-tag.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripBill } from './trip-bill.tsx';
import { TripCharges } from './trip-charges.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripProvider } from './trip-provider.tsx';
import { TripVehicles } from './trip-vehicles.tsx';
import { VehicleStates } from './vehicle-states.tsx';
import './trip-details.css';

/** A trip: its state and required actions first, then vehicles, places and times; price and actions beside them. */
export function TripDetails({ trip, nowMs }: { trip: Trip; nowMs: number }) {
  const t = useText();
  const order = asOrder(trip);
  const isRunning = isTripActive(trip.trip_status) && !trip.pay_by;
  const isOwner = trip.viewed_as === 'owner';
  return (
    <div className="trip-details">
      <div className="trip-details-main">
        <TripHead trip={trip} nowMs={nowMs} />
        <PaymentNote order={order} nowMs={nowMs} />
        {trip.payable && <PayNow order={order} page={tripHref({ orderId: trip.id })} />}
        {awaitsTransfer(order) && <OfflinePaymentSummary order={order} />}
        <TransferArrived order={order} />
        {isRunning && isOwner && <PushOffer />}
        <PostDeliveryNotes order={trip} />
        <TripCharges trip={trip} />
        {trip.otp && trip.trip_status === 'confirmed' && (
          <HandoverCode name={t('rental-trip.code')} help={t('rental-trip.codeHelp')} code={trip.otp} />
        )}
        <StepList steps={tripSteps(trip)} timeZone={trip.time_zone} withDay />
        <TripVehicles trip={trip} />
        <TripFacts trip={trip} />
        <VehicleStates trip={trip} />
      </div>
      <aside className="trip-details-side" aria-label={t('rental-trip.side')}>
        <TripProvider trip={trip} />
        <TripBill trip={trip} />
        <Cancellation trip={trip} nowMs={nowMs} />
        {isOwner && (
          <div className="trip-details-buttons">
            {!isRunning && !trip.pay_by && <Rebook tripId={trip.id} />}
            <ChangeTrip trip={trip} />
            <CancelTrip trip={trip} />
          </div>
        )}
        {isOwner && <TripActions trip={trip} />}
      </aside>
    </div>
  );
}

/** Books the same vehicles again. Asks before the cart is replaced. */
function Rebook({ tripId }: { tripId: number }) {
  const t = useText();
  const { count } = useRentalCart();
  const rebook = useRebook(tripId);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button full loading={rebook.isPending} onClick={() => (count > 0 ? setAsking(true) : rebook.mutate())}>
        {t('rental-trip.rebook')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('rental.cartOtherTitle')}
        text={t('rental-trip.rebookText')}
        cancel={t('rental.cartKeep')}
        confirm={t('rental.cartReplace')}
        busy={rebook.isPending}
        onConfirm={() => rebook.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

/** Replaces the vehicles of the rental cart by those of a past trip, and opens the booking. */
function useRebook(tripId: number) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.call(rebookTrip, { query: {}, body: { ...guestField(), trip_id: tripId } }),
    onSuccess: async ({ carts, user_data, message, left_out: left }) => {
      client.setQueryData(queryKeys.rentalCart, { carts, user_data });
      const names = left.map(isolateAny).join(t('auth.separator'));
      toastDone(left.length > 0 ? t('rental-trip.leftOut', { names }) : message);
      await navigate(BOOKING);
    },
    onError: (error) => toastApiError(error, t),
  });
}

/** What canceling costs until when, while the trip can be canceled. */
function Cancellation({ trip, nowMs }: { trip: Trip; nowMs: number }) {
  const t = useText();
  const { cancellation_periods: periods } = trip;
  if (periods.length === 0) return null;
  return (
    <div className="text-caption">
      <b className="text-label">{t('rental-booking.cancellation')}</b>
      <CancellationPeriods
        periods={periods}
        timeZone={trip.time_zone}
        nowMs={nowMs}
        isConfirmed={trip.trip_status === 'confirmed'}
      />
    </div>
  );
}

/** Cancels a trip before its pickup, after the dialog has shown the fee and the refund. */
function CancelTrip({ trip }: { trip: Trip }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!trip.cancelable && !open) return null;
  return (
    <>
      {trip.cancelable && (
        <Button variant="line" full onClick={() => setOpen(true)}>
          {t('rental-trip.cancel')}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('rental-trip.cancelTitle')}>
        <CancelTripForm trip={trip} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const STEPS = ['pending', 'confirmed', 'ongoing', 'completed'] as const;

/** The states of a trip as steps; one that ended early has the state it ended in after those it reached. */
export function tripSteps(trip: Trip): ListedStep[] {
  const { trip_status: status } = trip;
  const step = (key: (typeof STEPS)[number], state: ListedStep['state']): ListedStep => ({
    key,
    text: `rental-trip.step.${key}`,
    at: state === 'next' ? null : trip[key],
    state,
  });
  if (status === 'canceled' || status === 'payment_failed') {
    const reached = STEPS.filter((key) => trip[key] !== null).map((key) => step(key, 'done'));
    return [...reached, { key: status, text: `rental.status.${status}`, at: trip[status], state: 'stopped' }];
  }
  const now = STEPS.indexOf(status);
  const isOver = status === 'completed';
  return STEPS.map((key, at) => step(key, at < now || isOver ? 'done' : at === now ? 'now' : 'next'));
}

/** The state of the trip, announced on every change, and in a sentence. */
function TripHead({ trip, nowMs }: { trip: Trip; nowMs: number }) {
  const t = useText();
  return (
    <div className="trip-head">
      <p className="layout-row trip-head-tags">
        <Announced as="span">
          <TripStatusTag status={trip.trip_status} />
        </Announced>
        <span className="text-caption">
          {t('rental-trip.number')} <bdi dir="ltr">#{trip.id}</bdi>
        </span>
      </p>
      <h1 className="text-h1">
        <Headline trip={trip} nowMs={nowMs} />
      </h1>
      {trip.pay_by && <Deadline trip={trip} payBy={trip.pay_by} nowMs={nowMs} />}
      <ZoneNote timeZone={trip.time_zone} at={trip.pickup_time} />
    </div>
  );
}

function Headline({ trip, nowMs }: { trip: Trip; nowMs: number }) {
  const t = useText();
  const times = useOrderTimes(trip.time_zone);
  const moment = (at: string) => `${times.day(at, nowMs)}${t('ui.comma')} ${isolateAny(times.clock(at))}`;
  if (trip.pay_by) return t('orders.pay.waiting');
  switch (trip.trip_status) {
    case 'confirmed':
      return t('rental-trip.head.confirmed', { when: moment(trip.pickup_time) });
    case 'ongoing':
      return t('rental-trip.head.ongoing', { when: moment(trip.estimated_trip_end_time) });
    default:
      return t(`rental-trip.head.${trip.trip_status}`);
  }
}

function Deadline({ trip, payBy, nowMs }: { trip: Trip; payBy: string; nowMs: number }) {
  const t = useText();
  const { clock } = useOrderTimes(trip.time_zone);
  const minutes = Math.ceil((Date.parse(payBy) - nowMs) / 60_000);
  if (minutes <= 0) return <p className="text-muted">{t('orders.pay.over')}</p>;
  return (
    <p className="text-muted">
      {t('rental-trip.pay.left', { minutes })} <bdi dir="ltr">{clock(payBy)}</bdi>
    </p>
  );
}
