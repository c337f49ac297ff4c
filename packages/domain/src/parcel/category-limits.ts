import type { MeasureRule } from './measure.ts';

/** What a parcel category may hold. */
export const PARCEL_CATEGORY_LIMITS = {
  descriptionCharacters: 300,
  forbiddenCharacters: 600,
  /** Kilograms of a parcel. */
  kilograms: 10_000,
  weightSteps: 20,
  /** Rates and extra charges. */
  amountMinor: 1_000_000_000,
  position: 1000,
} as const;

export const CATEGORY_FAULTS = ['parcel_steps_repeat', 'parcel_step_heavy', 'parcel_sizes_repeat'] as const;

export type CategoryFault = {
  code: (typeof CATEGORY_FAULTS)[number];
  field: 'weight_steps' | 'size_steps';
};

/**
 * Why a category cannot be stored; null if it can. Steps have different weights, of which none is above the heaviest
 * parcel, and each size is listed once.
 */
export function categoryFault({ maximumKg, weightSteps, sizeSteps }: MeasureRule): CategoryFault | null {
  if (hasRepeated(weightSteps.map(({ fromKg }) => fromKg)))
    return { code: 'parcel_steps_repeat', field: 'weight_steps' };
  if (maximumKg !== null && weightSteps.some(({ fromKg }) => fromKg > maximumKg))
    return { code: 'parcel_step_heavy', field: 'weight_steps' };
  if (hasRepeated(sizeSteps.map(({ size }) => size)))
    return { code: 'parcel_sizes_repeat', field: 'size_steps' };
  return null;
}

function hasRepeated(values: readonly (number | string)[]): boolean {
  return new Set(values).size < values.length;
}
