import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_STATUSES, PAYMENT_TRANSITIONS, type PaymentStatus, settlementOf } from './states.ts';

const DUE = 2350;
const states = fc.constantFrom('open', 'paid', 'failed', 'canceled', 'expired' as const);
const outcomes = fc.record({ state: states, amountMinor: fc.constantFrom(0, DUE - 1, DUE, DUE + 1) });

describe('what a provider says of a payment', () => {
  test('the amount that is due confirms an order that waits for it', () => {
    expect(settlementOf('open', DUE, { state: 'paid', amountMinor: DUE }, true)).toEqual({
      to: 'paid',
      effect: 'confirm',
    });
  });

  test('money for an order that no longer waits is given back, also after it looked lost', () => {
    for (const status of ['created', 'open', 'failed', 'canceled', 'expired'] as const) {
      expect(settlementOf(status, DUE, { state: 'paid', amountMinor: DUE }, false)?.effect).toBe('refund');
    }
  });

  test('another amount than was due never confirms', () => {
    fc.assert(
      fc.property(fc.nat(), (amountMinor) => {
        fc.pre(amountMinor !== DUE);
        expect(settlementOf('open', DUE, { state: 'paid', amountMinor }, true)?.effect).toBe('refund');
      }),
    );
  });

  test('a refusal may be tried again, unless what it was for is over', () => {
    expect(settlementOf('open', DUE, { state: 'failed', amountMinor: 0 }, true)?.effect).toBe('fail');
    expect(settlementOf('open', DUE, { state: 'canceled', amountMinor: 0 }, false)?.effect).toBe('none');
  });

  test('whatever comes in whatever order, money is taken for the order or given back at most once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(outcomes, fc.boolean()), { maxLength: 12 }), (said) => {
        let status: PaymentStatus = 'created';
        const effects: string[] = [];
        for (const [outcome, isAwaited] of said) {
          const settlement = settlementOf(status, DUE, outcome, isAwaited);
          if (!settlement) continue;
          expect(PAYMENT_TRANSITIONS[status]).toContain(settlement.to);
          status = settlement.to;
          effects.push(settlement.effect);
        }
        const taken = effects.filter((effect) => effect === 'confirm' || effect === 'refund');
        expect(taken.length).toBe(said.some(([outcome]) => outcome.state === 'paid') ? 1 : 0);
      }),
    );
  });

  test('every status is reached and none is left without saying where it may go', () => {
    const reached = new Set(Object.values(PAYMENT_TRANSITIONS).flat());
    expect(PAYMENT_STATUSES.filter((status) => !reached.has(status))).toEqual(['created']);
  });
});
