import { useText } from '@errand/client/i18n.tsx';
import type { OrderRow } from '@errand/contract/console/orders';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { moveBetweenCards } from './move-between-cards.ts';
import { OrderCard } from './order-card.tsx';
import './board-column.css';

/** A column of the board. The arrow keys move between cards and columns. */
export function BoardColumn(props: { title: string; orders: readonly OrderRow[] | null; now: number }) {
  const { title, orders, now } = props;
  const t = useText();
  return (
    <section className="board-column">
      <h2 className="board-column-title">
        {title} {orders && <span className="tag">{orders.length}</span>}
      </h2>
      {orders === null && <Skeleton width="100%" height="96px" />}
      {orders?.length === 0 && <p className="board-column-empty">{t('orders.columnEmpty')}</p>}
      <ul>
        {orders?.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={now} onKeyDown={moveBetweenCards} />
          </li>
        ))}
      </ul>
    </section>
  );
}
