import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderMoney } from '@errand/contract/orders';
import { BillRow } from './bill-row.tsx';
import { cashOf, MoneyRows } from './money-rows.tsx';

/** The total of an order, its money in its state, and the change of a cash payment; nothing for viewers without amounts. */
export function BillTotal({ order }: { order: Order }) {
  const t = useText();
  const { money } = order;
  if (!money) return null;
  const name = t(money.paper === 'cancellation' ? 'orders.bill.canceledTotal' : 'orders.bill.total');
  return (
    <>
      <BillRow name={name} amount={money.total} total />
      <MoneyRows money={money} viewer={order.viewed_as} timeZone={order.time_zone} />
      <CashChange order={order} money={money} />
    </>
  );
}

/** The cashback of an order, unless it is dropped, and the part that refunds took back. */
export function CashbackRows({ order: { cashback } }: { order: Pick<Order, 'cashback'> }) {
  const t = useText();
  if (!cashback || cashback.status === 'dropped') return null;
  const isComing = cashback.status === 'promised';
  return (
    <>
      <BillRow
        name={t(isComing ? 'orders.bill.cashbackComing' : 'orders.bill.cashback')}
        amount={cashback.amount}
      />
      {cashback.taken_back_amount > 0 && (
        <BillRow name={t('orders.bill.cashbackTaken')} amount={-cashback.taken_back_amount} />
      )}
    </>
  );
}

/** The amount a cash customer pays with, and the change; only for the owner of an order that is still to be paid. */
function CashChange({ order, money: { due } }: { order: Order; money: OrderMoney }) {
  const t = useText();
  const money = useMoney();
  const { bring_change_amount: given, user_id: owner } = order;
  const cash = cashOf(due, money.style.digits);
  if (given === null || owner === '' || cash === 0) return null;
  return (
    <>
      <BillRow name={t('orders.bill.paysWith')} amount={given} />
      <BillRow name={t('orders.bill.change')} amount={given - cash} />
    </>
  );
}
