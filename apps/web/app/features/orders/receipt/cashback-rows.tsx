import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { BillRow } from './bill-row.tsx';

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
