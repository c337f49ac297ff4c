import type { useMay } from '#platform/session.ts';

/** Order of the navigation's groups: office staff see their daily work first, stores and couriers theirs. */
export function groupOrder(may: ReturnType<typeof useMay>) {
  return may('zones.read')
    ? (['work', 'office', 'partners'] as const)
    : (['partners', 'work', 'office'] as const);
}
