import { refundAfterFee } from './cancellation-fee.ts';
import { type HandPayment, settleByHand } from './hand-payments.ts';
import { amountsOf, type Destinations, type OrderMoneyInput } from './order-money-input.ts';
import { paidParts, sumMinor } from './paid-parts.ts';

/** Where returned money goes; `open` until staff have decided it. */
export const RETURN_DESTINATIONS = ['wallet', 'bank', 'hand', 'open'] as const;
export type ReturnDestination = (typeof RETURN_DESTINATIONS)[number];

/** Why money was returned: the order became cheaper, was canceled, or was refunded after the delivery. */
export const RETURN_CAUSES = ['change', 'cancellation', 'refund'] as const;
export type ReturnCause = (typeof RETURN_CAUSES)[number];

export type ReturnedPart = {
  to: ReturnDestination;
  amountMinor: number;
  /** Whether the money is still on its way. */
  isPending: boolean;
  because: ReturnCause;
  /** When it was returned; null while it is on its way, and where the time is not known. */
  atMs: number | null;
};

type Return = Omit<ReturnedPart, 'to' | 'amountMinor'>;

/** What an order has returned or will return, by cause and destination. Parts of 0 are left out. */
export function returnedOf(order: OrderMoneyInput): ReturnedPart[] {
  return withHandPayments(owedOf(order), order.handPayments).filter(({ amountMinor }) => amountMinor > 0);
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
  // If a bank transfer arrived after the cancellation, the wallet's part has paid the fee, so the whole transfer is returned.
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
export function changesOf(order: OrderMoneyInput): OrderMoneyInput['changes'] {
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
