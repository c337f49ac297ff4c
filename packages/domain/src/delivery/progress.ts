import type { AdminFree } from './charge.ts';

/**
 * The amount at which delivery becomes free: `free_delivery_over` when set, else the admin threshold, 0 when it is
 * free anyway, null when no threshold exists and there is no bar to show.
 */
export function freeDeliveryThresholdMinor(
  freeDeliveryOverMinor: number | null,
  adminFree: AdminFree | null,
): number | null {
  if (adminFree?.status && adminFree.type === 'free_delivery_to_all_store') return 0;
  if (freeDeliveryOverMinor) return freeDeliveryOverMinor;
  return adminFree?.status ? adminFree.thresholdMinor || null : null;
}

/** How far a subtotal is on its way to free delivery, 0 to 100. A threshold of 0 is reached. */
export function freeDeliveryProgress(subtotalMinor: number, thresholdMinor: number): number {
  if (thresholdMinor <= 0) return 100;
  return Math.min(100, Math.max(0, (subtotalMinor / thresholdMinor) * 100));
}
