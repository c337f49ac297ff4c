import type { StoredTaxes } from '@errand/domain/taxes';
import { columnsOf, type RowOf } from '../../platform/db/index.ts';
import { orders } from './orders.tables.ts';

const TAXED = columnsOf(orders, 'o', [
  'type',
  'taxes',
  'taxMinor',
  'taxRate',
  'taxIncluded',
  'itemsMinor',
  'discountMinor',
  'couponDiscountMinor',
  'deliveryMinor',
  'surchargeMinor',
]);

/** What a row of an order says about its taxes, which `orderTaxes` reads. */
export function storedTaxes(row: RowOf<typeof TAXED>): StoredTaxes & { taxIncluded: boolean } {
  return {
    type: row.type,
    taxes: row.taxes,
    taxMinor: row.tax_minor,
    taxRate: row.tax_rate,
    taxIncluded: row.tax_included,
    itemsMinor: row.items_minor,
    discountMinor: row.discount_minor,
    couponDiscountMinor: row.coupon_discount_minor,
    deliveryMinor: row.delivery_minor,
    surchargeMinor: row.surcharge_minor,
  };
}
