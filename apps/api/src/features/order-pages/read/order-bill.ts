import { type QuotePart, quoteParts } from '@errand/domain/checkout';
import type { OrderRow } from './order-row.ts';

/** The bill by the function that quotes it, from the amounts that the customer agreed to. The parts add up to the total. */
export function billOf(row: OrderRow): QuotePart[] {
  const agreed = {
    itemsMinor: row.items_minor,
    discountMinor: row.discount_minor,
    couponDiscountMinor: row.coupon_discount_minor,
    taxAddedMinor: row.tax_included ? 0 : row.tax_minor,
    delivery: { baseMinor: row.delivery_minor, surchargeMinor: row.surcharge_minor },
    additionalChargeMinor: row.additional_minor,
    packagingMinor: row.packaging_minor,
    tipMinor: row.tip_minor,
    roundingMinor: 0,
  };
  const roundingMinor = row.total_minor - quoteParts(agreed).reduce((sum, part) => sum + part.amountMinor, 0);
  return quoteParts({ ...agreed, roundingMinor });
}
