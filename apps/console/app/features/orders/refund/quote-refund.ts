import type { OrderDetails } from '@errand/contract/console/orders';
import { type LineQuantity, lineRefund, type RefundPart } from '@errand/domain/orders';

/** The lines with pieces to refund. */
export function chosenLines(quantities: ReadonlyMap<number, number>): LineQuantity[] {
  return [...quantities].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
}

type Refundable = NonNullable<OrderDetails['refundable']>;
type Chosen = { lines: LineQuantity[]; parts: readonly RefundPart[] };

/** The amount of a refund of these lines and parts, in minor units. Null refunds the rest of the order. */
export function quoteRefund(order: OrderDetails, refundable: Refundable, chosen: Chosen | null): number {
  if (chosen === null) return refundable.total_minor;
  const agreed = {
    couponDiscountMinor: order.coupon_discount_minor,
    taxIncluded: order.tax_included,
    lines: order.lines.map(({ id, quantity, total_minor, tax_minor, refunded_quantity }) => ({
      id,
      quantity,
      refundedQuantity: refunded_quantity,
      totalMinor: total_minor,
      taxMinor: tax_minor,
    })),
  };
  const ofParts = refundable.parts.filter(({ name }) => chosen.parts.includes(name));
  return ofParts.reduce(
    (sum, { amount_minor }) => sum + amount_minor,
    lineRefund(agreed, chosen.lines).amountMinor,
  );
}
