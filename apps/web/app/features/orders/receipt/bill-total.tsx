import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { CashChange } from '../payment/cash-change.tsx';
import { BillRow } from './bill-row.tsx';

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
