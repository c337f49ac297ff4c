import fc from 'fast-check';
import { expect, test } from 'vitest';
import { includedPercent, percentOf } from '../money/index.ts';
import { openBalances } from './balances.fixture.ts';
import {
  type AgreedTerms,
  type BookedOrder,
  balanceOf,
  COMMISSION_BASES,
  COMMISSION_TAXES,
  divideAmount,
  divideRefund,
  earnOrder,
  entryOf,
  type GroupAmounts,
  groupAmounts,
  isBalanced,
  type JournalEntry,
  NO_GROUPS,
  type OrderEvent,
  officeTerms,
  type Posting,
  REFUND_GROUPS,
  refundOrder,
  replay,
  replayOrder,
  resultOf,
  STANDARD_TERM_SETTINGS,
  sumGroups,
  totalOfClass,
} from './index.ts';

const STANDARD_TERMS = officeTerms(STANDARD_TERM_SETTINGS);

const percents = fc.oneof(
  fc.constantFrom(0, 50, 100),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
);
const amounts = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 20 }),
  fc.integer({ min: 1, max: 5_000_000 }),
);

const terms: fc.Arbitrary<AgreedTerms> = fc
  .record({
    percent: percents,
    basis: fc.constantFrom(...COMMISSION_BASES),
    tax: fc.constantFrom(...COMMISSION_TAXES),
    taxPercent: fc.constantFrom(0, 5, 15, 19),
    deliveryPercent: percents,
    discount: percents,
    coupon: percents,
    freeDelivery: percents,
    goodsTaxBy: fc.constantFrom('store' as const, 'operator' as const),
    deliveredBy: fc.constantFrom('store' as const, 'operator' as const),
    storePercent: percents,
    courierPercent: percents,
  })
  .map((one) => ({
    version: 1,
    plan: false,
    commission: { percent: one.percent, basis: one.basis, tax: one.tax, taxPercent: one.taxPercent },
    deliveredBy: one.deliveredBy,
    courier: { deliveryPercent: one.deliveryPercent, returnFeePercent: 0 },
    storeBears: { discount: one.discount, offer: 100, coupon: one.coupon, freeDelivery: one.freeDelivery },
    goodsTaxBy: one.goodsTaxBy,
    cancellationFee: { storePercent: one.storePercent, courierPercent: one.courierPercent },
  }));

/** A part of an amount, from nothing to all of it. */
const partOf = (whole: number) => fc.oneof(fc.constantFrom(0, whole), fc.integer({ min: 0, max: whole }));

/** An order as checkout prices it: parts within their bounds, tax on what is paid, and a total without what was rounded. */
const orders: fc.Arbitrary<BookedOrder> = fc
  .record({
    orderId: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom('delivery' as const, 'take_away' as const, 'parcel' as const, 'trip' as const),
    courierId: fc.constantFrom(null, 1, 2),
    storeId: fc.constantFrom(1, 2),
    items: amounts,
    charge: amounts,
    surcharge: amounts,
    packaging: amounts,
    fee: amounts,
    tip: amounts,
    rate: fc.constantFrom(0, 5, 7.7, 15),
    included: fc.boolean(),
    isDeliveryTaxed: fc.boolean(),
    terms,
  })
  .chain((one) =>
    fc
      .record({
        discount: partOf(one.items),
        waived: partOf(one.charge),
        rounding: fc.integer({ min: 0, max: 99 }),
      })
      .chain((more) => {
        const couponOf = one.type === 'parcel' ? one.charge - more.waived : one.items - more.discount;
        return fc
          .record({ coupon: partOf(couponOf), offer: partOf(more.discount) })
          .map((last) => orderOf({ ...one, ...more, ...last }));
      }),
  );

type Drawn = {
  orderId: number;
  type: BookedOrder['type'];
  courierId: number | null;
  storeId: number;
  terms: AgreedTerms;
  included: boolean;
  isDeliveryTaxed: boolean;
} & Record<
  | 'items'
  | 'charge'
  | 'surcharge'
  | 'packaging'
  | 'fee'
  | 'tip'
  | 'rate'
  | 'discount'
  | 'waived'
  | 'rounding'
  | 'coupon'
  | 'offer',
  number
>;

