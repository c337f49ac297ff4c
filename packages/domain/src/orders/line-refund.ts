import { allocate } from '../money/index.ts';

/** The agreed amounts of an order that refunds of single lines are computed from. */
export type RefundableOrder = {
  couponDiscountMinor: number;
  taxIncluded: boolean;
  /** `totalMinor` is after the line's own discount; `taxMinor` its share of the order's tax. */
  lines: readonly { id: number; quantity: number; totalMinor: number; taxMinor: number }[];
};

export type LineQuantity = { lineId: number; quantity: number };

/**
 * What pieces of single lines cost their buyer: without the line's discount and its share of the coupon, with the tax that
 * was added. All lines together are the order's items, discounts, coupon and tax; delivery and fees are no part of it. The
 * pieces of one line are rounded down together. Throws RangeError for an unknown line and for more pieces than it has.
 */
export function lineRefund(
  order: RefundableOrder,
  chosen: readonly LineQuantity[],
): { amountMinor: number; lines: (LineQuantity & { amountMinor: number })[] } {
  if (new Set(chosen.map(({ lineId }) => lineId)).size !== chosen.length)
    throw new RangeError('a line is chosen twice');
  const totals = order.lines.map(({ totalMinor }) => totalMinor);
  const coupon = allocate(order.couponDiscountMinor, totals);
  const lines = chosen.map(({ lineId, quantity }) => {
    const index = order.lines.findIndex(({ id }) => id === lineId);
    const line = order.lines[index];
    if (!line || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.quantity)
      throw new RangeError(`not refundable: ${quantity} of line ${lineId}`);
    const paid = line.totalMinor - (coupon[index] ?? 0) + (order.taxIncluded ? 0 : line.taxMinor);
    const amountMinor = quantity === line.quantity ? paid : Math.floor((paid * quantity) / line.quantity);
    return { lineId, quantity, amountMinor };
  });
  return { amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0), lines };
}
