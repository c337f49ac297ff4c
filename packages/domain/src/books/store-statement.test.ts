import { expect, test } from 'vitest';
import {
  balanceOf,
  eventsOf,
  type OrderFacts,
  replay,
  replayOrder,
  storeOwner,
  storeStatement,
} from './index.ts';
import { factsOf } from './order-facts.fixture.ts';

const captures = [{ provider: 'stripe', amountMinor: 2450 }];

/** The statement of one order of the store 5. */
function statementOf(facts: OrderFacts) {
  const entries = replayOrder(facts.order, eventsOf(facts));
  const postings = entries.flatMap(({ type, postings: all }) =>
    all.filter(({ account }) => account === 'store').map((one) => ({ ...one, type })),
  );
  return { statement: storeStatement(postings), balances: replay(entries) };
}

test('a store is paid its items less the commission, and less the cash that it took', () => {
  const paid = statementOf(factsOf({ captures }));
  expect(paid.statement).toEqual({
    soldMinor: 2000,
    commissionMinor: 200,
    refundedMinor: 0,
    cashMinor: 0,
    feesMinor: 0,
    correctedMinor: 0,
    payableMinor: 1800,
  });
  const inCash = factsOf({
    type: 'take_away',
    courierId: null,
    money: { paymentMethod: 'cash_on_delivery' },
  });
  expect(statementOf(inCash).statement).toMatchObject({ cashMinor: 2450, payableMinor: 2100 - 200 - 2450 });
});

test('a refund of a whole order costs its store neither the commission nor the courier’s tip', () => {
  const { statement } = statementOf(
    factsOf({
      status: 'refunded',
      captures,
      refunds: [{ amountMinor: 2450, linesMinor: 0, parts: [], spared: [] }],
    }),
  );
  expect(statement).toMatchObject({
    soldMinor: 2000,
    refundedMinor: 2000,
    commissionMinor: 0,
    payableMinor: 0,
  });
});

test('a statement names the plan, advertisements and corrections, and what a store has paid or been paid is no part of it', () => {
  const statement = storeStatement([
    { type: 'plan', part: 'plan', amountMinor: -2900 },
    { type: 'advertisement', part: 'advertisement', amountMinor: -600 },
    { type: 'reversal', part: 'advertisement', amountMinor: 200 },
    { type: 'correction', part: 'correction', amountMinor: 150 },
    { type: 'receipt', part: 'payment', amountMinor: 2900 },
    { type: 'payout', part: 'payout', amountMinor: -100 },
  ]);
  expect(statement).toMatchObject({
    soldMinor: 0,
    feesMinor: 3300,
    correctedMinor: 150,
    payableMinor: -3150,
  });
});

test('what is payable of all orders is the balance of the store', () => {
  const lives = [
    factsOf({ captures }),
    factsOf({ type: 'take_away', courierId: null, money: { paymentMethod: 'cash_on_delivery' } }),
    factsOf({
      status: 'refunded',
      captures,
      refunds: [{ amountMinor: 700, linesMinor: 0, parts: [], spared: [] }],
    }),
    factsOf({ status: 'canceled', captures, money: { cancellationFeeMinor: 450 } }),
  ];
  for (const facts of lives) {
    const { statement, balances } = statementOf(facts);
    expect(statement.payableMinor).toBe(balanceOf(balances, 'store', storeOwner(5)));
  }
});
