import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderLine } from '@errand/contract/orders';
import { roundingOf } from '@errand/domain/checkout';
import { isolate } from '@errand/ui/isolate.ts';
import { TaxRateRows } from '#platform/tax-rate-rows.tsx';
import { BillRow } from './bill-row.tsx';
import { BillTotal, CashbackRows } from './bill-rows.tsx';
import './bill.css';

/** The lines before discounts, then the parts of the total, exactly as agreed at checkout. */
export function Bill({ order, lines }: { order: Order; lines: OrderLine[] }) {
  const t = useText();
  const money = useMoney();
  const separator = t('cart.separator');
  const delivery = t('orders.bill.delivery');
  const isDelivery = order.order_type !== 'take_away';
  const parts: [string, number][] = [
    [t('orders.bill.items'), order.items_amount],
    [t('orders.bill.discount'), -(order.discount_amount + order.store_discount_amount)],
    [t('orders.bill.coupon'), -order.coupon_discount_amount],
    [t('orders.bill.tax'), order.tax_status === 'excluded' ? order.total_tax_amount : 0],
    [delivery, order.delivery_charge],
    [t('orders.bill.surcharge'), order.surcharge],
    [t('orders.bill.packaging'), order.extra_packaging_amount],
    [t('orders.bill.additional'), order.additional_charge],
    [t('orders.bill.tip'), order.dm_tips],
  ];
  const rounding = roundingOf(
    order.order_amount,
    parts.map(([, amount]) => amount),
  );
  parts.push([t('orders.bill.rounding'), rounding]);
  return (
    <div className="order-bill">
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="layout-row layout-between">
            <span>
              <bdi dir="ltr">{line.quantity}×</bdi> {line.item_details.name}
              {line.substitute_for && (
                <span className="text-caption order-bill-choice">
                  {t('orders.rx.insteadOf', { prescribed: isolate(line.substitute_for) })}
                </span>
              )}
              {line.variant && <span className="text-caption order-bill-choice">{line.variant}</span>}
              {line.add_ons.length > 0 && (
                <span className="text-caption order-bill-choice">
                  {line.add_ons.map((addOn) => addOn.name).join(separator)}
                </span>
              )}
            </span>
            <bdi dir="ltr">{money.exact(line.total_price + line.discount_on_item)}</bdi>
          </li>
        ))}
      </ul>
      <dl>
        {parts
          .filter(([name, amount], index) => index === 0 || (name === delivery && isDelivery) || amount !== 0)
          .map(([name, amount]) => (
            <BillRow key={name} name={name} amount={amount}>
              {name === delivery && amount === 0 ? t('checkout.free') : undefined}
            </BillRow>
          ))}
        <BillTotal order={order} />
        <CashbackRows order={order} />
      </dl>
      {order.taxes.length > 1 && (
        <dl>
          <TaxRateRows taxes={order.taxes} />
        </dl>
      )}
      {order.tax_status === 'included' && order.total_tax_amount > 0 && (
        <p className="text-caption">
          {t('orders.bill.taxIncluded', { amount: isolate(money.exact(order.total_tax_amount)) })}
        </p>
      )}
    </div>
  );
}
