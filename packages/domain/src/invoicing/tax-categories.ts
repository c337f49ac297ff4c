import type { TaxKind } from '../taxes/index.ts';

/**
 * The tax categories of EN 16931 that the shop uses (UNTDID 5305): S taxed, Z zero-rated, E exempt, AE reverse charge, O
 * outside the scope of the tax. O is for sellers without a tax number, all of whose parts are then O.
 */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'O'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Why a category has no tax. Documents print it in their language. */
export const TAX_REASONS = ['untaxed', 'reverse_charge', 'unregistered'] as const;
export type TaxReason = (typeof TAX_REASONS)[number];

/** The category of a tax, and its rate in percent, which is 0 for all categories except S. */
export type TaxKey = { category: TaxCategory; ratePercent: number };

type CategoryRules = {
  reason: TaxReason | null;
  /** Whether the tax number of a party is required (true) or forbidden (false); null for neither. */
  sellerNumber: boolean;
  buyerNumber: boolean | null;
};

/** What EN 16931 requires of each category (BR-S, BR-Z, BR-E, BR-AE and BR-O, rules 02 to 04 and 10). */
export const CATEGORY_RULES: Record<TaxCategory, CategoryRules> = {
  S: { reason: null, sellerNumber: true, buyerNumber: null },
  Z: { reason: null, sellerNumber: true, buyerNumber: null },
  E: { reason: 'untaxed', sellerNumber: true, buyerNumber: null },
  AE: { reason: 'reverse_charge', sellerNumber: true, buyerNumber: true },
  O: { reason: 'unregistered', sellerNumber: false, buyerNumber: false },
};

/** The tax of a rate. The category of a rate of 0 depends on its kind, and on whether the seller has a tax number. */
export function taxKey(
  seller: { taxNumber: string | null },
  ratePercent: number,
  kind: TaxKind = 'exempt',
): TaxKey {
  if (ratePercent > 0) return { category: 'S', ratePercent };
  if (seller.taxNumber === null) return { category: 'O', ratePercent: 0 };
  return { category: kind === 'zero' ? 'Z' : 'E', ratePercent: 0 };
}

export function isSameTax(a: TaxKey, b: TaxKey): boolean {
  return a.category === b.category && a.ratePercent === b.ratePercent;
}
