import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CancellationStep,
  cancellationPeriods,
  cancellationSteps,
  cancelStepsFault,
  freeUntilMs,
  termsOfSteps,
  tripCancellation,
} from './index.ts';

const HOUR = 3_600_000;
const PICKUP = Date.UTC(2026, 2, 9, 8);
const STEPS = { freeHours: 48, cancelPercent: 50, laterSteps: [{ hours: 24, percent: 100 }] };

const canceled = (hoursBefore: number, change: Partial<Parameters<typeof tripCancellation>[0]> = {}) =>
  tripCancellation({
    status: 'confirmed',
    pickupMs: PICKUP,
    nowMs: PICKUP - hoursBefore * HOUR,
    terms: { freeHours: 24, cancelPercent: 50 },
    totalMinor: 10_001,
    paid: { walletMinor: 3000, providerMinor: 7001 },
    ...change,
  });

/** Steps as the console stores them. */
const storedSteps = fc
  .uniqueArray(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 100 })), {
    maxLength: 6,
    selector: ([hours]) => hours,
  })
  .map((rows) => {
    const percents = [...new Set(rows.map(([, percent]) => percent))].toSorted((one, other) => one - other);
    const hours = rows.map(([hour]) => hour).toSorted((one, other) => other - one);
    return percents.map((percent, index): CancellationStep => ({ hours: hours[index] ?? 0, percent }));
  });
/** Terms as any version may have left them: steps out of order, and shares beyond the bounds. */
const anyTerms = fc.record({
  freeHours: fc.nat(200),
  cancelPercent: fc.nat(150),
  laterSteps: fc.array(fc.record({ hours: fc.nat(200), percent: fc.nat(150) }), { maxLength: 6 }),
});
const amounts = fc.nat(100_000).chain((totalMinor) =>
  fc.record({
    totalMinor: fc.constant(totalMinor),
    paid: fc.record({ walletMinor: fc.nat(totalMinor), providerMinor: fc.constant(0) }),
  }),
);

test('canceling is free until the provider’s hours before the pickup and then costs a share of the total', () => {
  expect(canceled(24)).toMatchObject({ feeMinor: 0, refundMinor: 10_001, cancelable: true });
  // A millisecond later.
  expect(canceled(24 - 1 / HOUR)).toMatchObject({ feeMinor: 5001, refundMinor: 5000 });
  expect(canceled(24).freeUntilMs).toBe(PICKUP - 24 * HOUR);
  expect(canceled(24 - 1 / HOUR).freeUntilMs).toBeNull();
  expect(freeUntilMs(PICKUP, { freeHours: 24, cancelPercent: 0 }, PICKUP)).toBe(PICKUP);
});

test('the time until which canceling is free never lies in the past', () => {
  const hours = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      hours,
      fc.nat(100),
      fc.integer({ min: -100, max: 1000 }),
      (freeHours, cancelPercent, before) => {
        const nowMs = PICKUP - before * HOUR;
        const untilMs = freeUntilMs(PICKUP, { freeHours, cancelPercent }, nowMs);
        expect(untilMs === null || untilMs >= nowMs).toBe(true);
        const { feeMinor } = canceled(before, { terms: { freeHours, cancelPercent } });
        expect(untilMs === null || feeMinor === 0).toBe(true);
      },
    ),
  );
});

test('a trip that the provider has not confirmed is canceled without a fee', () => {
  expect(canceled(1, { status: 'pending' }).feeMinor).toBe(0);
  expect(canceled(1, { status: 'failed' }).feeMinor).toBe(0);
});

test('the fee is deducted from the provider’s part first and never exceeds the paid amount', () => {
  expect(canceled(1)).toMatchObject({ toProviderMinor: 2000, toWalletMinor: 3000 });
  expect(canceled(1, { terms: { freeHours: 24, cancelPercent: 100 } })).toMatchObject({ refundMinor: 0 });
  expect(canceled(1, { terms: { freeHours: 24, cancelPercent: 80 } })).toMatchObject({
    toProviderMinor: 0,
    toWalletMinor: 2000,
  });
  expect(canceled(1, { paid: { walletMinor: 1000, providerMinor: 0 } })).toMatchObject({
    feeMinor: 1000,
    refundMinor: 0,
  });
  expect(canceled(1, { paid: { walletMinor: 0, providerMinor: 0 } })).toMatchObject({ feeMinor: 0 });
});

