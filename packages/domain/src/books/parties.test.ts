import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsWorthMinor } from '../loyalty/index.ts';
import { openBalances } from './balances.fixture.ts';
import {
  balanceOf,
  bookPayout,
  canCollectCash,
  closeAccount,
  creditCashback,
  creditReferral,
  fundWallet,
  handOverCash,
  holdBalance,
  type JournalEntry,
  type JournalType,
  journalEntry,
  mergeAccounts,
  movePoints,
  type Posting,
  payOut,
  payoutOf,
  releaseBalance,
  replay,
  returnPayout,
  reverseEntry,
  topUp,
} from './index.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const store = { account: 'store', id: 5 } as const;
const courier = { account: 'courier', id: 3 } as const;
const postings = (amountMinor: number): Posting[] => [
  { account: 'bank', owner: 'operator', part: 'payment', amountMinor: 0 - amountMinor },
  { account: 'store', owner: 'store:5', part: 'payment', amountMinor },
];

test('an entry that does not balance, a fraction, and an account of another owner are rejected', () => {
  const entry = (all: Posting[]) => () => journalEntry('receipt', 'store:5', all);
  expect(entry(postings(5))).not.toThrow();
  expect(entry(postings(5).slice(1))).toThrow('not balanced');
  expect(entry(postings(0.5))).toThrow(RangeError);
  const [bank, payable] = postings(5) as [Posting, Posting];
  expect(entry([{ ...bank, owner: 'courier:3' }, payable])).toThrow('courier:3 has no account bank');
});

test('postings of one account and part are one, and those that cancel out are none', () => {
  const merged = journalEntry('receipt', 'store:5', [...postings(5), ...postings(7), ...postings(-12)]);
  expect(merged.postings).toEqual([]);
  expect(journalEntry('receipt', 'store:5', [...postings(5), ...postings(7)]).postings).toEqual(postings(12));
});

test('a reversal undoes an entry and keeps its subject', () => {
  const entry = topUp({
    paymentId: 'p',
    customerId: 12,
    provider: 'stripe',
    amountMinor: 2000,
    bonusMinor: 200,
  });
  const reversed = reverseEntry(entry);
  expect(reversed.type).toBe<JournalType>('reversal');
  expect(reversed.subject).toBe('payment:p');
  expect(openBalances([entry, reversed])).toEqual({});
});

test('a payout with its cash in hand is at most the balance, and below the minimum nothing is paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      cents,
      cents,
      (balanceMinor, cashMinor, minimum) => {
        const { amountMinor, setOffMinor } = payoutOf({ balanceMinor, cashMinor }, minimum);
        expect(amountMinor + setOffMinor).toBeLessThanOrEqual(Math.max(0, balanceMinor));
        expect(setOffMinor).toBeLessThanOrEqual(cashMinor);
        const isWhole = amountMinor + setOffMinor === balanceMinor && setOffMinor === cashMinor;
        expect(amountMinor === 0 || (isWhole && amountMinor >= minimum)).toBe(true);
      },
    ),
  );
  expect(payoutOf({ balanceMinor: 1000, cashMinor: 400 }, 500)).toEqual({
    amountMinor: 600,
    setOffMinor: 400,
  });
  expect(payoutOf({ balanceMinor: 1000, cashMinor: 400 }, 601)).toEqual({ amountMinor: 0, setOffMinor: 400 });
  expect(payoutOf({ balanceMinor: 400, cashMinor: 1000 }, 0)).toEqual({ amountMinor: 0, setOffMinor: 400 });
  expect(payoutOf({ balanceMinor: -400, cashMinor: 0 }, 0)).toEqual({ amountMinor: 0, setOffMinor: 0 });
});

test('a payout of a courier clears the cash that it sets off, and its return leaves that cleared', () => {
  const paid = payOut({ payee: courier, amountMinor: 600, setOffMinor: 400, by: { at: 'bank' } });
  const back = returnPayout({ payee: courier, amountMinor: 600, from: 'transit' });
  expect(openBalances([paid])).toEqual({
    'courier courier:3': -1000,
    'courier_cash courier:3': 400,
    'payouts_in_transit operator': 600,
  });
  expect(openBalances([paid, back])).toEqual({ 'courier courier:3': -400, 'courier_cash courier:3': 400 });
});

test('a payout is in transit until the bank has booked it', () => {
  const paid = payOut({ payee: store, amountMinor: 600, by: { at: 'bank' } });
  expect(openBalances([paid])).toEqual({ 'store store:5': -600, 'payouts_in_transit operator': 600 });
  const booked = bookPayout({ payee: store, amountMinor: 600 });
  expect(openBalances([paid, booked])).toEqual({ 'store store:5': -600, 'bank operator': 600 });
});

test('what is held is the payee’s own, and goes back whole', () => {
  const held = holdBalance(store, 300);
  expect(openBalances([held])).toEqual({ 'store store:5': -300, 'held store:5': 300 });
  expect(openBalances([held, releaseBalance(store, 300)])).toEqual({});
});

test('a courier can collect cash up to the limit, and anything without one', () => {
  expect(canCollectCash(9000, 1000, 10_000)).toBe(true);
  expect(canCollectCash(9001, 1000, 10_000)).toBe(false);
  expect(canCollectCash(20_000, 0, 10_000)).toBe(true);
  expect(canCollectCash(9_000_000, 1000, null)).toBe(true);
});

test('points are set aside at what all of them are worth, however they came and went', () => {
  const terms = { pointsPerUnit: 7, digits: 2, minimum: 0 };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1 }), (balances) => {
      let provisionMinor = 0;
      let entries: JournalEntry[] = [];
      for (const balance of [...balances, 0]) {
        const move = { subject: 'order:1', customerId: 12, provisionMinor, balance } as const;
        entries = [...entries, movePoints(move, terms)];
        provisionMinor = balanceOf(replay(entries), 'points', 'customer:12');
        expect(provisionMinor).toBe(pointsWorthMinor(balance, terms));
      }
      expect(openBalances(entries)).toEqual({});
    }),
  );
});

test('a merge moves both balances, and a deletion leaves none', () => {
  const held = [
    creditCashback({ subject: 'order:1', customerId: 12, amountMinor: 150 }),
    creditReferral({ subject: 'order:1', customerId: 12, amountMinor: 300 }),
    fundWallet({ subject: 'customer:12', customerId: 12, amountMinor: 50 }),
    movePoints(
      { subject: 'order:1', customerId: 12, provisionMinor: 0, balance: 15 },
      { pointsPerUnit: 10, digits: 2, minimum: 0 },
    ),
  ];
  const balances = { walletMinor: 500, pointsMinor: 150 };
  const given = { 'cashback operator': -150, 'referrals operator': -300, 'goodwill operator': -50 };
  const merged = [...held, mergeAccounts(12, 7, balances)];
  expect(openBalances(merged)).toEqual({
    ...given,
    'loyalty operator': -150,
    'wallet customer:7': 500,
    'points customer:7': 150,
  });
  const closed = [...merged, closeAccount(7, balances, { at: 'bank' })];
  expect(openBalances(closed)).toEqual({ ...given, 'bank operator': 500 });
});

test('cash that is handed over leaves the courier and is in the till', () => {
  expect(openBalances([handOverCash(3, 700)])).toEqual({
    'courier_cash courier:3': 700,
    'till operator': -700,
  });
});
