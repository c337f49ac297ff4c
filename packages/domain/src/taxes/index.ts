export {
  addedTaxMinor,
  agreedTaxTerms,
  type ChargeRates,
  chargeAmounts,
  computeTaxes,
  lineTaxes,
  type OrderTax,
  orderTaxes,
  type RateSums,
  type StoredTaxes,
  TAXED_CHARGES,
  TAXED_PARTS,
  type TaxedAmount,
  type TaxedCharge,
  type TaxedPart,
  type TaxTerms,
  taxesByRate,
  taxTotal,
} from './order-taxes.ts';
export { taxMinor } from './tax.ts';
export { isSameRate, isTaxRate, rateOf, TAX_KINDS, type TaxKind, type TaxRate } from './tax-rates.ts';
