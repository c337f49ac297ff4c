import { amountsOf, type OrderMoneyInput } from './order-money-input.ts';
import { paidParts, sumMinor, unpaidMinor } from './paid-parts.ts';
import { changesOf, type ReturnedPart, returnedOf } from './returned-money.ts';

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

export type MoneyPart = { way: MoneyWay; amountMinor: number };
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
  const returned = returnedOf(order);
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

/** The parts above 0, with one for each way. */
function merged(parts: MoneyPart[]): MoneyPart[] {
  const sums = new Map<MoneyWay, number>();
  for (const { way, amountMinor } of parts) sums.set(way, (sums.get(way) ?? 0) + amountMinor);
  return [...sums].flatMap(([way, amountMinor]) => (amountMinor > 0 ? [{ way, amountMinor }] : []));
}