function orderOf(drawn: Drawn): BookedOrder {
  const isParcel = drawn.type === 'parcel';
  const isDelivered = isParcel || drawn.type === 'delivery';
  const items = isParcel ? 0 : drawn.items;
  const discount = isParcel ? 0 : drawn.discount;
  const delivery = isDelivered ? drawn.charge - drawn.waived : 0;
  const surcharge = isDelivered && delivery > 0 ? drawn.surcharge : 0;
  const tax = (amount: number) =>
    drawn.included ? includedPercent(amount, drawn.rate) : percentOf(amount, drawn.rate);
  const taxed = [
    ...(isParcel ? [] : [{ of: 'goods' as const, amountMinor: tax(items - discount - drawn.coupon) }]),
    ...(isParcel ? [{ of: 'delivery' as const, amountMinor: tax(delivery + surcharge - drawn.coupon) }] : []),
    ...(drawn.isDeliveryTaxed && !isParcel
      ? [
          { of: 'delivery' as const, amountMinor: tax(delivery + surcharge) },
          { of: 'service_fee' as const, amountMinor: tax(drawn.fee) },
          { of: 'packaging' as const, amountMinor: tax(drawn.packaging) },
        ]
      : []),
  ];
  const taxes = taxed.map((line) => ({ ...line, ratePercent: drawn.rate, included: drawn.included }));
  const added = drawn.included ? 0 : taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const packaging = isParcel ? 0 : drawn.packaging;
  const exact =
    items - discount - drawn.coupon + delivery + surcharge + packaging + drawn.fee + drawn.tip + added;
  return {
    orderId: drawn.orderId,
    type: drawn.type,
    storeId: isParcel ? null : drawn.storeId,
    courierId: isDelivered ? drawn.courierId : null,
    terms: isParcel ? { ...drawn.terms, deliveredBy: 'operator' } : drawn.terms,
    amounts: {
      itemsMinor: items,
      discountMinor: discount,
      storeDiscountMinor: isParcel ? 0 : drawn.offer,
      couponDiscountMinor: drawn.coupon,
      packagingMinor: packaging,
      deliveryMinor: delivery,
      originalDeliveryMinor: isDelivered ? drawn.charge : 0,
      surchargeMinor: surcharge,
      additionalMinor: drawn.fee,
      tipMinor: drawn.tip,
      totalMinor: exact - Math.min(exact, drawn.rounding),
      taxes,
    },
  };
}

/** Divides an amount at cuts between 0 and 1. */
function cut(amount: number, cuts: readonly number[]): number[] {
  const ends = [...cuts.map((at) => Math.floor(at * amount)), amount].toSorted((a, b) => a - b);
  return ends.map((end, at) => end - (ends[at - 1] ?? 0));
}

/** Even shares: doubles would be almost all close to 0. */
const shares = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);
const cuts = fc.array(shares, { minLength: 4, maxLength: 4 });

/** Refunds of an order that add up to its total, in any division of every group. */
function refundsOf(order: BookedOrder, groupCuts: Record<keyof GroupAmounts, number[]>): GroupAmounts[] {
  const paid = groupAmounts(order);
  const parts = REFUND_GROUPS.map((group) => cut(paid[group], groupCuts[group]));
  return [0, 1, 2, 3, 4].map((at) => ({
    goods: parts[0]?.[at] ?? 0,
    delivery: parts[1]?.[at] ?? 0,
    tip: parts[2]?.[at] ?? 0,
    fees: parts[3]?.[at] ?? 0,
  }));
}

const groupCuts = fc.record({ goods: cuts, delivery: cuts, tip: cuts, fees: cuts });

/** Everything that can happen to the money of an order, in an order of its own. */
const lives = fc
  .record({ order: orders, cuts: groupCuts, paid: cuts, tip: amounts, fee: amounts })
  .map((one) => {
    const { totalMinor } = one.order.amounts;
    const [wallet = 0, provider = 0, cash = 0, ...rest] = cut(totalMinor, one.paid);
    const events: OrderEvent[] = [
      { event: 'paid', place: { at: 'wallet', customerId: 1 }, amountMinor: wallet },
      { event: 'paid', place: { at: 'provider', provider: 'stripe' }, amountMinor: provider },
      { event: 'earned' },
      { event: 'paid', place: { at: 'courier', courierId: 1 }, amountMinor: cash },
      ...rest.map((amountMinor) => ({ event: 'paid' as const, place: { at: 'bank' as const }, amountMinor })),
      { event: 'canceled_with_fee', amountMinor: one.fee },
      { event: 'return_fee', amountMinor: one.fee },
      ...refundsOf(one.order, one.cuts).flatMap((groups): OrderEvent[] => [
        { event: 'refunded', groups },
        { event: 'repaid', place: { at: 'hand' }, amountMinor: sumGroups(groups) },
        { event: 'hand_paid', place: { at: 'till' }, amountMinor: sumGroups(groups) },
      ]),
      {
        event: 'repaid',
        place: { at: 'provider', provider: 'stripe' },
        amountMinor: one.tip,
        roundedUpMinor: one.fee,
      },
    ];
    return { order: one.order, events };
  });

