import type { OrderType } from '../delivery/index.ts';
import type { OrderAmounts } from './order-document.ts';
import { type TaxKey, taxKey } from './tax-categories.ts';

/** The taxes of an order's document: of each line, of its charges, and their sums. */
export type OrderTaxes = Pick<OrderAmounts, 'chargeTaxes' | 'taxes'> & { lines: TaxKey[] };

/** The tax of an order as `orders` stores it. */
export type StoredTax = { type: OrderType; taxRate: number; taxMinor: number; lines: readonly unknown[] };

/**
 * The only place that tells the taxes of an order for its document. An order has one rate: on the goods, for a parcel on the
 * delivery.
 */
export function orderTaxes(
  seller: { taxNumber: string | null },
  { type, taxRate, taxMinor, lines }: StoredTax,
): OrderTaxes {
  const key = taxKey(seller, taxRate);
  return {
    lines: lines.map(() => key),
    chargeTaxes: type === 'parcel' ? { delivery: key, surcharge: key } : {},
    taxes: [{ ...key, taxMinor }],
  };
}
