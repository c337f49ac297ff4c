import { allocate } from '../money/index.ts';

/** The agreed amounts of an order that refunds of single lines are computed from. */
export type RefundableOrder = {
  couponDiscountMinor: number;
  taxIncluded: boolean;
  /**
   * `totalMinor` is after the line's own discount; `taxMinor` its share of the order's tax; `refundedQuantity` the pieces
   * that earlier refunds returned, none if absent.
   */
  lines: readonly {
    id: number;
    quantity: number;
    totalMinor: number;
    taxMinor: number;
    refundedQuantity?: number;
  }[];
};

export type LineQuantity = { lineId: number; quantity: number };

/**
 * The price that the buyer paid for pieces of single lines: without the line's discount and its share of the coupon,
 * with added tax. All lines together are the order's items, discounts, coupon and tax, without delivery and fees.
 * Pieces are rounded down together with earlier refunds of the line, so that several refunds add up to the line. Throws
 * RangeError for an unknown line and for more pieces than are left of it.
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
    const before = line?.refundedQuantity ?? 0;
    if (!line || !Number.isSafeInteger(quantity) || quantity < 1 || before + quantity > line.quantity)
      throw new RangeError(`not refundable: ${quantity} of line ${lineId}`);
    const paid = line.totalMinor - (coupon[index] ?? 0) + (order.taxIncluded ? 0 : line.taxMinor);
    const amountMinor =
      piecesMinor(paid, before + quantity, line.quantity) - piecesMinor(paid, before, line.quantity);
    return { lineId, quantity, amountMinor };
  });
  return { amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0), lines };
}

function piecesMinor(lineMinor: number, pieces: number, ofPieces: number): number {
  return Math.floor((lineMinor * pieces) / ofPieces);
}

/** The number of pieces of each line that earlier refunds returned. */
export function refundedQuantities(
  refunds: readonly { lines: readonly LineQuantity[] | null }[],
): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { lineId, quantity } of refunds.flatMap(({ lines }) => lines ?? []))
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return pieces;
}

/** The amount that further refunds of an order can return: its total without the approved ones. */
export function refundableMinor(totalMinor: number, approvedMinor: readonly number[]): number {
  return Math.max(
    0,
    approvedMinor.reduce((left, amount) => left - amount, totalMinor),
  );
}
