import { useText } from '@errand/client/i18n.tsx';
import type { KitchenOrder } from '@errand/contract/console/sides/kitchen';
import { isolate } from '@errand/ui/isolate.ts';
import { useDates } from '#platform/format.ts';
import './ticket-lines.css';

/** The vehicles to hand over, with the times of pickup and return. */
export function TripLines({ trip }: { trip: NonNullable<KitchenOrder['trip']> }) {
  const t = useText();
  const dates = useDates();
  return (
    <>
      <ul className="ticket-lines">
        {trip.vehicles.map(({ name, quantity, plates }) => (
          <li key={name}>
            <b className="ticket-lines-count">
              <bdi dir="ltr">{quantity}×</bdi>
            </b>
            <span>
              <b>{name}</b>
              {plates.length > 0 && (
                <span className="text-caption">
                  {t('kitchen.plates', { plates: plates.map(shownPlate).join(' · ') })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-caption">
        {t('kitchen.tripOut', { time: dates.dateTime(trip.pickup_at) })} ·{' '}
        {t('kitchen.tripBack', { time: dates.dateTime(trip.return_at) })}
      </p>
    </>
  );
}

/** Prevents a line break within a plate. */
function shownPlate(plate: string): string {
  return isolate(plate.replaceAll(' ', '\u00a0'));
}
