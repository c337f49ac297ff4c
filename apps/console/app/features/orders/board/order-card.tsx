import { useText } from '@errand/client/i18n.tsx';
import type { OrderRow } from '@errand/contract/console/orders';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { Bike, MessageSquareText } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { AbsentMark, DueTime, isLate } from '../due-time.tsx';
import { OrderState } from '../order-state.tsx';
import { PrescriptionTag } from '../prescription/prescription-tag.tsx';
import { OrderTransitions } from '../transitions/order-transitions.tsx';
import './order-card.css';

type Props = {
  order: OrderRow;
  now: number;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children?: ReactNode;
};

/** A running order with its next step. `children` replace the step. */
export function OrderCard({ order, now, onKeyDown, children }: Props) {
  const t = useText();
  return (
    <article className={cx('order-card', (isLate(order, now) || order.absent_at !== null) && 'late')}>
      <header className="order-card-head">
        <Link to={`/orders/${order.id}`} className="order-card-link" onKeyDown={onKeyDown}>
          <span className="sr-only">{t('orders.open', { id: '' })}</span>
          <bdi dir="ltr">#{order.id}</bdi>
        </Link>
        <DueTime order={order} now={now} />
      </header>
      <p className="order-card-title">{order.store?.name ?? t(`orders.type.${order.type}`)}</p>
      <p className="text-caption">
        {[
          order.customer_name,
          order.pieces > 0 && isolate(`${order.pieces}×`),
          t(`orders.type.${order.type}`),
        ]
          .filter(Boolean)
          .join(' · ')}{' '}
        · <Amount minor={order.total_minor} />
      </p>
      {(order.courier || order.has_note) && (
        <p className="order-card-more text-caption">
          {order.courier && (
            <span>
              <Bike className="icon icon-bold" size={14} /> {order.courier.name}
            </span>
          )}
          {order.has_note && (
            <span>
              <MessageSquareText className="icon icon-bold" size={14} /> {t('orders.customerNote')}
            </span>
          )}
        </p>
      )}
      <footer className="order-card-foot">
        <span className="order-card-states">
          <OrderState {...order} />
          <PrescriptionTag {...order} />
          <AbsentMark order={order} />
        </span>
        <span className="order-card-actions">{children ?? <OrderTransitions order={order} short />}</span>
      </footer>
    </article>
  );
}
