import type * as contract from '@errand/contract/orders';
import { type OrderMoney, orderMoney, reachedAt } from '@errand/domain/orders';
import { isoTime } from '../../../platform/http/index.ts';
import { moneyInputOf, type MoneyRow as StoredMoneyRow } from '../../orders/books/index.ts';
import type { OrderRow } from './order-row.ts';

/** The columns and parts (`MONEY_PARTS`) of an order that its money follows from. */
export type MoneyRow = StoredMoneyRow & Partial<Pick<OrderRow, 'history'>>;

/** The money of an order by the rules of the domain. Returns have a time only with the order's history. */
export function moneyOf({ history = [], ...row }: MoneyRow): OrderMoney {
  const at = (status: 'canceled' | 'refunded') => {
    const time = reachedAt(history, status);
    return time === null ? null : Date.parse(time);
  };
  return orderMoney(moneyInputOf(row, { canceledAtMs: at('canceled'), refundedAtMs: at('refunded') }));
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
