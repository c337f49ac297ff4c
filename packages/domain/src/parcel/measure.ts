export const PARCEL_SIZES = ['small', 'medium', 'large'] as const;
export type ParcelSize = (typeof PARCEL_SIZES)[number];

/** What the sender has to state for a category. */
export const PARCEL_MEASURES = ['none', 'weight', 'size'] as const;

/** An extra charge from a weight upward. */
export type WeightStep = { fromKg: number; extraMinor: number };
/** An extra charge of a size. */
export type SizeStep = { size: ParcelSize; extraMinor: number };

/** How a category measures its parcels. A maximum of null is no maximum; a category without sizes accepts all. */
export type MeasureRule = {
  measure: (typeof PARCEL_MEASURES)[number];
  maximumKg: number | null;
  weightSteps: WeightStep[];
  sizeSteps: SizeStep[];
};

export type Measured = { weightKg: number | null; size: ParcelSize | null };

export type MeasureRejection =
  | { ok: false; code: 'required'; field: 'weight' | 'size' }
  | { ok: false; code: 'too_heavy'; field: 'weight'; maximumKg: number }
  | { ok: false; code: 'size_unknown'; field: 'size' };

/**
 * Whether a parcel states what its category requires, within the limits. A weight is limited even if the category does
 * not require one.
 */
export function checkMeasure(
  rule: MeasureRule,
  { weightKg, size }: Measured,
): { ok: true } | MeasureRejection {
  if (rule.measure === 'weight' && weightKg === null) return { ok: false, code: 'required', field: 'weight' };
  const maximumKg = rule.maximumKg ?? Number.POSITIVE_INFINITY;
  if ((weightKg ?? 0) > maximumKg) return { ok: false, code: 'too_heavy', field: 'weight', maximumKg };
  if (rule.measure !== 'size') return { ok: true };
  if (size === null) return { ok: false, code: 'required', field: 'size' };
  const isOffered = rule.sizeSteps.length === 0 || rule.sizeSteps.some((step) => step.size === size);
  return isOffered ? { ok: true } : { ok: false, code: 'size_unknown', field: 'size' };
}

/** The highest extra charge of the steps that a parcel reaches, so that the charge never falls with weight or size. */
export function measureExtraMinor(rule: MeasureRule, { weightKg, size }: Measured): number {
  if (rule.measure === 'weight')
    return highest(rule.weightSteps.filter(({ fromKg }) => (weightKg ?? 0) >= fromKg));
  if (rule.measure !== 'size') return 0;
  return highest(rule.sizeSteps.filter((step) => rank(step.size) <= rank(size)));
}

function highest(steps: { extraMinor: number }[]): number {
  return steps.reduce((most, { extraMinor }) => Math.max(most, extraMinor), 0);
}

/** The position of a size from the smallest; -1 without a size. */
function rank(size: ParcelSize | null): number {
  return PARCEL_SIZES.findIndex((one) => one === size);
}

/** The highest declared value of a parcel, in currency units. */
export const MAX_PARCEL_VALUE = 10_000_000;
