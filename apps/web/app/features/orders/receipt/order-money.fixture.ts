import type { Order, OrderMoney } from '@errand/contract/orders';
import { toMajor, toMinor } from '@errand/domain/money';
import { type OrderMoneyInput, orderMoney } from '@errand/domain/orders';

type Known = Pick<Order, 'order_status' | 'order_amount'> &
  Partial<
    Pick<
      Order,
      | 'order_type'
      | 'payment_method'
      | 'payment_status'
      | 'partially_paid_amount'
      | 'charge_payer'
      | 'canceled'
      | 'parcel_cancellation'
    >
  >;

/** The money of an order as the server sends it, from the other fields of a fixture. */
export function moneyOf(order: Known, facts: Partial<OrderMoneyInput> = {}): OrderMoney {
  const {
    order_status: status,
    payment_method: method = 'cash_on_delivery',
    parcel_cancellation: back,
  } = order;
  const totalMinor = toMinor(order.order_amount, 2);
  const money = orderMoney({
    type: (order.order_type ?? 'delivery') as OrderMoneyInput['type'],
    status,
    paymentMethod: method as OrderMoneyInput['paymentMethod'],
    paymentStatus: order.payment_status ?? 'unpaid',
    totalMinor,
    walletMinor: method === 'wallet' ? totalMinor : toMinor(order.partially_paid_amount ?? 0, 2),
    chargePayer: order.charge_payer ?? null,
    isCanceled: status === 'canceled' || status === 'returned' || Boolean(order.canceled),
    hasWallet: true,
    canceledAtMs: null,
    refundedAtMs: null,
    changes: [],
    refunds: [],
    handPayments: [],
    writtenOffMinor: 0,
    parcelReturn:
      back?.cancellation_type === 'after_pickup'
        ? {
            feeMinor: toMinor(back.return_fee, 2),
            feeDueMinor: back.returned_at ? feeDueMinor(back) : null,
          }
        : null,
    cancellationFeeMinor: 0,
    trip: null,
    ...facts,
  });
  const parts = (list: typeof money.due) =>
    list.map(({ way, amountMinor }) => ({ way, amount: toMajor(amountMinor, 2) }));
  return {
    state: money.state,
    paper: money.paper,
    total: toMajor(money.totalMinor, 2),
    return_fee: toMajor(money.returnFeeMinor, 2),
    charges: toMajor(money.chargesMinor, 2),
    charged: parts(money.charged),
    returned: money.returned.map(({ to, amountMinor, isPending, because, atMs }) => ({
      to,
      amount: toMajor(amountMinor, 2),
      pending: isPending,
      because,
      at: atMs === null ? null : new Date(atMs).toISOString(),
    })),
    due: parts(money.due),
    written_off: toMajor(money.writtenOffMinor, 2),
  };
}

function feeDueMinor({ return_fee, return_fee_status }: NonNullable<Order['parcel_cancellation']>): number {
  return return_fee_status === 'paid' ? toMinor(return_fee, 2) : 0;
}
