import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Vehicle } from '@errand/contract/rental';
import type { RentalTerms, TripPrice } from '@errand/contract/rental-trip-fields';
import { isolate } from '@errand/ui/isolate.ts';
import { Price } from '@errand/ui/price.tsx';
import './trip-price.css';

/** The price of a vehicle for the searched trip, with its parts below. */
export function TripPriceLine({ vehicle, trip }: { vehicle: Vehicle; trip: TripPrice }) {
  const t = useText();
  const money = useMoney();
  const parts = usePriceParts(trip);
  const limit = useLengthLimit(vehicle);
  return (
    <div className="trip-price">
      <Price
        now={money.exact(trip.price)}
        before={trip.discount > 0 ? money.exact(trip.price_before_discount) : null}
        unit={t('rental-search.forTrip')}
      />
      <p className="text-caption">{parts}</p>
      {limit && <p className="text-caption trip-price-limit">{limit}</p>}
    </div>
  );
}

/** "3 days at $38.00", and the discount of the provider's offer. */
function usePriceParts(trip: TripPrice): string {
  const t = useText();
  const money = useMoney();
  const values = { length: useUnits()(trip), price: `\u2068${money.exact(trip.unit_price)}\u2069` };
  const parts = t(trip.minimum_addition > 0 ? 'rental-search.partsMinimum' : 'rental-search.parts', values);
  if (trip.offer_discount === 0) return parts;
  return t('rental-search.partsOffer', { parts, amount: isolate(money.exact(trip.offer_discount)) });
}

/** The units of a price as text: "3 days", "2 hours", "20 km". */
export function useUnits(): (trip: Pick<TripPrice, 'unit' | 'units'>) => string {
  const t = useText();
  return ({ unit, units }) => {
    if (unit === 'kilometer') return t('rental.kilometers', { count: units });
    return t(unit === 'day' ? 'rental.days' : 'rental.hours', { count: units });
  };
}

/** Why the trip is too long or too short for the provider; null if it is not, or without a trip. */
export function useLengthLimit({ trip, provider }: Pick<Vehicle, 'trip' | 'provider'>): string | null {
  const limitText = useLimitText(provider.terms);
  return trip && limitText(trip.hours);
}

/** Why so many hours are too long or too short for these terms; null if they are not. */
export function useLimitText(terms: RentalTerms): (hours: number) => string | null {
  const t = useText();
  const hoursText = useHoursText();
  const { minimum_hours: least, maximum_hours: most } = terms;
  return (hours) => {
    if (hours < least) return t('rental-search.fromHours', { hours: hoursText(least) });
    if (most !== null && hours > most) return t('rental-search.upToHours', { hours: hoursText(most) });
    return null;
  };
}

/** Hours as text, whole days as days. */
export function useHoursText(): (hours: number) => string {
  const t = useText();
  return (hours) =>
    hours >= 48 && hours % 24 === 0
      ? t('rental.days', { count: hours / 24 })
      : t('rental.hours', { count: hours });
}
