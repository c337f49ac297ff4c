import type { OrderType } from '../delivery/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import { refundAfterFee } from './cancellation-fee.ts';
import { type HandPayment, settleByHand } from './hand-payments.ts';
import { type PaidAmounts, paidParts, unpaidMinor } from './paid-parts.ts';
import type { REFUND_STATES } from './post-delivery.ts';
import type { OrderStatus } from './states.ts';

/** How, and for cash where, an amount is paid. */
export const MONEY_WAYS = [
  'wallet',
  'bank',
  'transfer',
  'cash_door',
  'cash_store',
  'cash_provider',
  'cash_sender',
  'cash_receiver',
  'cash_return',
  'deposit',
] as const;
export type MoneyWay = (typeof MONEY_WAYS)[number];

/** Where returned money goes; `open` until staff have decided it. */
export const RETURN_DESTINATIONS = ['wallet', 'bank', 'hand', 'open'] as const;
export type ReturnDestination = (typeof RETURN_DESTINATIONS)[number];

/** Why money was returned: the order became cheaper, was canceled, or was refunded after the delivery. */
export const RETURN_CAUSES = ['change', 'cancellation', 'refund'] as const;
export type ReturnCause = (typeof RETURN_CAUSES)[number];

/**
 * The state of an order's money. `nothing`: nothing was charged and nothing is due; `written_off`: what was due need not be
 * paid any more. A change that made the order cheaper returns money without changing the state.
 */
export const ORDER_MONEY_STATES = [
  'due',
  'part_paid',
  'paid',
  'part_returned',
  'returned',
  'written_off',
  'nothing',
] as const;
export type OrderMoneyState = (typeof ORDER_MONEY_STATES)[number];

/** What the printed paper is: a bill while money is due, a receipt afterwards, or the record of a cancellation. */
export const MONEY_PAPERS = ['bill', 'receipt', 'cancellation'] as const;
export type MoneyPaper = (typeof MONEY_PAPERS)[number];

type Destinations = { providerMinor: number; walletMinor: number; byHandMinor: number };
type Return = Omit<ReturnedPart, 'to' | 'amountMinor'>;

/** The stored facts of an order that its money follows from. Amounts are in minor units. */
export type OrderMoneyInput = {
  type: OrderType;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  chargePayer: 'sender' | 'receiver' | null;
  /** Whether it was canceled, also if it was returned or refunded since. */
  isCanceled: boolean;
  /** Whether its customer has a wallet; guests have none. */
  hasWallet: boolean;
  /** When it was canceled, and when it became `refunded`; null before, and where no times are needed. */
  canceledAtMs: number | null;
  refundedAtMs: number | null;
  /** What changes of its lines returned. */
  changes: readonly (Destinations & { atMs: number | null })[];
  refunds: readonly (Destinations & {
    status: (typeof REFUND_STATES)[number];
    owed: boolean;
    amountMinor: number;
    atMs: number | null;
  })[];
  /** What staff have paid back by hand, in the order of time. */
  handPayments: readonly HandPayment[];
  /** What staff have written off of what was due. */
  writtenOffMinor: number;
  /** The return of a parcel that was canceled after its pickup; `feeDueMinor` is null until it is back. */
  parcelReturn: { feeMinor: number; feeDueMinor: number | null } | null;
  /** The part of the payment that the shop kept at the cancellation; 0 without one. Parcels have a return fee instead. */
  cancellationFeeMinor: number;
  /**
   * `refundedMinor` is what shortening and canceling a trip returned; `extraDueMinor` as in `PaidAmounts`. Its charges at
   * the return, as they stand, are paid from the deposit first.
   */
  trip: {
    extraDueMinor: number | null;
    refundedMinor: number;
    chargesMinor: number;
    depositMinor: number;
  } | null;
} & Omit<PaidAmounts, 'extraDueMinor'>;

export type MoneyPart = { way: MoneyWay; amountMinor: number };
export type ReturnedPart = {
  to: ReturnDestination;
  amountMinor: number;
  /** Whether the money is still on its way. */
  isPending: boolean;
  because: ReturnCause;
  /** When it was returned; null while it is on its way, and where the time is not known. */
  atMs: number | null;
};

/**
 * The money of an order. What was charged, less what was returned, with what is due or was written off is what the order
 * costs. Parts of 0 are left out.
 */
export type OrderMoney = {
  state: OrderMoneyState;
  paper: MoneyPaper;
  /** The sum of the bill: the order's total, for a returned parcel with the return fee, for a trip with its charges. */
  totalMinor: number;
  /** The return fee within the total. */
  returnFeeMinor: number;
  /** The charges of a trip's return within the total. */
  chargesMinor: number;
  charged: MoneyPart[];
  returned: ReturnedPart[];
  due: MoneyPart[];
  /** What was due and was written off. */
  writtenOffMinor: number;
};

