/** SQL of the goods of an order `o` after discounts. `discount_minor` contains the store's offer. */
export const GOODS = 'o.items_minor - o.discount_minor';

/** SQL of the operator's commission on an order `o` of a store `s`: the store's own percentage, or the shop's. */
export function commissionSql(percent: string): string {
  return `round((${GOODS})::numeric * coalesce(s.commission_percent, ${percent})::numeric / 100)`;
}
