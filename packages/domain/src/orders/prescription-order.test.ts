import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ANSWER_MINUTES,
  answerDeadline,
  awaitsPrescription,
  checkAnswer,
  ORDER_STATUSES,
  PRESCRIPTION_ANSWERS,
  PRESCRIPTION_STEPS,
  prescriptionStep,
  staffTransitions,
  storeTransitions,
  transitionsOf,
} from './index.ts';

const NOW = Date.UTC(2026, 2, 9, 12);

const order = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  step: fc.option(fc.constantFrom(...PRESCRIPTION_STEPS)),
  lineCount: fc.nat(3),
  totalMinor: fc.nat(5000),
  answerByMs: fc.option(fc.integer({ min: NOW - 3_600_000, max: NOW + 3_600_000 })),
});
const answer = fc.constantFrom(...PRESCRIPTION_ANSWERS);

test('nobody accepts an order by prescription before its customer has accepted an offer, and everybody can cancel it', () => {
  fc.assert(
    fc.property(order, fc.constantFrom('delivery', 'take_away' as const), fc.boolean(), (one, type, own) => {
      const asStore = { deliversItself: own, mayCancel: true, awaitsCourier: false };
      for (const possible of [
        staffTransitions(one.status, type),
        storeTransitions(one.status, type, asStore),
      ]) {
        const left = transitionsOf(one, possible);
        const isWaiting = one.step !== null && one.status === 'pending' && one.step !== 'accepted';
        expect(left).toEqual(isWaiting ? possible.filter((to) => to === 'canceled') : possible);
      }
    }),
  );
});

test('an offer is accepted only with lines, in time, at the total that was seen, and once', () => {
  fc.assert(
    fc.property(order, answer, fc.nat(5000), fc.boolean(), (one, how, other, hasSeen) => {
      const seenMinor = hasSeen ? one.totalMinor : other;
      const isOpen =
        one.status === 'pending' &&
        one.step === 'offered' &&
        one.lineCount > 0 &&
        (one.answerByMs === null || one.answerByMs > NOW);
      const isPossible = isOpen && (how === 'decline' || seenMinor === one.totalMinor);
      expect(checkAnswer(how, one, { seenMinor, nowMs: NOW }).ok).toBe(isPossible);
    }),
  );
});

test('an order waits for its prescription until the offer is accepted, and an order with a cart never does', () => {
  const of = (step: ReturnType<typeof prescriptionStep> | null, status: 'pending' | 'canceled' = 'pending') =>
    awaitsPrescription({ status, step });
  expect(of(prescriptionStep(null))).toBe(true);
  expect(of(prescriptionStep({ acceptedAt: null }))).toBe(true);
  expect(of(prescriptionStep({ acceptedAt: '2026-03-09T12:00:00.000Z' }))).toBe(false);
  expect(of(null)).toBe(false);
  expect(of('reading', 'canceled')).toBe(false);
});

test('the time to answer an offer stays within its bounds', () => {
  expect(answerDeadline(NOW, 60)).toBe(NOW + 3_600_000);
  expect(answerDeadline(NOW, 0)).toBe(NOW + ANSWER_MINUTES.least * 60_000);
  expect(answerDeadline(NOW, 9999)).toBe(NOW + ANSWER_MINUTES.most * 60_000);
});

test('the reason of a rejected answer says whether the offer is missing, over, or has another total', () => {
  const offered = {
    status: 'pending',
    step: 'offered',
    lineCount: 1,
    totalMinor: 900,
    answerByMs: NOW + 1,
  } as const;
  const codeOf = (change: object, seenMinor = 900) => {
    const checked = checkAnswer('accept', { ...offered, ...change }, { seenMinor, nowMs: NOW });
    return checked.ok ? 'ok' : checked.code;
  };
  expect(codeOf({})).toBe('ok');
  expect(codeOf({ step: 'reading' })).toBe('prescription_unpriced');
  expect(codeOf({ lineCount: 0 })).toBe('prescription_unpriced');
  expect(codeOf({ step: 'accepted' })).toBe('prescription_answered');
  expect(codeOf({ status: 'canceled' })).toBe('prescription_answered');
  expect(codeOf({ answerByMs: NOW })).toBe('prescription_answered');
  expect(codeOf({}, 901)).toBe('price_changed');
});