/** Describes the money of an order in every state, the same for every page, list, message and sum. */
export function orderMoney(order: OrderMoneyInput): OrderMoney {
  const back = order.parcelReturn;
  const feeMinor = back ? (back.feeDueMinor ?? back.feeMinor) : 0;
  const isBack = back !== null && back.feeDueMinor !== null;
  const fee: MoneyPart = { way: 'cash_return', amountMinor: feeMinor };
  const chargesMinor = order.trip?.chargesMinor ?? 0;
  const fromDeposit = Math.min(chargesMinor, order.trip?.depositMinor ?? 0);
  const charged = merged([
    ...chargedOf(order),
    ...(isBack ? [fee] : []),
    { way: 'deposit', amountMinor: fromDeposit },
  ]);
  const owed = merged([
    ...dueOf(order),
    ...(isBack ? [] : [fee]),
    { way: 'cash_provider', amountMinor: chargesMinor - fromDeposit },
  ]);
  const returned = returnedOf(order).filter(({ amountMinor }) => amountMinor > 0);
  const due = withoutWrittenOff(owed, order.writtenOffMinor);
  const parts = { charged, returned, due, writtenOffMinor: sumMinor(owed) - sumMinor(due) };
  return {
    state: stateOf(parts),
    paper: paperOf(order, owed),
    totalMinor: order.totalMinor + feeMinor + chargesMinor,
    returnFeeMinor: feeMinor,
    chargesMinor,
    ...parts,
  };
}

