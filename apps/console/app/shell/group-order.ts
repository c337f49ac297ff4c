import type { useMay } from '#platform/session.ts';

/** Groups of the navigation: the office begins with its daily work, stores and couriers begin with their own side. */
export function groupOrder(may: ReturnType<typeof useMay>) {
  return may('zones.read') ? (['work', 'office', 'side'] as const) : (['side', 'work', 'office'] as const);
}
