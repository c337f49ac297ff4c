import type * as contract from '@errand/contract/orders';
import { type OrderMoney, orderMoney, reachedAt } from '@errand/domain/orders';
import { isoTime } from '../../../platform/http/index.ts';
import type { OrderRow } from './order-row.ts';

/** The columns and parts (`MONEY_PARTS`) of an order that its money follows from. */
export type MoneyRow = Pick<
  OrderRow,
  | 'owner'
  | 'type'
  | 'status'
  | 'payment_method'
  | 'payment_status'
  | 'charge_payer'
  | 'total_minor'
  | 'wallet_minor'
  | 'canceled_by'
  | 'cancellation_fee_minor'
  | 'edits'
  | 'refunds'
  | 'parcel'
  | 'trip_money'
> &
  Partial<Pick<OrderRow, 'history'>>;

/** Whether an order was canceled, also if it was returned or refunded since. */
export function isCanceled({ canceled_by, status }: Pick<OrderRow, 'canceled_by' | 'status'>): boolean {
  return canceled_by !== null || status === 'canceled' || status === 'returned';
}

/** The money of an order by the rules of the domain. Returns have a time only with the order's history. */
export function moneyOf(row: MoneyRow): OrderMoney {
  const { parcel, trip_money: trip, history = [] } = row;
  const at = (status: 'canceled' | 'refunded') => {
    const time = reachedAt(history, status);
    return time === null ? null : Date.parse(time);
  };
  return orderMoney({
    type: row.type,
    status: row.status,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    totalMinor: row.total_minor,
    walletMinor: row.wallet_minor,
    chargePayer: row.charge_payer,
    isCanceled: isCanceled(row),
    hasWallet: row.owner.startsWith('customer:'),
    canceledAtMs: at('canceled'),
    refundedAtMs: at('refunded'),
    changes: row.edits.map((edit) => ({ ...destinationsOf(edit), atMs: edit.created_at_ms })),
    refunds: row.refunds.map((refund) => ({
      ...destinationsOf(refund),
      status: refund.status,
      owed: refund.owed,
      atMs: refund.decided_at_ms,
    })),
    parcelReturn:
      parcel?.cancellation_type === 'after_pickup'
        ? { feeMinor: parcel.return_fee_minor, feeDueMinor: parcel.return_fee_due_minor }
        : null,
    cancellationFeeMinor: row.cancellation_fee_minor + (trip?.cancellation_fee_minor ?? 0),
    trip: trip && {
      extraDueMinor: trip.extra_due_minor,
      refundedMinor: trip.refunded_minor,
      chargesMinor: trip.charges_minor,
      depositMinor: trip.deposit_held_minor,
    },
  });
}

/** The money of an order on the wire, in major units. */
export function toMoneyResponse(row: MoneyRow, major: (minor: number) => number): contract.OrderMoney {
  const { state, paper, totalMinor, returnFeeMinor, chargesMinor, charged, returned, due } = moneyOf(row);
  const parts = (list: OrderMoney['due']) =>
    list.map(({ way, amountMinor }) => ({ way, amount: major(amountMinor) }));
  return {
    state,
    paper,
    total: major(totalMinor),
    return_fee: major(returnFeeMinor),
    charges: major(chargesMinor),
    charged: parts(charged),
    returned: returned.map(({ to, amountMinor, isPending, because, atMs }) => ({
      to,
      amount: major(amountMinor),
      pending: isPending,
      because,
      at: isoTime(atMs),
    })),
    due: parts(due),
  };
}

function destinationsOf(row: { provider_minor: number; wallet_minor: number; by_hand_minor: number }) {
  return { providerMinor: row.provider_minor, walletMinor: row.wallet_minor, byHandMinor: row.by_hand_minor };
}
