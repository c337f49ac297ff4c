import type { PricedCartLine } from '@errand/contract/cart-line';
import { servesLocation } from '#platform/serves-location.ts';

type ChosenLocation = Parameters<typeof servesLocation>[1];

/** The name of the cart's store when it does not deliver to the location; null otherwise. */
export function storeElsewhere(lines: readonly PricedCartLine[], location: ChosenLocation): string | null {
  const stranded = lines.find(
    ({ moduleId, details }) => !servesLocation({ zone_id: details.zone_id, module_id: moduleId }, location),
  );
  return stranded?.details.store_name ?? null;
}
