/** Whether an order reaches the store's minimum (0 is none); counts the subtotal after item discounts. */
export function checkMinimumOrder(
  subtotalMinor: number,
  minimumMinor: number,
): { ok: true } | { ok: false; code: 'below_minimum'; minimumMinor: number; missingMinor: number } {
  if (subtotalMinor >= minimumMinor) return { ok: true };
  return { ok: false, code: 'below_minimum', minimumMinor, missingMinor: minimumMinor - subtotalMinor };
}

/** Cash on delivery has a maximum per zone and module (null or 0 is none). */
export function checkCashOnDelivery(
  totalMinor: number,
  maximumMinor: number | null,
): { ok: true } | { ok: false; code: 'cash_limit'; maximumMinor: number } {
  if (!maximumMinor || totalMinor <= maximumMinor) return { ok: true };
  return { ok: false, code: 'cash_limit', maximumMinor };
}

/** An order with a prescription item needs a picture of the prescription. */
export function checkPrescription(
  required: boolean,
  imageCount: number,
): { ok: true } | { ok: false; code: 'prescription_required' } {
  return required && imageCount === 0 ? { ok: false, code: 'prescription_required' } : { ok: true };
}
