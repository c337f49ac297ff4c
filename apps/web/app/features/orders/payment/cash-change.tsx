import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';

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
