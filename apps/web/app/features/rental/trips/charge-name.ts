import type { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';

/** Names a charge of a trip's return: what was counted, or what it is for. */
export function chargeName(
  { kind, unit, units }: Pick<Trip['charges'][number], 'kind' | 'unit' | 'units'>,
  t: ReturnType<typeof useText>,
): string {
  return unit === null
    ? t(`rental-trip.charge.${kind}`)
    : t(`rental-trip.counted.${unit}`, { units: units ?? 0 });
}
