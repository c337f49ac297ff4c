import type { Translate } from '@errand/client/i18n.tsx';
import { FUELS, GEARBOXES, type RentalType } from '@errand/domain/rental';

const NAMED_GEARS = GEARBOXES.filter((gear) => gear !== 'none');
const NAMED_FUELS = FUELS.filter((fuel) => fuel !== 'none');

/** A transmission type in the page's language; null without a gearbox, unknown values stay unchanged. */
export function gearText(gear: string, t: Translate): string | null {
  if (gear === 'none') return null;
  const match = NAMED_GEARS.find((word) => word === gear);
  return match ? t(`rental.gear.${match}`) : gear;
}

/** A kind of fuel in the page's language; null without fuel, unknown values stay unchanged. */
export function fuelText(fuel: string, t: Translate): string | null {
  if (fuel === 'none') return null;
  const match = NAMED_FUELS.find((word) => word === fuel);
  return match ? t(`rental.fuel.${match}`) : fuel;
}

/** "3 days", "2 hours" or "20 km". */
export function lengthText(
  trip: { rental_type: RentalType; estimated_hours: number; distance: number },
  t: Translate,
): string {
  if (trip.rental_type === 'distance_wise') return t('rental.kilometers', { count: trip.distance });
  const days = trip.rental_type === 'day_wise';
  const count = days ? Math.ceil(trip.estimated_hours / 24) : trip.estimated_hours;
  return t(days ? 'rental.days' : 'rental.hours', { count });
}
