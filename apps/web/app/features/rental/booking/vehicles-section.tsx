import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { RentalCartLine } from '@errand/contract/rental-cart';
import type { TripProblem } from '@errand/contract/rental-trip-fields';
import type { TripQuote } from '@errand/contract/rental-trips';
import { Button, ButtonLink, IconButton } from '@errand/ui/forms/button.tsx';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Price } from '@errand/ui/price.tsx';
import { Trash2 } from 'lucide-react';
import { Section } from '#features/checkout/index.ts';
import { OfferGap } from '../cart/offer-gap.tsx';
import type { CartTrip } from '../cart/use-rental-cart.ts';
import { useRentalCartChanges } from '../cart/use-rental-cart-changes.ts';
import { VehicleQuantity } from '../cart/vehicle-quantity.tsx';
import { ALL_VEHICLES } from '../rental-links.ts';
import { idOf } from './problem-spots.ts';
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

type Priced = TripQuote['vehicles'][number];

/** A vehicle of the booking: quantity, price of the trip and its parts, or why it is not available. */
export function VehicleLine(props: {
  line: RentalCartLine;
  /** Undefined until the quote has arrived. */
  priced: Priced | undefined;
  problem: TripProblem | undefined;
  changes: ReturnType<typeof useRentalCartChanges>;
}) {
  const { line, priced, problem, changes } = props;
  const t = useText();
  const money = useMoney();
  const { vehicle, quantity } = line;
  const { name } = vehicle;
  const before = priced?.trip ? priced.trip.price_before_discount * quantity : null;
  const free = problem?.free ?? 0;
  return (
    <li className="vehicle-line" aria-busy={changes.busy || undefined}>
      <Tile
        name={name}
        className="size-88 mirror-ltr"
        src={vehicle.thumbnail_full_url}
        art={vehicle.art}
        width={88}
      />
      <div className="vehicle-line-main">
        <div className="layout-row layout-between">
          <b className="text-title text-clip">{name}</b>
          <IconButton label={t('rental.cartRemove', { name })} onClick={() => void changes.remove(line)}>
            <Trash2 size={18} />
          </IconButton>
        </div>
        {priced?.trip && <MadeOf trip={priced.trip} />}
        <div className="layout-row layout-between vehicle-line-end">
          <VehicleQuantity line={line} changes={changes} />
          {priced?.trip && (
            <Price
              now={money.exact(priced.total_price)}
              before={before === null ? null : money.exact(before)}
            />
          )}
          {priced?.trip === null && <span className="text-caption">{t('rental.cartNotSo')}</span>}
        </div>
        {problem && (
          <div className="vehicle-line-taken">
            <FieldProblem text={problem.message} />
            {free > 0 && free < quantity && (
              <Button variant="soft" size="sm" onClick={() => void changes.setQuantity(line, free)}>
                {t('rental-booking.takeFree', { count: free })}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** "3 days × $40.00" of one vehicle, and what the provider's minimum adds. */
function MadeOf({ trip }: { trip: NonNullable<Priced['trip']> }) {
  const t = useText();
  const money = useMoney();
  const price = isolate(money.exact(trip.unit_price));
  return (
    <p className="text-caption">
      {t(`rental-booking.made.${trip.unit}`, { count: trip.units, price })}
      {trip.minimum_addition > 0 && (
        <>
          <br />
          {t('rental-booking.minimum', { amount: isolate(money.exact(trip.minimum_addition)) })}
        </>
      )}
    </p>
  );
}
