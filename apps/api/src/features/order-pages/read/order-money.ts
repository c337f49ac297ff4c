import type * as contract from '@errand/contract/orders';
import {
  type HandPayment,
  type OrderMoney,
  orderMoney,
  paidByHandAt,
  reachedAt,
  sumMinor,
} from '@errand/domain/orders';
import { isoTime } from '../../../platform/http/index.ts';
import { moneyInputOf, type MoneyRow as StoredMoneyRow } from '../../orders/books/index.ts';
import type { OrderRow } from './order-row.ts';

/** The columns and parts (`MONEY_PARTS`) of an order that its money follows from. */
export type MoneyRow = StoredMoneyRow &
  Pick<OrderRow, 'hand_payments' | 'written_off_minor'> &
  Partial<Pick<OrderRow, 'history'>>;

/** The money of an order by the rules of the domain. Returns have a time only with the order's history. */
export function moneyOf({ history = [], ...row }: MoneyRow): OrderMoney {
  const at = (status: 'canceled' | 'refunded') => {
    const time = reachedAt(history, status);
    return time === null ? null : Date.parse(time);
  };
  const handPayments = handPaymentsOf(row);
  return orderMoney(
    moneyInputOf(row, {
      canceledAtMs: at('canceled'),
      refundedAtMs: at('refunded'),
      handPayments,
      writtenOffMinor: row.written_off_minor,
    }),
  );
}

/** When each change and each refund of an order was paid by hand entirely, in milliseconds; null before, and for nothing. */
export function handPaidTimes(row: MoneyRow): { edits: (number | null)[]; refunds: (number | null)[] } {
  const edits = row.edits.map((edit) => edit.by_hand_minor);
  const refunds = row.refunds.map((refund) => (refund.status === 'approved' ? refund.by_hand_minor : 0));
  const changes = moneyOf(row).returned.filter(({ to, because }) => to === 'hand' && because === 'change');
  // What the shortening of a trip returned comes first.
  const tripMinor = sumMinor(changes) - edits.reduce((sum, minor) => sum + minor, 0);
  const [, ...times] = paidByHandAt([tripMinor, ...edits, ...refunds], handPaymentsOf(row));
  return { edits: times.slice(0, edits.length), refunds: times.slice(edits.length) };
}

function handPaymentsOf({ hand_payments: payments }: Pick<OrderRow, 'hand_payments'>): HandPayment[] {
  return payments.map(({ amount_minor, paid_at_ms }) => ({ amountMinor: amount_minor, atMs: paid_at_ms }));
}

/** The money of an order on the wire, in major units. */
export function toMoneyResponse(row: MoneyRow, major: (minor: number) => number): contract.OrderMoney {
  const { state, paper, totalMinor, returnFeeMinor, chargesMinor, charged, returned, due, writtenOffMinor } =
    moneyOf(row);
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
    written_off: major(writtenOffMinor),
  };
}
