import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  eventsOf,
  type JournalEntry,
  ledgerOwner,
  missingEntries,
  type OrderFacts,
  type PostedSum,
  REPLAYED_TYPES,
  replayOrder,
} from './index.ts';
import { factsOf, parcelFacts, tripFacts } from './order-facts.fixture.ts';

const captures = [{ provider: 'stripe', amountMinor: 2450 }];
const refunded = factsOf({
  status: 'refunded',
  captures,
  providerRefunds: [{ provider: 'stripe', amountMinor: 2450, roundedUpMinor: 0 }],
  refunds: [{ amountMinor: 2450, linesMinor: 0, parts: [], spared: [] }],
});

/** The states of one order in which it can be booked, the earliest first. */
const LIVES: OrderFacts[][] = [
  [
    factsOf({ status: 'pending', money: { paymentStatus: 'unpaid' } }),
    factsOf({ status: 'confirmed', captures }),
    factsOf({ captures }),
    refunded,
  ],
  [
    factsOf({ status: 'picked_up', money: { paymentMethod: 'cash_on_delivery', paymentStatus: 'unpaid' } }),
    factsOf({ money: { paymentMethod: 'cash_on_delivery' } }),
  ],
  [
    parcelFacts({ status: 'picked_up', money: { chargePayer: 'sender' }, captures }),
    parcelFacts({ captures }),
  ],
  [tripFacts({ status: 'picked_up', captures }), tripFacts({ captures, chargedMinor: 0 })],
];

/** What the ledger has after entries, as it sums them. */
function post(posted: readonly PostedSum[], entries: readonly JournalEntry[]): PostedSum[] {
  const added = entries.flatMap(({ type, postings }) =>
    postings.map(
      (one): PostedSum => ({
        type: REPLAYED_TYPES.find((replayed) => replayed === type) ?? 'payment',
        owner: ledgerOwner(one),
        part: one.part,
        amountMinor: one.amountMinor,
      }),
    ),
  );
  return [...posted, ...added];
}

test('what is missing of an order without entries is all that its events lead to', () => {
  const postings = replayOrder(refunded.order, eventsOf(refunded)).flatMap((entry) => entry.postings);
  const missing = missingEntries(refunded, []).flatMap((entry) => entry.postings);
  const sum = (all: typeof postings) => all.reduce((total, one) => total + Math.abs(one.amountMinor), 0);
  expect(sum(missing)).toBe(sum(postings));
  expect(missingEntries(refunded, []).map(({ type }) => type)).toEqual([
    'payment',
    'earning',
    'refund',
    'repayment',
  ]);
});

test('a booked order has no entry missing, however often and at which of its states it was booked', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LIVES),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (life, booked) => {
        const last = life[life.length - 1] as OrderFacts;
        const states = [...life.filter((_, at) => booked[at]), last];
        const posted = states.reduce<PostedSum[]>(
          (sums, facts) => post(sums, missingEntries(facts, sums)),
          [],
        );
        expect(missingEntries(last, posted)).toEqual([]);
      },
    ),
  );
});

test('what the ledger has above the facts is taken back, also of an account that the order has left', () => {
  const before = factsOf({ courierId: 4, captures });
  const posted = post([], missingEntries(before, []));
  const after = factsOf({ courierId: 3, captures });
  const [correction, ...others] = missingEntries(after, posted);
  expect(others).toEqual([]);
  expect(correction?.type).toBe('earning');
  expect(correction?.postings).toContainEqual({
    account: 'courier',
    owner: 'courier:4',
    part: 'tip',
    amountMinor: -100,
  });
  expect(missingEntries(after, post(posted, correction ? [correction] : []))).toEqual([]);
});
