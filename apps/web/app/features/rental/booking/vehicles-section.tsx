import { useText } from '@errand/client/i18n.tsx';
import type { RentalCartLine } from '@errand/contract/rental-cart';
import type { TripProblem } from '@errand/contract/rental-trip-fields';
import type { TripQuote } from '@errand/contract/rental-trips';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Section } from '#features/checkout/index.ts';
import { OfferGap } from '../cart/offer-gap.tsx';
import type { CartTrip } from '../cart/use-rental-cart.ts';
import { useRentalCartChanges } from '../cart/use-rental-cart-changes.ts';
import { ALL_VEHICLES } from '../rental-links.ts';
import { idOf } from './problem-spots.ts';
import { VehicleLine } from './vehicle-line.tsx';
import './vehicles-section.css';

/** The vehicles, each with its price and the parts of it. One that was taken meanwhile shows how many are free. */
export function VehiclesSection(props: {
  trip: CartTrip;
  lines: RentalCartLine[];
  quote: TripQuote | null;
  problems: TripProblem[];
}) {
  const { trip, lines, quote, problems } = props;
  const t = useText();
  const changes = useRentalCartChanges();
  return (
    <Section title={t('rental-booking.vehicles')}>
      <ul className="vehicles-section" id={idOf('vehicles')} tabIndex={-1}>
        {lines.map((line) => (
          <VehicleLine
            key={line.id}
            line={line}
            priced={quote?.vehicles.find(({ vehicle_id: id }) => id === line.vehicle_id)}
            problem={problems.find(({ vehicle_id: id }) => id === line.vehicle_id)}
            changes={changes}
          />
        ))}
      </ul>
      <OfferGap trip={trip} />
      {problems.length > 0 && (
        <ButtonLink variant="quiet" size="sm" to={ALL_VEHICLES}>
          {t('rental-booking.otherVehicles')}
        </ButtonLink>
      )}
    </Section>
  );
}
