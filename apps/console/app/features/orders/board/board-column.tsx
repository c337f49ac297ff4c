import { useText } from '@errand/client/i18n.tsx';
import type { OrderRow } from '@errand/contract/console/orders';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import type { KeyboardEvent } from 'react';
import { OrderCard } from './order-card.tsx';
import './board-column.css';

/** A column of the board. The arrow keys move between cards and columns. */
export function BoardColumn(props: { title: string; orders: readonly OrderRow[] | null; now: number }) {
  const { title, orders, now } = props;
  const t = useText();
  return (
    <section className="board-column" onKeyDown={moveBetweenCards}>
      <h2 className="board-column-title">
        {title} {orders && <span className="tag">{orders.length}</span>}
      </h2>
      {orders === null && <Skeleton width="100%" height="96px" />}
      {orders?.length === 0 && <p className="board-column-empty">{t('orders.columnEmpty')}</p>}
      <ul>
        {orders?.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const isRtl = document.documentElement.dir === 'rtl';
  const [back, forth] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const linksOf = (column: Element | null | undefined) => [
    ...(column?.querySelectorAll<HTMLElement>('.order-card-link') ?? []),
  ];
  const own = linksOf(event.currentTarget);
  const at = own.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const next =
    event.key === 'ArrowDown'
      ? own[at + 1]
      : event.key === 'ArrowUp'
        ? own[at - 1]
        : event.key === forth
          ? linksOf(event.currentTarget.nextElementSibling)[0]
          : event.key === back
            ? linksOf(event.currentTarget.previousElementSibling)[0]
            : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
