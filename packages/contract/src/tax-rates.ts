import { type OrderTax, taxesByRate } from '@errand/domain/taxes';
import { z } from 'zod';
import { about, amount } from './schemas.ts';

/** The taxes of an order by rate. */
export const taxRates = z
  .array(
    z.object({
      tax_percentage: z.number(),
      taxed_amount: amount.meta(about('What the tax is on, after discounts and coupon.', 19)),
      tax_amount: amount,
    }),
  )
  .describe('The tax by rate, the highest first. They add up to the tax.');
export type TaxRates = z.output<typeof taxRates>;

/** The taxes of an order by rate; `major` gives an amount in units of the currency. */
export function toTaxRates(taxes: readonly OrderTax[], major: (minor: number) => number): TaxRates {
  return taxesByRate(taxes).map(({ ratePercent, baseMinor, amountMinor }) => ({
    tax_percentage: ratePercent,
    taxed_amount: major(baseMinor),
    tax_amount: major(amountMinor),
  }));
}
