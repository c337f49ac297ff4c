import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { toMajor, toMinor } from '@errand/domain/money';
import { isolate } from '@errand/ui/isolate.ts';
import { cashOf } from '../../receipt/money-rows.tsx';
import './return-terms.css';

/** The terms of a return: the delivery stays paid or is due, the fee, and the cash to pay when the parcel is back. */
export function ReturnTerms({ order, fee }: { order: Order; fee: number }) {
  const t = useText();
  const money = useMoney();
  const { digits } = money.style;
  const dueMinor = toMinor(cashOf(order.money?.due ?? [], digits), digits);
  // Once it is canceled, the fee is among the cash that is due.
  const deliveryMinor = dueMinor - toMinor(order.money?.return_fee ?? 0, digits);
  const cash = toMajor(deliveryMinor + toMinor(fee, digits), digits);
  const amount = (major: number) => isolate(money.exact(major));
  return (
    <ul className="return-terms">
      <li>
        {deliveryMinor > 0
          ? t('parcel-order.return.deliveryDue', { amount: amount(toMajor(deliveryMinor, digits)) })
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