const credited = (postings: readonly Posting[], account: Posting['account'], part?: Posting['part']) =>
  postings
    .filter((one) => one.account === account && (part === undefined || one.part === part))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

test('every entry of an order balances, whatever happens to it', () => {
  fc.assert(
    fc.property(lives, ({ order, events }) => {
      for (const { postings } of replayOrder(order, events)) {
        expect(isBalanced(postings)).toBe(true);
        expect(postings.every(({ amountMinor }) => amountMinor !== 0)).toBe(true);
      }
    }),
  );
});

test('an order gives store, courier, tax office and operator together exactly its total', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const earned = earnOrder(order);
      const { totalMinor } = order.amounts;
      expect(credited(earned.postings, 'receivable')).toBe(0 - totalMinor);
      const payees = credited(earned.postings, 'store') + credited(earned.postings, 'courier');
      const balances = replay([earned]);
      expect(payees + totalOfClass(balances, 'tax') + resultOf(balances)).toBe(totalMinor);
    }),
  );
});

test('a store gets at most what it sold, and a courier at most the charge and the tip', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { amounts: of } = order;
      const { postings } = earnOrder(order);
      const taxes = of.taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const charge = of.originalDeliveryMinor + of.surchargeMinor;
      const sold = of.itemsMinor + of.packagingMinor + charge + of.tipMinor + taxes;
      expect(credited(postings, 'store')).toBeLessThanOrEqual(sold);
      expect(credited(postings, 'courier')).toBeLessThanOrEqual(charge + of.tipMinor);
      // What a party gets beyond what was paid is what the operator bears, to the minor unit.
      const borne = ['discounts', 'coupons', 'free_delivery'] as const;
      const bears = borne.reduce((sum, account) => sum - credited(postings, account), 0);
      const waivers = of.discountMinor + of.couponDiscountMinor + of.originalDeliveryMinor;
      expect(bears).toBeGreaterThanOrEqual(0);
      expect(bears).toBeLessThanOrEqual(waivers - of.deliveryMinor);
    }),
  );
});

test('refunds of any division of the total take back exactly what was earned', () => {
  fc.assert(
    fc.property(orders, groupCuts, (order, division) => {
      const paid = groupAmounts(order);
      const events = refundsOf(order, division).map((groups): OrderEvent => ({ event: 'refunded', groups }));
      const whole = refundOrder(order, { before: NO_GROUPS, now: paid });
      expect(openBalances(replayOrder(order, events))).toEqual(openBalances([whole]));
      const isPaidWhole = REFUND_GROUPS.every((group) => paid[group] > 0);
      const left = openBalances([earnOrder(order), ...replayOrder(order, events)]);
      expect(isPaidWhole ? left : {}).toEqual({});
    }),
  );
});

