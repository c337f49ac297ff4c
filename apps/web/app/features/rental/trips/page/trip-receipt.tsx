import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { ReceiptFact, ReceiptMoment, ReceiptSheet } from '#features/orders/index.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { tripLength } from '../trip-length.ts';
import { TripStatusTag } from '../trip-status-tag.tsx';
import { TripBill } from './trip-bill.tsx';

/** The paper of a trip: provider, both ends of the trip, driver, vehicles, and the bill with its money. */
export function TripReceipt({ trip }: { trip: Trip }) {
  const t = useText();
  const { business_name: shop } = useConfig();
  const { provider, driver, time_zone: timeZone } = trip;
  const ended = trip.completed ?? trip.canceled;
  return (
    <ReceiptSheet
      paper={trip.money.paper}
      kind={t('rental-trip.number')}
      id={trip.id}
      facts={
        <>
          <ReceiptFact name={t('rental-trip.booked')}>
            <ReceiptMoment at={trip.created_at} timeZone={timeZone} />
          </ReceiptFact>
          <ReceiptFact name={t('orders.receipt.state')}>
            <TripStatusTag status={trip.trip_status} />
            {ended && <ReceiptMoment at={ended} timeZone={timeZone} />}
          </ReceiptFact>
          <ReceiptFact name={t('rental-trip.pickup')}>
            <ReceiptMoment at={trip.pickup_time} timeZone={timeZone} />
            <bdi>{trip.pickup_location.location_name}</bdi>
          </ReceiptFact>
          <ReceiptFact name={t('rental-trip.return')}>
            <ReceiptMoment at={trip.estimated_trip_end_time} timeZone={timeZone} />
            <span>
              {t(`rental.mode.${trip.trip_type}`)}
              <span className="text-separator" /> {tripLength(trip, t)}
            </span>
          </ReceiptFact>
          <ReceiptFact name={t('rental-trip.provider')}>
            <b>{provider.name}</b>
            <bdi>{provider.address}</bdi>
            <bdi dir="ltr">{provider.phone}</bdi>
          </ReceiptFact>
          {driver && (
            <ReceiptFact name={t('rental-booking.driver')}>
              <bdi>{driver.name}</bdi>
              <bdi dir="ltr">{driver.phone}</bdi>
            </ReceiptFact>
          )}
          <ReceiptFact name={t('rental-trip.bill.vehicles')}>
            {trip.trip_details.map(
              ({ id, quantity, vehicle_details: vehicle, license_plate_number: plates }) => (
                <span key={id}>
                  <bdi dir="ltr">{quantity}×</bdi> {vehicle.name}
                  {plates.length > 0 && (
                    <>
                      <span className="text-separator" /> <bdi dir="ltr">{plates.join(', ')}</bdi>
                    </>
                  )}
                </span>
              ),
            )}
          </ReceiptFact>
        </>
      }
      thanks={t('orders.receipt.thanks', { shop })}
    >
      <ZoneNote timeZone={timeZone} at={trip.pickup_time} />
      <TripBill trip={trip} />
    </ReceiptSheet>
  );
}
