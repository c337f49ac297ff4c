import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideSettlement, PAYMENT_STATUSES, PAYMENT_TRANSITIONS, type PaymentStatus } from './states.ts';

const DUE = 2350;
const states = fc.constantFrom('open', 'paid', 'failed', 'canceled', 'expired' as const);
const outcomes = fc.record({ state: states, amountMinor: fc.constantFrom(0, DUE - 1, DUE, DUE + 1) });

describe('settlementOf', () => {
  test('the due amount confirms an order that awaits payment', () => {
    expect(decideSettlement('open', DUE, { state: 'paid', amountMinor: DUE }, true)).toEqual({
      to: 'paid',
      effect: 'confirm',
    });
  });

  test('money for an order that no longer awaits payment is refunded, also after a failure', () => {
    for (const status of ['created', 'open', 'failed', 'canceled', 'expired'] as const) {
      expect(decideSettlement(status, DUE, { state: 'paid', amountMinor: DUE }, false)?.effect).toBe(
        'refund',
      );
    }
  });

  test('an amount other than the due one is refunded', () => {
    fc.assert(
      fc.property(fc.nat(), (amountMinor) => {
        fc.pre(amountMinor !== DUE);
        expect(decideSettlement('open', DUE, { state: 'paid', amountMinor }, true)?.effect).toBe('refund');
      }),
    );
  });

  test('a failed, canceled or expired payment fails an awaiting order and no other', () => {
    for (const status of ['created', 'open'] as const) {
      for (const state of ['failed', 'canceled', 'expired'] as const) {
        const outcome = { state, amountMinor: 0 };
        expect(decideSettlement(status, DUE, outcome, true)).toEqual({ to: state, effect: 'fail' });
        expect(decideSettlement(status, DUE, outcome, false)).toEqual({ to: state, effect: 'none' });
      }
    }
  });

  test('an open payment and a repeated outcome change nothing', () => {
    for (const status of PAYMENT_STATUSES) {
      expect(decideSettlement(status, DUE, { state: 'open', amountMinor: 0 }, true)).toBeNull();
    }
    for (const status of ['paid', 'failed', 'canceled', 'expired'] as const) {
      expect(decideSettlement(status, DUE, { state: status, amountMinor: DUE }, true)).toBeNull();
    }
    for (const state of ['failed', 'canceled', 'expired', 'paid'] as const) {
      expect(decideSettlement('refunded', DUE, { state, amountMinor: DUE }, true)).toBeNull();
    }
  });

  test('a paid payment can only be refunded, a refunded one not change', () => {
    expect(PAYMENT_TRANSITIONS.paid).toEqual(['refunded']);
    expect(PAYMENT_TRANSITIONS.refunded).toEqual([]);
    expect(PAYMENT_TRANSITIONS.created).toContain('open');
  });

  test('for any sequence of outcomes, money confirms the order or is refunded at most once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(outcomes, fc.boolean()), { maxLength: 12 }), (said) => {
        let status: PaymentStatus = 'created';
        const effects: string[] = [];
        for (const [outcome, isAwaited] of said) {
          const settlement = decideSettlement(status, DUE, outcome, isAwaited);
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

  test('every status but created can be reached', () => {
    const reached = new Set(Object.values(PAYMENT_TRANSITIONS).flat());
    expect(PAYMENT_STATUSES.filter((status) => !reached.has(status))).toEqual(['created']);
  });
});
