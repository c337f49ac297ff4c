import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';

/** Details that only trips have. */
export function TripPanel({ id, trip }: { id: number; trip: NonNullable<OrderDetails['trip']> }) {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  return (
    <Panel
      title={t('orders.trip')}
      actions={
        may('kitchen.read') && (
          <ButtonLink size="sm" variant="quiet" to={`/kitchen/trips/${id}`}>
            {t('orders.openCounter')}
          </ButtonLink>
        )
      }
    >
      <Facts
        facts={[
          [t('orders.tripPickup'), `${dates.dateTime(trip.pickup_at)}, ${trip.pickup}`],
          [
            t('orders.tripReturn'),
            [trip.return_at && dates.dateTime(trip.return_at), trip.destination].filter(Boolean).join(', '),
          ],
          [t('orders.driver'), trip.driver],
          [t('orders.deposit'), trip.deposit_minor > 0 ? <Amount minor={trip.deposit_minor} /> : null],
          [
            t('orders.vehicles'),
            <ul key="vehicles">
              {trip.vehicles.map(({ name, quantity, plates }) => (
                <li key={name}>
                  <bdi dir="ltr">{quantity}×</bdi> {name}
                  {plates.length > 0 && <span className="text-caption"> {plates.join(' · ')}</span>}
                </li>
              ))}
            </ul>,
          ],
        ]}
      />
    </Panel>
  );
}
