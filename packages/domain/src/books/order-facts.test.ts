import { expect, test } from 'vitest';
import {
  balanceOf,
  eventsOf,
  heldByProvidersMinor,
  type MoneyPlace,
  type OrderFacts,
  orderOwner,
  replay,
  replayOrder,
  walletPaidMinor,
} from './index.ts';
import { factsOf, parcelFacts, tripFacts } from './order-facts.fixture.ts';

const STRIPE: MoneyPlace = { at: 'provider', provider: 'stripe' };
const COURIER: MoneyPlace = { at: 'courier', courierId: 3 };
const STORE: MoneyPlace = { at: 'store', storeId: 5 };
const captured = (amountMinor: number) => ({ captures: [{ provider: 'stripe', amountMinor }] });
const returned = (amountMinor: number, roundedUpMinor = 0) => ({
  providerRefunds: [{ provider: 'stripe', amountMinor, roundedUpMinor }],
});
const inCash = { paymentMethod: 'cash_on_delivery' } as const;
const paid = (place: MoneyPlace, amountMinor: number) => ({ event: 'paid', place, amountMinor });
const repaid = (place: MoneyPlace | { at: 'hand' }, amountMinor: number, roundedUpMinor?: number) => ({
  event: 'repaid',
  place,
  amountMinor,
  ...(roundedUpMinor === undefined ? {} : { roundedUpMinor }),
});
const earned = { event: 'earned' };

/** What is open of an order, without the wallet's part of it. */
function openMinor(facts: OrderFacts): number {
  return balanceOf(replay(replayOrder(facts.order, eventsOf(facts))), 'receivable', orderOwner(7));
}

test('an order that nobody has paid or received has no events', () => {
  expect(eventsOf(factsOf({ status: 'pending', money: { paymentStatus: 'unpaid' } }))).toEqual([]);
  expect(eventsOf(factsOf({ status: 'failed', money: { paymentStatus: 'unpaid' } }))).toEqual([]);
  expect(eventsOf(factsOf({ status: 'canceled', money: { paymentStatus: 'unpaid' } }))).toEqual([]);
});

test('an order that a provider has captured is paid before it is earned', () => {
  expect(eventsOf(factsOf({ status: 'confirmed', ...captured(2450) }))).toEqual([paid(STRIPE, 2450)]);
  const delivered = factsOf(captured(2450));
  expect(eventsOf(delivered)).toEqual([paid(STRIPE, 2450), earned]);
  expect(openMinor(delivered)).toBe(0);
});

test("cash is with the courier, with a store that delivers or hands over, and of the wallet's order only the rest", () => {
  expect(eventsOf(factsOf({ money: inCash }))).toEqual([paid(COURIER, 2450), earned]);
  const itself = { deliversItself: true, courierId: null, money: inCash };
  expect(eventsOf(factsOf(itself))).toEqual([paid(STORE, 2450), earned]);
  const collected = factsOf({ type: 'take_away', courierId: null, money: inCash });
  expect(eventsOf(collected)).toEqual([paid(STORE, 2450), earned]);
  const inParts = factsOf({ money: { ...inCash, walletMinor: 1000 } });
  expect(eventsOf(inParts)).toEqual([paid(COURIER, 1450), earned]);
  expect(openMinor(inParts)).toBe(-1000);
});

test('an order that the wallet pays has no event but its earning, because the wallet posts its own', () => {
  const facts = factsOf({ money: { paymentMethod: 'wallet', walletMinor: 2450 } });
  expect(eventsOf(facts)).toEqual([earned]);
  expect(openMinor(facts)).toBe(-2450);
});

test('a bank transfer is paid to the bank when it is confirmed, also after the delivery', () => {
  const transfer = { paymentMethod: 'offline_payment' } as const;
  expect(eventsOf(factsOf({ money: { ...transfer, paymentStatus: 'unpaid' } }))).toEqual([earned]);
  expect(eventsOf(factsOf({ money: transfer }))).toEqual([paid({ at: 'bank' }, 2450), earned]);
});

test('what an edit returns goes to the provider when it has refunded, and by hand at once', () => {
  const change = { providerMinor: 300, walletMinor: 0, byHandMinor: 0, atMs: null };
  const edited = { status: 'confirmed', amounts: { itemsMinor: 1700, totalMinor: 2150 } } as const;
  const waiting = factsOf({ ...edited, ...captured(2450), money: { changes: [change] } });
  expect(eventsOf(waiting)).toEqual([paid(STRIPE, 2450)]);
  expect(eventsOf({ ...waiting, ...returned(300) })).toEqual([paid(STRIPE, 2450), repaid(STRIPE, 300, 0)]);
  const transfer = factsOf({
    ...edited,
    money: { paymentMethod: 'offline_payment', changes: [{ ...change, providerMinor: 0, byHandMinor: 300 }] },
  });
  expect(eventsOf(transfer)).toEqual([paid({ at: 'bank' }, 2450), repaid({ at: 'hand' }, 300)]);
});

