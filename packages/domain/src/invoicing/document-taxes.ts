import { isSameRate, type OrderTax, rateOf, type TaxedPart, type TaxRate } from '../taxes/index.ts';
import type { OrderAmounts, OrderCharge } from './order-document.ts';
import { isSameTax, type TaxKey, taxKey } from './tax-categories.ts';

/** The charges of a document that are a taxed part of an order. */
const CHARGES_OF: Record<TaxedPart, readonly OrderCharge[]> = {
  goods: [],
  delivery: ['delivery', 'surcharge'],
  packaging: ['packaging'],
  service_fee: ['additional_charge'],
};

/** The taxes of an order's document: of each line, of its charges, and their sums. */
export type DocumentTaxes = Pick<OrderAmounts, 'taxes' | 'chargeTaxes'> & { lines: TaxKey[] };

/**
 * The taxes of an order's document, from those of the order (`orderTaxes`). A line without a stored rate, or with a rate that
 * the order's taxes lack, has the first rate of the goods.
 */
export function documentTaxes(
  seller: { taxNumber: string | null },
  taxes: readonly OrderTax[],
  lines: readonly { tax?: TaxRate | null }[],
): DocumentTaxes {
  const stated: OrderAmounts['taxes'] = [];
  const chargeTaxes: OrderAmounts['chargeTaxes'] = {};
  for (const { of, kind, ratePercent, baseMinor, amountMinor } of taxes) {
    if (baseMinor <= 0 && amountMinor === 0) continue;
    const key = taxKey(seller, ratePercent, kind);
    for (const charge of CHARGES_OF[of]) chargeTaxes[charge] = key;
    const same = stated.find((tax) => isSameTax(tax, key));
    if (same) same.taxMinor += amountMinor;
    else stated.push({ ...key, taxMinor: amountMinor });
  }
  const goods = taxes.filter(({ of }) => of === 'goods');
  const [usual = rateOf(0)] = goods;
  const keyOf = ({ tax }: { tax?: TaxRate | null }) => {
    const { kind, ratePercent } = goods.find((own) => tax && isSameRate(own, tax)) ?? usual;
    return taxKey(seller, ratePercent, kind);
  };
  return { lines: lines.map(keyOf), taxes: stated, chargeTaxes };
}