/** The sum of parts in minor units. */
export function sumMinor(parts: readonly { amountMinor: number }[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** What was charged, less what was returned: what the shop has of an order, or will have once returns have arrived. */
export function keptMinor({ charged, returned }: Pick<OrderMoney, 'charged' | 'returned'>): number {
  return sumMinor(charged) - sumMinor(returned);
}

function stateOf(parts: Pick<OrderMoney, 'charged' | 'returned' | 'due' | 'writtenOffMinor'>) {
  const { charged, returned, due, writtenOffMinor } = parts;
  const changes = sumMinor(returned.filter(({ because }) => because === 'change'));
  const chargedMinor = sumMinor(charged) - changes;
  const returnedMinor = sumMinor(returned) - changes;
  if (sumMinor(due) > 0) return chargedMinor > 0 ? 'part_paid' : 'due';
  if (writtenOffMinor > 0) return 'written_off';
  if (sumMinor(charged) === 0) return 'nothing';
  if (returnedMinor === 0) return 'paid';
  return returnedMinor < chargedMinor ? 'part_returned' : 'returned';
}

function paperOf({ isCanceled, parcelReturn }: OrderMoneyInput, due: MoneyPart[]): MoneyPaper {
  if (isCanceled && parcelReturn === null) return 'cancellation';
  return due.length > 0 ? 'bill' : 'receipt';
}

/** What was ever charged: what is paid of the total now, and what changes returned of it. */
function chargedOf(order: OrderMoneyInput): MoneyPart[] {
  const { walletMinor, providerMinor } = paidParts(amountsOf(order));
  const way = wayOf(order);
  // The extension of a trip that was paid at a provider is paid in cash.
  const extraMinor = order.paymentStatus === 'paid' && way === 'bank' ? (order.trip?.extraDueMinor ?? 0) : 0;
  const changes = changesOf(order);
  const byHandMinor = changes.reduce((sum, change) => sum + change.providerMinor + change.byHandMinor, 0);
  const toWalletMinor = changes.reduce((sum, change) => sum + change.walletMinor, 0);
  const isWalletChange = way === 'wallet' || order.walletMinor > 0 || way.startsWith('cash');
  return [
    { way: 'wallet', amountMinor: walletMinor + (isWalletChange ? toWalletMinor : 0) },
    { way, amountMinor: providerMinor - extraMinor + byHandMinor + (isWalletChange ? 0 : toWalletMinor) },
    { way: 'cash_provider', amountMinor: extraMinor },
  ];
}

function dueOf(order: OrderMoneyInput): MoneyPart[] {
  if (order.isCanceled && order.parcelReturn === null) return [];
  const amountMinor = unpaidMinor(amountsOf(order));
  const isExtra = order.trip !== null && order.trip.extraDueMinor !== null;
  return [{ way: isExtra && wayOf(order) === 'bank' ? 'cash_provider' : wayOf(order), amountMinor }];
}

function withoutWrittenOff(owed: readonly MoneyPart[], writtenOffMinor: number): MoneyPart[] {
  let left = writtenOffMinor;
  return owed.flatMap(({ way, amountMinor }) => {
    const takenMinor = Math.min(left, amountMinor);
    left -= takenMinor;
    return takenMinor < amountMinor ? [{ way, amountMinor: amountMinor - takenMinor }] : [];
  });
}

/** How the part of an order that the wallet does not pay is paid. */
function wayOf({
  type,
  paymentMethod,
  paymentStatus,
  chargePayer,
  parcelReturn,
  ...order
}: OrderMoneyInput): MoneyWay {
  if (paymentMethod === 'digital_payment') return 'bank';
  if (paymentMethod === 'offline_payment') return 'transfer';
  // An extended trip that the wallet paid is due in cash.
  if (paymentMethod === 'wallet' && (type !== 'trip' || order.walletMinor === order.totalMinor))
    return 'wallet';
  if (type === 'trip') return 'cash_provider';
  if (type === 'take_away') return 'cash_store';
  if (type === 'delivery') return 'cash_door';
  // The sender pays at the pickup. A receiver who gets no parcel pays nothing: its sender does, at the return.
  const isPaidAtPickup = chargePayer === 'sender' && (parcelReturn === null || paymentStatus === 'paid');
  if (isPaidAtPickup) return 'cash_sender';
  return parcelReturn === null ? 'cash_receiver' : 'cash_return';
}

function returnedOf(order: OrderMoneyInput): ReturnedPart[] {
  return withHandPayments(owedOf(order), order.handPayments);
}

/** What is returned by hand is on its way until staff have paid it. */
function withHandPayments(
  returned: readonly ReturnedPart[],
  payments: readonly HandPayment[],
): ReturnedPart[] {
  const byHand = returned.filter(({ to }) => to === 'hand');
  const settled = settleByHand(
    byHand.map(({ amountMinor }) => amountMinor),
    payments,
  );
  return returned.flatMap((part) =>
    part.to === 'hand'
      ? (settled[byHand.indexOf(part)] ?? []).map((one) => ({
          ...part,
          ...one,
          isPending: one.atMs === null,
        }))
      : [part],
  );
}

function owedOf(order: OrderMoneyInput): ReturnedPart[] {
  const changes = changesOf(order).flatMap(({ atMs, ...change }) =>
    partsOf(change, { because: 'change', isPending: false, atMs }),
  );
  if (!order.isCanceled) return [...changes, ...refundsOf(order)];
  return order.parcelReturn ? changes : [...changes, ...canceledOf(order)];
}

function refundsOf({ refunds, status }: OrderMoneyInput): ReturnedPart[] {
  const approved = refunds.filter((refund) => refund.status === 'approved' && !refund.owed);
  // The order is `refunded` once the provider has confirmed.
  const isPending = status === 'refund_requested';
  return approved.flatMap((refund) => partsOf(refund, { because: 'refund', isPending, atMs: refund.atMs }));
}

/** What a cancellation returns: the payment less the cancellation fee. */
function canceledOf(order: OrderMoneyInput): ReturnedPart[] {
  const back = refundAfterFee(paidParts(amountsOf(order)), order.cancellationFeeMinor);
  // The fee was kept of the wallet's part if a bank transfer arrived after the cancellation, so the transfer goes back whole.
  const owed = order.refunds.filter((refund) => refund.owed);
  const lateMinor = Math.max(0, sumMinor(owed) - back.providerMinor);
  const walletMinor = back.walletMinor - lateMinor;
  const providerMinor = back.providerMinor + lateMinor;
  const done: Return = { because: 'cancellation', isPending: false, atMs: order.canceledAtMs };
  const toWallet: ReturnedPart = { ...done, to: 'wallet', amountMinor: walletMinor };
  const isPending = order.status === 'canceled';
  if (order.paymentMethod === 'digital_payment') {
    const atMs = isPending ? null : order.refundedAtMs;
    return [toWallet, { ...done, to: 'bank', amountMinor: providerMinor, isPending, atMs }];
  }
  const decided = owed
    .filter(({ status }) => status === 'approved')
    .flatMap((refund) => partsOf(refund, { ...done, atMs: refund.atMs }));
  const openMinor = providerMinor - sumMinor(decided);
  return [toWallet, ...decided, { ...done, to: 'open', amountMinor: openMinor, isPending: true, atMs: null }];
}

/** What changes of an order returned, including the shortening of a trip. */
function changesOf(order: OrderMoneyInput): OrderMoneyInput['changes'] {
  const { trip } = order;
  if (!trip) return order.changes;
  const paid = paidParts(amountsOf(order));
  const canceledMinor = order.isCanceled
    ? paid.walletMinor + paid.providerMinor - order.cancellationFeeMinor
    : 0;
  const minor = Math.max(0, trip.refundedMinor - canceledMinor);
  const [walletMinor, byHandMinor] = order.hasWallet ? [minor, 0] : [0, minor];
  return [{ providerMinor: 0, walletMinor, byHandMinor, atMs: null }, ...order.changes];
}

function partsOf(parts: Destinations, { isPending, atMs, because }: Return): ReturnedPart[] {
  return [
    { to: 'bank', amountMinor: parts.providerMinor, because, isPending, atMs: isPending ? null : atMs },
    { to: 'wallet', amountMinor: parts.walletMinor, because, isPending: false, atMs },
    { to: 'hand', amountMinor: parts.byHandMinor, because, isPending: false, atMs },
  ];
}

function amountsOf(order: OrderMoneyInput): PaidAmounts {
  return { ...order, extraDueMinor: order.trip?.extraDueMinor ?? null };
}

/** The parts above 0, with one for each way. */
function merged(parts: MoneyPart[]): MoneyPart[] {
  const sums = new Map<MoneyWay, number>();
  for (const { way, amountMinor } of parts) sums.set(way, (sums.get(way) ?? 0) + amountMinor);
  return [...sums].flatMap(([way, amountMinor]) => (amountMinor > 0 ? [{ way, amountMinor }] : []));
}