test('money that nobody awaited is paid and goes back, with what the provider rounds up', () => {
  const facts = factsOf({
    status: 'canceled',
    money: { paymentStatus: 'unpaid' },
    ...captured(2450),
    ...returned(2455, 5),
  });
  expect(eventsOf(facts)).toEqual([paid(STRIPE, 2450), repaid(STRIPE, 2450, 5)]);
  expect(openMinor(facts)).toBe(0);
});

test('a cancellation keeps its fee of what was paid, and nothing of it is earned', () => {
  const facts = factsOf({
    status: 'canceled',
    money: { cancellationFeeMinor: 450 },
    ...captured(2450),
    ...returned(2000),
  });
  expect(eventsOf(facts)).toEqual([
    paid(STRIPE, 2450),
    { event: 'canceled_with_fee', amountMinor: 450 },
    repaid(STRIPE, 2000, 0),
  ]);
  expect(openMinor(facts)).toBe(0);
});

test('what staff return of a canceled transfer is repaid by hand, and earns and refunds nothing', () => {
  const owed = {
    status: 'approved',
    owed: true,
    amountMinor: 2450,
    atMs: 1,
    providerMinor: 0,
    walletMinor: 0,
    byHandMinor: 2450,
  };
  const facts = factsOf({
    status: 'canceled',
    money: { paymentMethod: 'offline_payment', refunds: [{ ...owed, status: 'approved' }] },
  });
  expect(eventsOf(facts)).toEqual([paid({ at: 'bank' }, 2450), repaid({ at: 'hand' }, 2450)]);
  expect(openMinor(facts)).toBe(0);
});

test('refunds return the groups of their lines and parts, and without them everything that is left in proportion', () => {
  const to = { status: 'approved', owed: false, atMs: 1, amountMinor: 600 } as const;
  const byHand = { ...to, providerMinor: 0, walletMinor: 0 } as const;
  const facts = factsOf({
    status: 'refunded',
    money: {
      refunds: [
        { ...byHand, byHandMinor: 600 },
        { ...byHand, byHandMinor: 1850 },
      ],
    },
    ...captured(2450),
    refunds: [
      { amountMinor: 600, linesMinor: 500, parts: ['tip'], spared: [] },
      { amountMinor: 1850, linesMinor: 0, parts: [], spared: [] },
    ],
  });
  expect(eventsOf(facts)).toEqual([
    paid(STRIPE, 2450),
    earned,
    { event: 'refunded', groups: { goods: 500, delivery: 0, tip: 100, fees: 0 }, spared: [] },
    { event: 'refunded', groups: { goods: 1500, delivery: 300, tip: 0, fees: 50 }, spared: [] },
    repaid({ at: 'hand' }, 600),
    repaid({ at: 'hand' }, 1850),
  ]);
  expect(openMinor(facts)).toBe(0);
});

test('a refund of the delivery alone returns the tax on top of it', () => {
  const byHand = { status: 'approved', owed: false, atMs: 1, providerMinor: 0, walletMinor: 0 } as const;
  const facts = factsOf({
    amounts: {
      totalMinor: 2510,
      taxes: [{ of: 'delivery', ratePercent: 20, amountMinor: 60, included: false }],
    },
    money: { refunds: [{ ...byHand, amountMinor: 360, byHandMinor: 360 }] },
    ...captured(2510),
    refunds: [{ amountMinor: 360, linesMinor: 0, parts: ['delivery'], spared: [] }],
  });
  expect(eventsOf(facts)).toContainEqual({
    event: 'refunded',
    groups: { goods: 0, delivery: 360, tip: 0, fees: 0 },
    spared: [],
  });
});

test('a parcel is paid in cash at its pickup by the sender, or at the door by the receiver', () => {
  const onItsWay = { status: 'picked_up', money: { ...inCash, chargePayer: 'sender' } } as const;
  expect(eventsOf(parcelFacts(onItsWay))).toEqual([paid(COURIER, 525)]);
  const delivered = parcelFacts({ money: { ...inCash, chargePayer: 'receiver' } });
  expect(eventsOf(delivered)).toEqual([paid(COURIER, 525), earned]);
  expect(openMinor(delivered)).toBe(0);
});

test('a parcel that came back is earned, and its sender pays the courier the delivery and the fee', () => {
  const canceled = {
    status: 'canceled',
    money: {
      ...inCash,
      chargePayer: 'receiver',
      paymentStatus: 'unpaid',
      parcelReturn: { feeMinor: 250, feeDueMinor: null },
    },
  } as const;
  expect(eventsOf(parcelFacts(canceled))).toEqual([]);
  const back = parcelFacts({
    status: 'returned',
    money: {
      ...canceled.money,
      isCanceled: true,
      paymentStatus: 'paid',
      parcelReturn: { feeMinor: 250, feeDueMinor: 250 },
    },
  });
  expect(eventsOf(back)).toEqual([paid(COURIER, 775), earned, { event: 'return_fee', amountMinor: 250 }]);
  expect(openMinor(back)).toBe(0);
});

