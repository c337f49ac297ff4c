import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { cx } from '@errand/ui/cx.ts';
import type { ReactNode } from 'react';

/** A part of a bill with its amount in major units, or with `children` in its place. */
export function BillRow(props: { name: string; amount: number; total?: boolean; children?: ReactNode }) {
  const money = useMoney();
  return (
    <div className={cx('layout-row layout-between', props.total && 'order-bill-total')}>
      <dt>{props.name}</dt>
      <dd>{props.children ?? <bdi dir="ltr">{money.exact(props.amount)}</bdi>}</dd>
    </div>
  );
}

/** The total of an order, what the wallet paid of it, and the change of a cash payment. */
export function BillTotal({ order }: { order: Order }) {
  const t = useText();
  const { order_amount: total, partially_paid_amount: wallet } = order;
  return (
    <>
      <BillRow name={t('orders.bill.total')} amount={total} total />
      {wallet > 0 && (
        <>
          <BillRow name={t('orders.bill.wallet')} amount={-wallet} />
          <BillRow name={t('orders.bill.due')} amount={total - wallet} />
        </>
      )}
      <CashChange order={order} />
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

/** The amount a cash customer pays with, and the change; only for the owner of the order. */
export function CashChange({ order }: { order: Order }) {
  const t = useText();
  const money = useMoney();
  const { bring_change_amount: given, order_amount: total, partially_paid_amount: wallet } = order;
  if (given === null || order.user_id === '' || !paysCash(order)) return null;
  return (
    <>
      <div className="layout-row layout-between">
        <dt>{t('orders.bill.paysWith')}</dt>
        <dd>
          <bdi dir="ltr">{money.exact(given)}</bdi>
        </dd>
      </div>
      <div className="layout-row layout-between">
        <dt>{t('orders.bill.change')}</dt>
        <dd>
          <bdi dir="ltr">{money.exact(given - (total - wallet))}</bdi>
        </dd>
      </div>
    </>
  );
}

/** After a change of payment method no change is needed. */
function paysCash({ payment_method: method, payments }: Order): boolean {
  const CASH = 'cash_on_delivery';
  return method === CASH || payments.some((part) => part.payment_method === CASH);
}
