import {
  type MoneyPart,
  type MoneyWay,
  type OrderMoneyInput,
  orderMoney,
  partMinor,
  type RefundPart,
  sumMinor,
} from '../orders/index.ts';
import {
  type BookedOrder,
  byGroup,
  type GroupAmounts,
  NO_GROUPS,
  sumGroups,
  taxesOn,
} from './order-amounts.ts';
import type { OrderEvent } from './order-events.ts';
import type { MoneyPlace } from './payment.ts';
import { divideAmount, divideRefund, type SparedParty } from './refund.ts';

/** A refund of an earned order that was approved. `linesMinor` is its amount for chosen lines. */
export type ApprovedRefund = {
  amountMinor: number;
  linesMinor: number;
  parts: readonly RefundPart[];
  /** Parties that keep what they have earned with the order. */
  spared: readonly SparedParty[];
};

/** The stored facts of an order from which its entries follow. Amounts are in minor units. */
export type OrderFacts = {
  order: BookedOrder;
  money: OrderMoneyInput;
  /** Whether it was ever delivered, collected, or its vehicles taken back. */
  wasDelivered: boolean;
  /** Captures of providers, including those that no longer pay the order, such as a second payment. */
  captures: readonly { provider: string; amountMinor: number }[];
  /**
   * Refunds of providers. `roundedUpMinor` is the part of a refund that is due to the provider's rounding. It is negative where
   * an earlier refund has returned too much.
   */
  providerRefunds: readonly { provider: string; amountMinor: number; roundedUpMinor: number }[];
  /** In the sequence of their approval, without refunds of canceled orders. */
  refunds: readonly ApprovedRefund[];
  /** The charges at a trip's return before the office lowered any; 0 for other orders. */
  chargedMinor: number;
};

/**
 * The events of an order that follow from its stored facts, in a sequence in which they can be replayed, which can differ from
 * that in which they happened. Left out is what is posted when it happens: payments from a wallet and returns to it, refunds
 * that staff have paid by hand, and write-offs. Throws RangeError for refunds of more than the order.
 */
export function eventsOf(facts: OrderFacts): OrderEvent[] {
  const { order, money, captures, providerRefunds } = facts;
  const { charged, returned } = orderMoney(money);
  const byHand = returned.filter(({ to }) => to === 'hand');
  const events: OrderEvent[] = [
    ...captures.map(
      ({ provider, amountMinor }): OrderEvent => ({
        event: 'paid',
        place: { at: 'provider', provider },
        amountMinor,
      }),
    ),
    ...charged.flatMap((part) => paidOutside(order, part)),
    ...earnedEvents(facts),
    ...tripEvents(facts, charged),
    { event: 'canceled_with_fee', amountMinor: money.isCanceled ? money.cancellationFeeMinor : 0 },
    ...refundedEvents(facts),
    ...providerRefunds.map(
      ({ provider, amountMinor, roundedUpMinor }): OrderEvent => ({
        event: 'repaid',
        place: { at: 'provider', provider },
        amountMinor: amountMinor - roundedUpMinor,
        roundedUpMinor,
      }),
    ),
    ...byHand.map(({ amountMinor }): OrderEvent => ({ event: 'repaid', place: { at: 'hand' }, amountMinor })),
  ];
  return events.filter((one) => !('amountMinor' in one) || one.amountMinor > 0);
}

/**
 * What a wallet has paid for an order less what went back to it, in minor units. Null if the facts do not say: for a trip that
 * was paid at a provider and whose changes returned money.
 */
export function walletPaidMinor({ money, captures }: Pick<OrderFacts, 'money' | 'captures'>): number | null {
  if (money.trip && money.trip.refundedMinor > 0 && captures.length > 0) return null;
  const { charged, returned } = orderMoney(money);
  return (
    sumMinor(charged.filter(({ way }) => way === 'wallet')) -
    sumMinor(returned.filter(({ to }) => to === 'wallet'))
  );
}

