import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { ORDER_ACTORS } from '@errand/domain/orders';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { stateKey } from '../order-state.tsx';
import './history-panel.css';

/** Every state that the order reached, when, and by whom. */
export function HistoryPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const dates = useDates();
  const nameOf = (actor: string) => {
    const known = ORDER_ACTORS.find((candidate) => candidate === actor);
    return known ? t(`orders.actor.${known}`) : actor;
  };
  return (
    <Panel title={t('orders.history')}>
      <ol className="order-history">
        {order.history.map(({ id, status, actor, staff, at }) => (
          <li key={id}>
            <span>{t(stateKey({ type: order.type, status }))}</span>
            <span className="text-caption">{staff?.name ?? nameOf(actor)}</span>
            <time className="text-caption" dateTime={at}>
              {dates.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
