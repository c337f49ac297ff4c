import type { CartLine } from '@errand/contract/cart';

type Place = { zoneIds: number[]; modules: { id: number; all_zone_service: number }[] };

/** The store of the cart when it does not deliver to the location; null otherwise. */
export function storeElsewhere(lines: readonly CartLine[], { zoneIds, modules }: Place): string | null {
  const stranded = lines.find(({ module_id, item }) => {
    const everywhere = modules.find(({ id }) => id === module_id)?.all_zone_service === 1;
    return !everywhere && !zoneIds.includes(item.zone_id);
  });
  return stranded?.item.store_name ?? null;
}
