import { expect, test } from 'vitest';
import { categoryFault } from './category-limits.ts';
import type { MeasureRule } from './measure.ts';

const rule = (change: Partial<MeasureRule>): MeasureRule => ({
  measure: 'weight',
  maximumKg: 10,
  weightSteps: [],
  sizeSteps: [],
  ...change,
});
const step = (fromKg: number) => ({ fromKg, extraMinor: 100 });

test('steps begin at different weights, none above the heaviest parcel', () => {
  expect(categoryFault(rule({ weightSteps: [step(5), step(10)] }))).toBeNull();
  expect(categoryFault(rule({ weightSteps: [step(5), step(5)] }))?.code).toBe('parcel_steps_repeat');
  expect(categoryFault(rule({ weightSteps: [step(10.5)] }))?.code).toBe('parcel_step_heavy');
  expect(categoryFault(rule({ maximumKg: null, weightSteps: [step(10.5)] }))).toBeNull();
});

test('each size has one extra charge', () => {
  const small = { size: 'small', extraMinor: 0 } as const;
  expect(categoryFault(rule({ sizeSteps: [small, { ...small, extraMinor: 100 }] }))).toEqual({
    code: 'parcel_sizes_repeat',
    field: 'size_steps',
  });
});
