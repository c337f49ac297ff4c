import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { toMajor, toMinor } from '@errand/domain/money';
import { isolate } from '@errand/ui/isolate.ts';
import './return-terms.css';

/** The terms of a return: the delivery stays paid or is due, the fee, and the cash to pay when the parcel is back. */
export function ReturnTerms({ order, fee }: { order: Order; fee: number }) {
  const t = useText();
  const money = useMoney();
  const { digits } = money.style;
  const unpaid = order.payment_status === 'unpaid' && order.payment_method === 'cash_on_delivery';
  const delivery = unpaid ? order.order_amount : 0;
  const cash = toMajor(toMinor(delivery, digits) + toMinor(fee, digits), digits);
  const amount = (major: number) => isolate(money.exact(major));
  return (
    <ul className="return-terms">
      <li>
        {unpaid
          ? t('parcel-order.return.deliveryDue', { amount: amount(delivery) })
          : t('parcel-order.return.paymentStays')}
      </li>
      <li>
        {fee > 0 ? t('parcel-order.return.fee', { amount: amount(fee) }) : t('parcel-order.return.free')}
      </li>
      {cash > 0 && (
        <li>
          <b>{t('parcel-order.return.cash', { amount: amount(cash) })}</b>
        </li>
      )}
    </ul>
  );
}
