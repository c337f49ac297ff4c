import { listOrders, listRunningOrders } from '@errand/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import '../orders.css';
import { OrderRow } from './order-row.tsx';

/** Orders under way, and for customers those of the past (specification 000 §6: guests keep no history). */
export function MyOrders() {
  const t = useText();
  const { token, guestId } = useSession();
  const auth = useOverlay('auth');
  const running = useQuery({
    queryKey: ['orders', 'running', token ?? guestId ?? ''],
    queryFn: () => api.call(listRunningOrders, { query: { limit: 20, ...guestField() } }),
    enabled: Boolean(token || guestId),
  });
  const past = useQuery({
    queryKey: ['orders', 'past', token ?? ''],
    queryFn: () => api.call(listOrders, { query: { limit: 20 } }),
    enabled: Boolean(token),
  });
  const waiting = running.isPending || (Boolean(token) && past.isPending);
  const none = !waiting && (running.data?.orders.length ?? 0) + (past.data?.orders.length ?? 0) === 0;
  const failed = running.isError || past.isError;
  return (
    <div className="orders-page">
      <title>{`${t('orders.mine')} · Errand`}</title>
      <h1 className="h1">{t('orders.mine')}</h1>
      {waiting && <RowsSkeleton />}
      {failed && (
        <EmptyState picture={<StaticPicture name="receipt" />} title={t('orders.listFailed')}>
          <Button variant="soft" onClick={() => Promise.all([running.refetch(), past.refetch()])}>
            {t('ui.retry')}
          </Button>
        </EmptyState>
      )}
      {none && !failed && (
        <EmptyState
          picture={<StaticPicture name="receipt" />}
          title={t('orders.noneTitle')}
          text={t('orders.noneText')}
        >
          <ButtonLink variant="soft" to="/home">
            {t('orders.start')}
          </ButtonLink>
        </EmptyState>
      )}
      <Section title={t('orders.ongoing')} orders={running.data?.orders ?? []} />
      <Section title={t('orders.past')} orders={past.data?.orders ?? []} />
      {!token && !waiting && (
        <p className="note">
          <span>{t('orders.guestNote')}</span>{' '}
          <button type="button" className="link u" onClick={() => auth.show('sign-in')}>
            {t('orders.signIn')}
          </button>
        </p>
      )}
    </div>
  );
}

function Section({ title, orders }: { title: string; orders: Parameters<typeof OrderRow>[0]['order'][] }) {
  if (orders.length === 0) return null;
  return (
    <section>
      <h2 className="h3">{title}</h2>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </section>
  );
}

function RowsSkeleton() {
  return (
    <div aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div className="ord" key={row}>
          <Skeleton className="tile s88" width="88px" height="88px" />
          <div className="ordm">
            <Skeleton width="40%" height="1.3em" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
