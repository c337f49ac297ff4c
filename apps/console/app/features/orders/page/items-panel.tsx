import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { isolate } from '@errand/ui/isolate.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useMethodName } from '../order-state.tsx';
import './items-panel.css';

/** The lines and the bill as the customer agreed to them. */
export function ItemsPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const hasLines = order.lines.length > 0;
  const isOfStore = order.type === 'delivery' || order.type === 'take_away';
  return (
    <Panel title={hasLines ? t('orders.items') : t('orders.bill')}>
      {isOfStore && !hasLines && <p className="note">{t('orders.noItems')}</p>}
      {hasLines && (
        <ul className="order-lines">
          {order.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      <Bill order={order} />
    </Panel>
  );
}

function Line({ line }: { line: OrderDetails['lines'][number] }) {
  const money = useMoney();
  const addOns = line.add_ons.map(({ name, quantity }) => (quantity > 1 ? `${quantity}× ${name}` : name));
  return (
    <li className="order-line">
      <bdi dir="ltr" className="order-line-quantity">
        {line.quantity}×
      </bdi>
      <span className="order-line-name">
        {line.name}
        {line.choice && <span className="text-caption">{line.choice}</span>}
        {addOns.length > 0 && <span className="text-caption">+ {addOns.join(' · ')}</span>}
      </span>
      <bdi dir="ltr" className="order-line-total">
        {money(line.total_minor + line.discount_minor)}
      </bdi>
    </li>
  );
}

function Bill({ order }: { order: OrderDetails }) {
  const t = useText();
  const money = useMoney();
  const methodName = useMethodName();
  const parts = order.bill.filter(
    ({ name, amount_minor }) => (name === 'items' && order.lines.length > 0) || amount_minor !== 0,
  );
  return (
    <>
      <dl className="order-bill">
        {parts.map(({ name, amount_minor }) => (
          <div key={name}>
            <dt>
              {name === 'coupon' && order.coupon_code
                ? t('orders.bill.couponCode', { code: isolate(order.coupon_code) })
                : t(`orders.bill.${name}`)}
            </dt>
            <dd>
              <bdi dir="ltr">{money(amount_minor)}</bdi>
            </dd>
          </div>
        ))}
        <div className="order-bill-total">
          <dt>{t('orders.bill.total')}</dt>
          <dd>
            <bdi dir="ltr">{money(order.total_minor)}</bdi>
          </dd>
        </div>
        {order.payments.map(({ method, amount_minor, is_paid }) => (
          <div key={method}>
            <dt>
              {methodName(method)} · {t(is_paid ? 'orders.payment.paid' : 'orders.payment.unpaid')}
            </dt>
            <dd>
              <bdi dir="ltr">{money(amount_minor)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {order.tax_included && order.tax_minor > 0 && (
        <p className="text-caption">{t('orders.taxIncluded', { amount: isolate(money(order.tax_minor)) })}</p>
      )}
    </>
  );
}
