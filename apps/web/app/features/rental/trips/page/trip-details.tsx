import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { isTripActive } from '@errand/domain/rental';
import {
  awaitsTransfer,
  HandoverCode,
  OfflinePaymentSummary,
  PaymentNote,
  PayNow,
  PostDeliveryNotes,
  StepList,
  TransferArrived,
} from '#features/orders/index.ts';
import { tripHref } from '../../rental-links.ts';
import { asOrder } from '../as-order.ts';
import { CancelTrip } from '../cancel/cancel-trip.tsx';
import { ChangeTrip } from '../change/change-trip.tsx';
import { tripSteps } from '../trip-steps.ts';
import { Rebook } from './rebook.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripBill } from './trip-bill.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripHead } from './trip-head.tsx';
import { TripProvider } from './trip-provider.tsx';
import { TripVehicles } from './trip-vehicles.tsx';
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
        <PostDeliveryNotes order={trip} />
        {trip.otp && trip.trip_status === 'confirmed' && (
          <HandoverCode name={t('rental-trip.code')} help={t('rental-trip.codeHelp')} code={trip.otp} />
        )}
        <StepList steps={tripSteps(trip)} timeZone={trip.time_zone} withDay />
        <TripVehicles trip={trip} />
        <TripFacts trip={trip} />
      </div>
      <aside className="trip-details-side" aria-label={t('rental-trip.side')}>
        <TripProvider trip={trip} />
        <TripBill trip={trip} />
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
