import type { Translate } from '#platform/i18n/index.ts';

const GEARS = ['automatic', 'manual'] as const;
const FUELS = ['petrol', 'diesel', 'hybrid', 'electric', 'none'] as const;

/** What the wire calls a gearbox, in the page's language; unknown words stay as they are. */
export function gearText(gear: string, t: Translate): string {
  const known = GEARS.find((word) => word === gear);
  return known ? t(`rental.gear.${known}`) : gear;
}

export function fuelText(fuel: string, t: Translate): string {
  const known = FUELS.find((word) => word === fuel);
  return known ? t(`rental.fuel.${known}`) : fuel;
}