test('each step costs its share from the millisecond after its hour on, until the next one', () => {
  const at = (hoursBefore: number) => canceled(hoursBefore, { terms: STEPS });
  expect(at(48).feeMinor).toBe(0);
  expect(at(48 - 1 / HOUR).feeMinor).toBe(5001);
  expect(at(24).feeMinor).toBe(5001);
  expect(at(24 - 1 / HOUR)).toMatchObject({ feeMinor: 10_001, refundMinor: 0 });
  expect(at(-1).feeMinor).toBe(10_001);
  expect(at(50).periods).toEqual([
    { untilMs: PICKUP - 48 * HOUR, percent: 0, feeMinor: 0 },
    { untilMs: PICKUP - 24 * HOUR, percent: 50, feeMinor: 5001 },
    { untilMs: null, percent: 100, feeMinor: 10_001 },
  ]);
});

test('terms that never cost anything have no step, and are free until the pickup', () => {
  const free = { freeHours: 24, cancelPercent: 0 };
  expect(cancellationSteps(free)).toEqual([]);
  expect(canceled(1, { terms: free })).toMatchObject({ feeMinor: 0, freeUntilMs: PICKUP });
});

test('the fee never falls as the pickup comes nearer, and never exceeds the paid amount or the price', () => {
  const hours = fc.integer({ min: -50, max: 250 });
  fc.assert(
    fc.property(anyTerms, amounts, hours, fc.nat(100), (terms, { totalMinor, paid }, before, nearer) => {
      const at = (one: number) => canceled(one, { terms, totalMinor, paid });
      const { feeMinor, refundMinor } = at(before);
      expect(at(before - nearer).feeMinor).toBeGreaterThanOrEqual(feeMinor);
      expect(feeMinor).toBeLessThanOrEqual(Math.min(totalMinor, paid.walletMinor));
      expect(feeMinor + refundMinor).toBe(paid.walletMinor);
    }),
  );
});

test('every instant lies in exactly one period, whose fee is the one of canceling then', () => {
  fc.assert(
    fc.property(anyTerms, amounts, fc.integer({ min: -50, max: 250 }), (terms, given, before) => {
      const paidMinor = given.paid.walletMinor;
      const periods = cancellationPeriods({
        pickupMs: PICKUP,
        terms,
        totalMinor: given.totalMinor,
        paidMinor,
      });
      const nowMs = PICKUP - before * HOUR;
      const holding = periods.filter(({ untilMs }, index) => {
        const fromMs = periods[index - 1]?.untilMs ?? -Infinity;
        return nowMs > fromMs && (untilMs === null || nowMs <= untilMs);
      });
      expect(holding.map(({ feeMinor }) => feeMinor)).toEqual([
        canceled(before, { terms, ...given }).feeMinor,
      ]);
      const isFree = holding[0]?.percent === 0 && nowMs <= PICKUP;
      expect(freeUntilMs(PICKUP, terms, nowMs) !== null).toBe(isFree);
    }),
  );
});

test('steps that can be stored are read as they were written', () => {
  fc.assert(
    fc.property(storedSteps, (steps) => {
      expect(cancelStepsFault(steps)).toBeNull();
      expect(cancellationSteps(termsOfSteps(steps))).toEqual(steps);
    }),
  );
});

test('steps that do not come nearer to the pickup, cost nothing or do not cost more are named', () => {
  const fault = (...steps: [hours: number, percent: number][]) =>
    cancelStepsFault(steps.map(([hours, percent]) => ({ hours, percent })));
  expect(fault()).toBeNull();
  expect(fault([0, 100])).toBeNull();
  expect(fault([24, 50], [24, 100])).toBe('cancel_steps_hours');
  expect(fault([24, 50], [48, 100])).toBe('cancel_steps_hours');
  expect(fault([24, 0])).toBe('cancel_steps_percent');
  expect(fault([48, 50], [24, 50])).toBe('cancel_steps_percent');
});

test('a first step that a version without the others has changed is read with those that cost more', () => {
  const changed = (freeHours: number, cancelPercent: number) =>
    cancellationSteps({ ...STEPS, freeHours, cancelPercent });
  expect(changed(12, 30)).toEqual([{ hours: 24, percent: 100 }]);
  expect(changed(72, 100)).toEqual([{ hours: 72, percent: 100 }]);
  expect(changed(24, 80)).toEqual([{ hours: 24, percent: 100 }]);
});
