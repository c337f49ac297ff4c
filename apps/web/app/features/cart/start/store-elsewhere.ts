import type { PricedCartLine } from '@errand/contract/cart-line';
import { servesPlace } from '#platform/serves-location.ts';

type Place = Parameters<typeof servesPlace>[1];

/** The name of the cart's store when it does not deliver to the location; null otherwise. */
export function storeElsewhere(lines: readonly PricedCartLine[], place: Place): string | null {
  const stranded = lines.find(
    ({ moduleId, details }) => !servesPlace({ zone_id: details.zone_id, module_id: moduleId }, place),
  );
  return stranded?.details.store_name ?? null;
}
