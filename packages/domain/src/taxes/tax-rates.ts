/** The kinds of rates of EN 16931: taxed, taxed at 0 %, or exempt. */
export const TAX_KINDS = ['standard', 'zero', 'exempt'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** A rate of tax in percent. It is above 0 for `standard`, and 0 for the other kinds. */
export type TaxRate = { kind: TaxKind; ratePercent: number };

/** Whether a percentage is one that its kind can have. */
export function isTaxRate({ kind, ratePercent }: TaxRate): boolean {
  if (kind !== 'standard') return ratePercent === 0;
  return ratePercent > 0 && ratePercent <= 100;
}

/** The rate of a store or a setting, which has no kind: 0 % is an exemption. */
export function rateOf(ratePercent: number): TaxRate {
  return { kind: ratePercent > 0 ? 'standard' : 'exempt', ratePercent };
}

export function isSameRate(a: TaxRate, b: TaxRate): boolean {
  return a.kind === b.kind && a.ratePercent === b.ratePercent;
}
