import type { PricedCartLine } from '@errand/contract/cart-line';

type Place = { zoneIds: number[]; modules: { id: number; all_zone_service: number }[] };

/** The store whose lines wait in the cart although it does not deliver to the place; null where all is well. */
export function storeElsewhere(lines: readonly PricedCartLine[], { zoneIds, modules }: Place): string | null {
  const stranded = lines.find(({ moduleId, details }) => {
    const everywhere = modules.find(({ id }) => id === moduleId)?.all_zone_service === 1;
    return !everywhere && !zoneIds.includes(details.zone_id);
  });
  return stranded?.details.store_name ?? null;
}
