import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_TYPES } from '../delivery/index.ts';
import {
  awaitsCheck,
  canTransition,
  isHeldByCheck,
  judgeCheck,
  LINE_CHECKS,
  lineCheckAfter,
  needsPrescription,
  ORDER_STATUSES,
  statusRank,
} from './index.ts';

const status = fc.constantFrom(...ORDER_STATUSES);
const lines = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 9 }), prescription: fc.option(fc.constantFrom(...LINE_CHECKS)) }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
);

test('no way leads from a new order without a check into the preparation, for any kind of order', () => {
  for (const type of ORDER_TYPES) {
    const reached = new Set<(typeof ORDER_STATUSES)[number]>(['pending']);
    for (const from of reached)
      for (const to of ORDER_STATUSES)
        if (canTransition(from, to, type) && !isHeldByCheck({ status: from, isUnchecked: true }, to))
          reached.add(to);
    const begun = [...reached].filter((one) => statusRank(one) >= 3 && statusRank(one) <= 6);
    expect([type, begun]).toEqual([type, []]);
    expect(reached.has('canceled') && reached.has('confirmed')).toBe(true);
  }
});

test('a checked order is never held back, and one that is prepared does not wait for a check', () => {
  fc.assert(
    fc.property(status, status, (from, to) => {
      const isPrepared = statusRank(from) >= 3;
      return (
        !isHeldByCheck({ status: from, isUnchecked: false }, to) &&
        !(isPrepared && awaitsCheck({ status: from, isUnchecked: true }))
      );
    }),
  );
});

/** Lines with a verdict about each one that waits; at least one does. */
const checks = fc
  .tuple(lines, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }))
  .map(([all, accepts]) => {
    const waiting = all.filter(({ prescription }) => prescription === 'unchecked');
    const verdicts = waiting.map(({ id }, index) => {
      const accepted = accepts[index] ?? true;
      return { lineId: id, accepted, reason: accepted ? null : 'Expired' };
    });
    return { all, verdicts };
  })
  .filter(({ verdicts }) => verdicts.length > 0);

test('a check divides the lines that wait into accepted and rejected ones, and cancels an order without another line', () => {
  fc.assert(
    fc.property(checks, ({ all, verdicts }) => {
      const idsOf = (isAccepted: boolean) =>
        verdicts.filter(({ accepted }) => accepted === isAccepted).map(({ lineId }) => lineId);
      expect(judgeCheck('confirmed', all, verdicts)).toEqual({
        ok: true,
        acceptedIds: idsOf(true),
        rejectedIds: idsOf(false),
        isCanceled: idsOf(false).length === all.length,
      });
      expect(judgeCheck('processing', all, verdicts)).toEqual({ ok: false, code: 'order_state' });
    }),
  );
});

test('a check with a missing, double or foreign decision, or a rejection without a reason, is invalid', () => {
  fc.assert(
    fc.property(checks, ({ all, verdicts }) => {
      const broken = [
        verdicts.slice(1),
        [...verdicts, ...verdicts.slice(0, 1)],
        [...verdicts, { lineId: 99, accepted: true, reason: null }],
        verdicts.map((one) => ({ ...one, accepted: false, reason: null })),
      ];
      for (const one of broken)
        expect(judgeCheck('confirmed', all, one)).toEqual({ ok: false, code: 'validation' });
    }),
  );
});

test('an order without a line that waits cannot be checked', () => {
  expect(judgeCheck('confirmed', [{ id: 1, prescription: 'accepted' }], [])).toEqual({
    ok: false,
    code: 'order_state',
  });
});

test('more pieces than the pharmacist has seen are checked again, fewer are not', () => {
  const accepted = { prescription: 'accepted' as const, quantity: 2 };
  expect([1, 2, 3].map((quantity) => lineCheckAfter(accepted, quantity))).toEqual([
    'accepted',
    'accepted',
    'unchecked',
  ]);
  expect(lineCheckAfter({ prescription: null, quantity: 1 }, 5)).toBe(null);
  expect(lineCheckAfter({ prescription: 'unchecked', quantity: 5 }, 1)).toBe('unchecked');
});

test('only items of modules that take prescriptions need one', () => {
  expect(needsPrescription({ prescription: true, module_type: 'pharmacy' })).toBe(true);
  expect(needsPrescription({ prescription: false, module_type: 'pharmacy' })).toBe(false);
  expect(needsPrescription({ prescription: true, module_type: 'food' })).toBe(false);
});
