import type { AdminFreeDelivery } from './charge.ts';

/**
 * The subtotal at which delivery becomes free [MONEY-11]: `free_delivery_over` when set, otherwise the admin threshold.
 * 0 when delivery is always free, null when there is no threshold and therefore no progress bar.
 */
export function freeDeliveryThresholdMinor(
  freeDeliveryOverMinor: number | null,
  adminFree: AdminFreeDelivery | null,
): number | null {
  if (adminFree?.status && adminFree.type === 'free_delivery_to_all_store') return 0;
  if (freeDeliveryOverMinor) return freeDeliveryOverMinor;
  return adminFree?.status ? adminFree.thresholdMinor || null : null;
}

/**
 * The lowest subtotal from which delivery is free, by the rule of the charge: either amount is enough. 0 when delivery is
 * always free, null when no amount makes it free.
 */
export function freeDeliveryFromMinor(
  freeDeliveryOverMinor: number | null,
  adminFree: AdminFreeDelivery | null,
): number | null {
  if (adminFree?.status && adminFree.type === 'free_delivery_to_all_store') return 0;
  const amounts = [freeDeliveryOverMinor, adminFree?.status ? adminFree.thresholdMinor : null];
  const set = amounts.filter((amount): amount is number => amount !== null && amount > 0);
  return set.length > 0 ? Math.min(...set) : null;
}

/** Progress of a subtotal toward free delivery in percent, 0 to 100. A threshold of 0 is always reached. */
export function freeDeliveryProgress(subtotalMinor: number, thresholdMinor: number): number {
  if (thresholdMinor <= 0) return 100;
  return Math.min(100, Math.max(0, (subtotalMinor / thresholdMinor) * 100));
}
