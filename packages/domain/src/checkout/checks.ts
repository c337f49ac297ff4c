/** Whether the subtotal after item discounts reaches the store's minimum (0 is none). */
export function checkMinimumOrder(
  subtotalMinor: number,
  minimumMinor: number,
): { ok: true } | { ok: false; code: 'below_minimum'; minimumMinor: number; missingMinor: number } {
  if (subtotalMinor >= minimumMinor) return { ok: true };
  return { ok: false, code: 'below_minimum', minimumMinor, missingMinor: minimumMinor - subtotalMinor };
}

/** Whether the total is within the cash-on-delivery maximum of zone and module (null or 0 is none). */
export function checkCashOnDelivery(
  totalMinor: number,
  maximumMinor: number | null,
): { ok: true } | { ok: false; code: 'cash_limit'; maximumMinor: number } {
  if (!maximumMinor || totalMinor <= maximumMinor) return { ok: true };
  return { ok: false, code: 'cash_limit', maximumMinor };
}

/** Whether an order with a prescription item has at least one prescription image. */
export function checkPrescription(
  required: boolean,
  imageCount: number,
): { ok: true } | { ok: false; code: 'prescription_required' } {
  return required && imageCount === 0 ? { ok: false, code: 'prescription_required' } : { ok: true };
}

/** What a customer may enter at the checkout or say on the phone, in units of the currency. */
export const CHECKOUT_LIMITS = { tipMajor: 10_000, bringChangeMajor: 1_000_000 } as const;
