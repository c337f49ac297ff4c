import type { OrderDetails } from '@errand/contract/console/orders';
import { type LineQuantity, lineRefund } from '@errand/domain/orders';

/** The lines with pieces to refund. */
export function chosenLines(quantities: ReadonlyMap<number, number>): LineQuantity[] {
  return [...quantities].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
}

/** The amount of a refund of these lines, in minor units. Null lines refund the rest of the order. */
export function quoteRefund(order: OrderDetails, totalMinor: number, lines: LineQuantity[] | null): number {
  if (lines === null) return totalMinor;
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
  return lineRefund(agreed, lines).amountMinor;
}
