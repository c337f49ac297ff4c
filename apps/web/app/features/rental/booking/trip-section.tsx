import { useText } from '@errand/client/i18n.tsx';
import type { RentalCartLine } from '@errand/contract/rental-cart';
import type { TripProblem } from '@errand/contract/rental-trip-fields';
import { RENTAL_TYPES, type RentalType } from '@errand/domain/rental';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { CalendarClock, Flag, MapPin, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Section } from '#features/checkout/index.ts';
import { useOrderTimes } from '#features/orders/index.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import type { CartTrip, RentalCartState } from '../cart/use-rental-cart.ts';
import { useRentalCartChanges } from '../cart/use-rental-cart-changes.ts';
import { lengthText } from '../vehicle-labels.ts';
import { idOf } from './problem-spots.ts';
import './trip-section.css';

const ChangeTripDialog = lazy(() =>
  import('../cart/change-trip-dialog.tsx').then((part) => ({ default: part.ChangeTripDialog })),
);
/** Where and when the trip begins and ends, in the clock of its zone, with a button to change it. */
export function TripSection(props: {
  trip: CartTrip;
  lines: RentalCartState['lines'];
  problems: TripProblem[];
}) {
  const { trip, lines, problems } = props;
  const { time_zone: timeZone } = trip;
  const t = useText();
  const times = useOrderTimes(timeZone);
  const { changeTrip, busy } = useRentalCartChanges();
  const [open, setOpen] = useState(false);
  const moment = (at: string) => (
    <>
      {times.day(at)}
      {t('ui.comma')} <bdi dir="ltr">{times.clock(at)}</bdi>
    </>
  );
  const types = typesOfAll(lines);
  return (
    <Section title={t('rental-booking.trip')}>
      <div className="trip-section" id={idOf('trip')} tabIndex={-1}>
        <ul>
          <Fact icon={<MapPin className="icon" size={20} />} name={t('rental.pickupAt')}>
            <bdi>{trip.pickup_location.location_name}</bdi>
          </Fact>
          <Fact icon={<CalendarClock className="icon" size={20} />} name={t('rental.pickupTime')}>
            {moment(trip.pickup_time)}
          </Fact>
          {trip.destination_location && (
            <Fact icon={<Flag className="icon" size={20} />} name={t('rental-booking.destination')}>
              <bdi>{trip.destination_location.location_name}</bdi>
            </Fact>
          )}
          <Fact icon={<Undo2 className="icon" size={20} />} name={t('rental-booking.returnTime')}>
            {moment(trip.destination_time)}
            <span className="text-caption">
              {t(`rental.mode.${trip.rental_type}`)}
              <span className="text-separator" /> {lengthText(trip, t)}
            </span>
          </Fact>
        </ul>
        <button type="button" className="button soft sm" onClick={() => setOpen(true)}>
          {t('checkout.change')}
          <span className="sr-only"> {t('rental-booking.trip')}</span>
        </button>
      </div>
      <ZoneNote timeZone={timeZone} at={trip.pickup_time} />
      {[...new Set(problems.map(({ message }) => message))].map((text) => (
        <FieldProblem key={text} text={text} />
      ))}
      {open && (
        <Suspense fallback={null}>
          <ChangeTripDialog
            trip={trip}
            types={types}
            timeZone={timeZone}
            problems={problems.map(({ field = '', message }) => ({ field, text: message }))}
            busy={busy}
            onSave={(change) => changeTrip(trip.id, change)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>
        <span className="text-caption">{name}</span>
        <span>{children}</span>
      </span>
    </li>
  );
}

/** The rental types in which every vehicle of the cart is offered. */
export function typesOfAll(lines: Pick<RentalCartLine, 'vehicle'>[]): RentalType[] {
  const prices = {
    hourly: 'hourly_price',
    distance_wise: 'distance_price',
    day_wise: 'day_wise_price',
  } as const satisfies Record<RentalType, keyof RentalCartLine['vehicle']>;
  return RENTAL_TYPES.filter((type) => lines.every(({ vehicle }) => vehicle[prices[type]] !== null));
}
