import type { useMay } from '#platform/session.ts';

/** Order of the navigation's groups: office staff see their daily work first, stores and couriers their own side. */
export function groupOrder(may: ReturnType<typeof useMay>) {
  return may('zones.read') ? (['work', 'office', 'side'] as const) : (['side', 'work', 'office'] as const);
}