test('no refund takes back more of any part than was credited, nor gives a party more', () => {
  fc.assert(
    fc.property(orders, groupCuts, (order, division) => {
      const earned = replay(byPart([earnOrder(order)]));
      let entries: JournalEntry[] = [];
      let before = NO_GROUPS;
      for (const now of refundsOf(order, division)) {
        entries = [...entries, refundOrder(order, { before, now })];
        before = {
          goods: before.goods + now.goods,
          delivery: before.delivery + now.delivery,
          tip: before.tip + now.tip,
          fees: before.fees + now.fees,
        };
        for (const [key, { balanceMinor }] of replay(byPart(entries))) {
          if (key.startsWith('receivable')) continue;
          const earnedMinor = earned.get(key)?.balanceMinor ?? 0;
          const leftMinor = earnedMinor + balanceMinor;
          expect(Math.abs(leftMinor)).toBeLessThanOrEqual(Math.abs(earnedMinor));
          expect(leftMinor * earnedMinor).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});

/** The entries with the part in the owner, so that balances are by part. */
function byPart(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.map((entry) => ({
    ...entry,
    postings: entry.postings.map((one) => ({
      ...one,
      owner: `${one.owner} ${one.part}` as Posting['owner'],
    })),
  }));
}

test('a refund of more than is left of a group is rejected', () => {
  fc.assert(
    fc.property(
      orders,
      fc.constantFrom(...REFUND_GROUPS),
      fc.integer({ min: 1, max: 100 }),
      (order, group, more) => {
        const paid = groupAmounts(order);
        const now = { ...NO_GROUPS, [group]: more };
        expect(() => refundOrder(order, { before: paid, now })).toThrow(RangeError);
        expect(() => divideRefund(order, paid, now)).toThrow(RangeError);
      },
    ),
  );
});

test('a refund of an amount is divided in proportion to what groups have left', () => {
  fc.assert(
    fc.property(orders, groupCuts, shares, (order, division, share) => {
      const paid = groupAmounts(order);
      const [before = NO_GROUPS] = refundsOf(order, division);
      const left = sumGroups(paid) - sumGroups(before);
      const wanted = Math.floor(share * left);
      const now = divideAmount(order, before, wanted);
      expect(sumGroups(now)).toBe(wanted);
      for (const group of REFUND_GROUPS) {
        const exact = left === 0 ? 0 : (wanted * (paid[group] - before[group])) / left;
        expect(Math.abs(now[group] - exact)).toBeLessThan(1);
        expect(before[group] + now[group]).toBeLessThanOrEqual(paid[group]);
      }
    }),
  );
});

test('the operator bears what a spared party keeps, and nobody else notices', () => {
  fc.assert(
    fc.property(
      orders,
      groupCuts,
      fc.constantFrom('store' as const, 'courier' as const),
      (order, division, party) => {
        const [now = NO_GROUPS] = refundsOf(order, division);
        const refund = refundOrder(order, { before: NO_GROUPS, now, spared: [party] });
        expect(credited(refund.postings, party)).toBe(0);
        expect(credited(refund.postings, 'receivable')).toBe(sumGroups(now));
        expect(isBalanced(refund.postings)).toBe(true);
      },
    ),
  );
});

test('any order of independent events ends in the same balances', () => {
  const shuffled = lives.chain(({ order, events }) =>
    fc
      .shuffledSubarray(events, { minLength: events.length, maxLength: events.length })
      .map((other) => ({ order, events, other })),
  );
  fc.assert(
    fc.property(fc.array(shuffled, { minLength: 1, maxLength: 3 }), (all) => {
      const inTurn = all.flatMap(({ order, events }) => replayOrder(order, events));
      const mixed = all.toReversed().flatMap(({ order, other }) => replayOrder(order, other));
      expect(openBalances(mixed)).toEqual(openBalances(inTurn));
    }),
  );
});

test('a replay of an order has the entries that were posted while it happened', () => {
  fc.assert(
    fc.property(fc.array(lives, { minLength: 1, maxLength: 3 }), (all) => {
      const posted: JournalEntry[] = [];
      for (const { order, events } of all) {
        let refunded = NO_GROUPS;
        for (const event of events) {
          posted.push(entryOf(order, event, refunded));
          if (event.event !== 'refunded') continue;
          const { goods, delivery, tip, fees } = event.groups;
          refunded = {
            goods: refunded.goods + goods,
            delivery: refunded.delivery + delivery,
            tip: refunded.tip + tip,
            fees: refunded.fees + fees,
          };
        }
      }
      expect(all.flatMap(({ order, events }) => replayOrder(order, events))).toEqual(posted);
    }),
  );
});

test('a paid order leaves nothing due, and a refunded and repaid one nothing at all', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const subject = `order:${order.orderId}` as const;
      const { totalMinor } = order.amounts;
      const place = { at: 'provider' as const, provider: 'stripe' };
      const paid: OrderEvent[] = [{ event: 'earned' }, { event: 'paid', place, amountMinor: totalMinor }];
      expect(balanceOf(replay(replayOrder(order, paid)), 'receivable', subject)).toBe(0);
      const refunded: OrderEvent[] = [
        ...paid,
        { event: 'refunded', groups: divideRefund(order, NO_GROUPS, null) },
        { event: 'repaid', place, amountMinor: totalMinor },
      ];
      const left = replay(replayOrder(order, refunded));
      expect(balanceOf(left, 'receivable', subject)).toBe(0);
      expect(balanceOf(left, 'clearing', 'provider:stripe')).toBe(0);
    }),
  );
});

test('a commission is what statements computed before: the agreed percentage of the goods after discounts', () => {
  const standard = { ...STANDARD_TERMS.commission, taxPercent: 0 };
  fc.assert(
    fc.property(orders, percents, (order, percent) => {
      const agreed = { ...order, terms: { ...order.terms, commission: { ...standard, percent } } };
      const { itemsMinor, discountMinor } = order.amounts;
      const expected = order.storeId === null ? 0 : percentOf(itemsMinor - discountMinor, percent);
      expect(credited(earnOrder(agreed).postings, 'commission')).toBe(expected);
    }),
  );
});
