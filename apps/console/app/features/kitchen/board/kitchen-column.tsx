import { useText } from '@errand/client/i18n.tsx';
import type { KitchenOrder } from '@errand/contract/console/sides/kitchen';
import { KitchenCard } from './kitchen-card.tsx';
import './kitchen-column.css';

/** Orders in one state. */
export function KitchenColumn(props: {
  title: string;
  orders: readonly KitchenOrder[];
  /** New orders catch the eye. */
  isNew: boolean;
  usualMinutes: number;
  now: number;
}) {
  const { title, orders, isNew, usualMinutes, now } = props;
  const t = useText();
  return (
    <section className="kitchen-column" data-ringing={(isNew && orders.length > 0) || undefined}>
      <h2 className="kitchen-column-title">
        {title} <span className="tag">{orders.length}</span>
      </h2>
      {orders.length === 0 && <p className="kitchen-column-empty">{t('kitchen.columnEmpty')}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <KitchenCard order={order} usualMinutes={usualMinutes} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
