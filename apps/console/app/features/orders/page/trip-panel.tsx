import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { canCancelTrip } from '@errand/domain/rental';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';

type Trip = NonNullable<OrderDetails['trip']>;

/** Details that only trips have. */
export function TripPanel({ order, trip }: { order: OrderDetails; trip: Trip }) {
  const { id, status, is_canceled: isCanceled } = order;
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const at = (instant: string | null, place: string | null) =>
    [instant && isolateAny(dates.dateTime(instant)), place && isolateAny(place)]
      .filter(Boolean)
      .join(`${t('ui.comma')} `);
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
          [t('orders.tripPickup'), at(trip.pickup_at, trip.pickup)],
          [t('orders.tripReturn'), at(trip.return_at, trip.destination)],
          [t('orders.driver'), trip.driver && <bdi key="driver">{trip.driver}</bdi>],
          [t('orders.deposit'), trip.deposit_minor > 0 ? <Amount minor={trip.deposit_minor} /> : null],
          [
            t('orders.tripCanceling'),
            (canCancelTrip(status) || isCanceled) && <CancellationPeriods key="cancel" trip={trip} />,
          ],
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

/** What canceling costs by the terms that were agreed, a line for each period. */
function CancellationPeriods({ trip: { cancellation_periods: periods } }: { trip: Trip }) {
  const t = useText();
  const dates = useDates();
  if (periods.every(({ percent }) => percent === 0)) return t('orders.tripCancelFree');
  return (
    <ul>
      {periods.map(({ until, percent, fee_minor: feeMinor }) => (
        <li key={percent}>
          {until === null
            ? t('orders.tripCancelAfter')
            : t('orders.tripCancelUntil', { time: isolateAny(dates.dateTime(until)) })}{' '}
          {percent === 0 ? t('orders.tripCancelNothing') : isolate(`${percent}%`)}
          {feeMinor > 0 && (
            <>
              {t('ui.comma')} <Amount minor={feeMinor} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