/**
 * What providers should hold of an order, in minor units. Null if the facts do not say: while a return is pending, and for a
 * trip whose changes returned money.
 */
export function heldByProvidersMinor({ money }: Pick<OrderFacts, 'money'>): number | null {
  const { charged, returned } = orderMoney(money);
  // A refund by hand does not change what a provider holds.
  const isOnItsWay = returned.some(({ isPending, to }) => isPending && to !== 'hand');
  if ((money.trip && money.trip.refundedMinor > 0) || isOnItsWay) return null;
  return (
    sumMinor(charged.filter(({ way }) => way === 'bank')) -
    sumMinor(returned.filter(({ to }) => to === 'bank'))
  );
}

/** Payments in cash and by bank transfer. */
function paidOutside(order: BookedOrder, { way, amountMinor }: MoneyPart): OrderEvent[] {
  const place = placeOf(order, way);
  return place ? [{ event: 'paid', place, amountMinor }] : [];
}

/** Where cash or a bank transfer has arrived; null for payments that other events post. */
function placeOf({ courierId, storeId }: BookedOrder, way: MoneyWay): MoneyPlace | null {
  const atStore: MoneyPlace = storeId === null ? { at: 'till' } : { at: 'store', storeId };
  switch (way) {
    case 'wallet':
    case 'bank':
    case 'deposit':
      return null;
    case 'transfer':
      return { at: 'bank' };
    case 'cash_store':
    case 'cash_provider':
      return atStore;
    default:
      return courierId === null ? atStore : { at: 'courier', courierId };
  }
}

function earnedEvents({ money, wasDelivered }: OrderFacts): OrderEvent[] {
  const feeMinor = money.parcelReturn?.feeDueMinor ?? null;
  if (!wasDelivered && feeMinor === null) return [];
  return [{ event: 'earned' }, { event: 'return_fee', amountMinor: feeMinor ?? 0 }];
}

function tripEvents({ money, wasDelivered, chargedMinor }: OrderFacts, charged: MoneyPart[]): OrderEvent[] {
  const { trip } = money;
  if (!trip) return [];
  const keptMinor = charged.find(({ way }) => way === 'deposit')?.amountMinor ?? 0;
  const isOver = wasDelivered || money.isCanceled;
  return [
    { event: 'deposit_taken', amountMinor: trip.depositMinor },
    { event: 'charged', amountMinor: chargedMinor },
    { event: 'charge_lowered', amountMinor: chargedMinor - trip.chargesMinor },
    { event: 'deposit_kept', amountMinor: keptMinor },
    { event: 'deposit_returned', amountMinor: isOver ? trip.depositMinor - keptMinor : 0 },
  ];
}

function refundedEvents({ order, refunds }: OrderFacts): OrderEvent[] {
  let before = NO_GROUPS;
  return refunds.map((refund) => {
    const groups = groupsOf(order, before, refund);
    const sums = before;
    before = byGroup((group) => sums[group] + groups[group]);
    return { event: 'refunded', groups, spared: refund.spared };
  });
}

/** Divides a refund by group: by its lines and parts if they add up to it, else in proportion to what is left. */
function groupsOf(
  order: BookedOrder,
  before: GroupAmounts,
  { amountMinor, linesMinor, parts }: ApprovedRefund,
): GroupAmounts {
  const charges = { ...order.amounts, deliveryTaxMinor: taxesOn(order.amounts.taxes, 'delivery').addedMinor };
  const of = (part: RefundPart) => (parts.includes(part) ? partMinor(charges, part) : 0);
  const wanted: GroupAmounts = { goods: linesMinor, delivery: of('delivery'), tip: of('tip'), fees: 0 };
  return sumGroups(wanted) === amountMinor
    ? divideRefund(order, before, wanted)
    : divideAmount(order, before, amountMinor);
}