test('the deposit of a trip pays its charges, and what the office takes off one goes back with the rest', () => {
  const trip = { extraDueMinor: null, refundedMinor: 0, chargesMinor: 0, depositMinor: 5000 };
  const out = tripFacts({ status: 'picked_up', ...captured(10_000), money: { trip } });
  expect(eventsOf(out)).toEqual([paid(STRIPE, 10_000), { event: 'deposit_taken', amountMinor: 5000 }]);
  const back = tripFacts({
    ...captured(10_000),
    money: { trip: { ...trip, chargesMinor: 2000 } },
    chargedMinor: 3000,
  });
  expect(eventsOf(back)).toEqual([
    paid(STRIPE, 10_000),
    earned,
    { event: 'deposit_taken', amountMinor: 5000 },
    { event: 'charged', amountMinor: 3000 },
    { event: 'charge_lowered', amountMinor: 1000 },
    { event: 'deposit_kept', amountMinor: 2000 },
    { event: 'deposit_returned', amountMinor: 3000 },
  ]);
  expect(openMinor(back)).toBe(0);
});

test('the extension of a trip that a provider was paid is paid to its owner in cash', () => {
  const facts = tripFacts({
    amounts: { itemsMinor: 12_000, totalMinor: 12_000 },
    ...captured(10_000),
    money: { trip: { extraDueMinor: 2000, refundedMinor: 0, chargesMinor: 0, depositMinor: 0 } },
  });
  expect(eventsOf(facts)).toEqual([paid(STRIPE, 10_000), paid(STORE, 2000), earned]);
  expect(openMinor(facts)).toBe(0);
});

test('a shortened trip of a guest is repaid by hand, a canceled one keeps its fee for the provider', () => {
  const shortened = tripFacts({
    status: 'confirmed',
    amounts: { itemsMinor: 8000, totalMinor: 8000 },
    ...captured(10_000),
    money: {
      hasWallet: false,
      trip: { extraDueMinor: null, refundedMinor: 2000, chargesMinor: 0, depositMinor: 0 },
    },
  });
  expect(eventsOf(shortened)).toEqual([paid(STRIPE, 10_000), repaid({ at: 'hand' }, 2000)]);
  const canceled = tripFacts({
    status: 'canceled',
    ...captured(10_000),
    ...returned(7000),
    money: {
      cancellationFeeMinor: 3000,
      trip: { extraDueMinor: null, refundedMinor: 7000, chargesMinor: 0, depositMinor: 0 },
    },
  });
  expect(eventsOf(canceled)).toEqual([
    paid(STRIPE, 10_000),
    { event: 'canceled_with_fee', amountMinor: 3000 },
    repaid(STRIPE, 7000, 0),
  ]);
  expect(openMinor(canceled)).toBe(0);
});

test('what a wallet has paid is its part of the order less what it was returned', () => {
  const walletOf = (told: Parameters<typeof factsOf>[0]) => walletPaidMinor(factsOf(told));
  const byWallet = { paymentMethod: 'wallet', walletMinor: 2450 } as const;
  expect(walletOf({ money: byWallet })).toBe(2450);
  expect(walletOf({ status: 'canceled', money: byWallet })).toBe(0);
  expect(walletOf({ status: 'canceled', money: { ...byWallet, cancellationFeeMinor: 450 } })).toBe(450);
  const to = { status: 'approved', owed: false, atMs: 1, amountMinor: 300 } as const;
  const refund = { ...to, providerMinor: 0, byHandMinor: 0 } as const;
  expect(walletOf({ money: { ...inCash, refunds: [{ ...refund, walletMinor: 300 }] } })).toBe(-300);
  const trip = { extraDueMinor: null, refundedMinor: 2000, chargesMinor: 0, depositMinor: 0 };
  expect(walletPaidMinor(tripFacts({ ...captured(10_000), money: { trip } }))).toBeNull();
});

test('what providers hold is what they were paid less what went back, and unknown while that is under way', () => {
  const heldOf = (told: Parameters<typeof factsOf>[0]) => heldByProvidersMinor(factsOf(told));
  expect(heldOf({})).toBe(2450);
  expect(heldOf({ money: inCash })).toBe(0);
  const change = { providerMinor: 300, walletMinor: 0, byHandMinor: 0, atMs: 1 };
  const edited = { itemsMinor: 1700, totalMinor: 2150 };
  expect(heldOf({ status: 'confirmed', amounts: edited, money: { changes: [change] } })).toBe(2150);
  expect(heldOf({ status: 'canceled' })).toBeNull();
  expect(heldOf({ status: 'refunded', money: { isCanceled: true, cancellationFeeMinor: 450 } })).toBe(450);
});
