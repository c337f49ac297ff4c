import { useText } from '@errand/client/i18n.tsx';
import { useSessionStorage } from '@errand/client/storage.ts';
import type { Order } from '@errand/contract/orders';
import { useLiveOrder } from '../track/use-live-order.ts';
import { useNow } from '../track/use-now.ts';
import { RunningOrder } from './running-order.tsx';
import { useRunningOrders } from './use-running-orders.ts';

const DISMISSED = 'running-orders-dismissed';

/** The visitor's orders under way, above the lower edge; live, and dismissible for the visit. */
export function RunningOrderBar() {
  const { data: orders = [] } = useRunningOrders();
  const [dismissed, setDismissed] = useSessionStorage(DISMISSED, idsOf);
  const shown = orders.filter(({ id }) => !dismissed?.includes(id));
  const [first] = shown;
  if (!first) return null;
  return (
    <Live
      key={first.id}
      order={first}
      more={shown.length - 1}
      onDismiss={() => setDismissed([...(dismissed ?? []), ...shown.map(({ id }) => id)])}
    />
  );
}

function Live({ order, more, onDismiss }: { order: Order; more: number; onDismiss: () => void }) {
  const t = useText();
  const nowMs = useNow();
  const { query } = useLiveOrder({ orderId: order.id });
  return (
    <section className="running-order" data-bottom-bar aria-label={t('orders.underWay')}>
      <RunningOrder order={query.data ?? order} more={more} nowMs={nowMs} onDismiss={onDismiss} />
    </section>
  );
}

function idsOf(stored: unknown): number[] | null {
  return Array.isArray(stored) ? stored.filter(Number.isInteger) : null;
}
