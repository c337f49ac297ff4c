import type { PricedCartLine } from '@errand/contract/cart-line';

type Place = { zoneIds: number[]; modules: { id: number; all_zone_service: number }[] };

/** The store of the cart when it does not deliver to the location; null otherwise. */
export function storeElsewhere(lines: readonly PricedCartLine[], { zoneIds, modules }: Place): string | null {
  const stranded = lines.find(({ moduleId, details }) => {
    const everywhere = modules.find(({ id }) => id === moduleId)?.all_zone_service === 1;
    return !everywhere && !zoneIds.includes(details.zone_id);
  });
  return stranded?.details.store_name ?? null;
}
