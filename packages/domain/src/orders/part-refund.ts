/** The parts of an order besides its lines that staff can refund alone, each once. */
export const REFUND_PARTS = ['tip', 'delivery'] as const;
export type RefundPart = (typeof REFUND_PARTS)[number];

/** The charges that the parts of an order's refund return. `deliveryTaxMinor` is the tax on top of the delivery. */
export type OrderCharges = {
  tipMinor: number;
  deliveryMinor: number;
  surchargeMinor: number;
  deliveryTaxMinor: number;
};

/** What the buyer paid for a part: the tip, or the delivery with its surcharge and the tax on top of them. */
export function partMinor(
  { tipMinor, deliveryMinor, surchargeMinor, deliveryTaxMinor }: OrderCharges,
  part: RefundPart,
): number {
  return part === 'tip' ? tipMinor : deliveryMinor + surchargeMinor + deliveryTaxMinor;
}

/** The parts that cost something and that no approved refund has returned. */
export function refundableParts(
  charges: OrderCharges,
  refunds: readonly { parts: readonly RefundPart[] }[],
): RefundPart[] {
  const returned = new Set(refunds.flatMap(({ parts }) => parts));
  return REFUND_PARTS.filter((part) => partMinor(charges, part) > 0 && !returned.has(part));
}
