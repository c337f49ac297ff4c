import { useText } from '@errand/client/i18n.tsx';
import { listOrders, listRunningOrders, type Order } from '@errand/contract/orders';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { distinctRows, nextPage } from '#platform/paging.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { OrderRow } from './order-row.tsx';
import './my-orders.css';

/** Orders per request. */
const PAGE = 10;

/** Running orders, and past orders for customers; guests have no order history. */
export function MyOrders() {
  const t = useText();
  const { token, guestId } = useSession();
  const auth = useOverlay('auth');
  const running = useOrders('running', token ?? guestId);
  const past = useOrders('past', token);
  const waiting = running.isPending || (Boolean(token) && past.isPending);
  const none = !waiting && ordersOf(running).length + ordersOf(past).length === 0;
  const [newest] = [...ordersOf(running), ...ordersOf(past)];
  const failed = running.isError || past.isError;
  return (
    <div className="my-orders">
      <PageTitle text={t('orders.mine')} />
      <h1 className="text-h1">{t('orders.mine')}</h1>
      {!waiting && newest && <ZoneNote timeZone={newest.time_zone} at={newest.created_at} />}
      {waiting && <RowsSkeleton />}
      {failed && (
        <FailedState
          picture="receipt"
          title={t('orders.listFailed')}
          onRetry={() => Promise.all([running.refetch(), past.refetch()])}
        />
      )}
      {none && !failed && (
        <EmptyState picture="receipt" title={t('orders.noneTitle')} text={t('orders.noneText')}>
          <ButtonLink variant="soft" to="/home">
            {t('orders.start')}
          </ButtonLink>
        </EmptyState>
      )}
      {!waiting && (
        <>
          <Section title={t('orders.ongoing')} list={running} />
          <Section title={t('orders.past')} list={past} />
        </>
      )}
      {!token && !waiting && (
        <Note text={t('orders.guestNote')}>
          <button type="button" className="text-link underlined" onClick={() => auth.show('sign-in')}>
            {t('orders.signIn')}
          </button>
        </Note>
      )}
    </div>
  );
}

/** Running or past orders, paginated. Disabled until the visitor is known. */
function useOrders(which: 'running' | 'past', who: string | null) {
  return useInfiniteQuery({
    queryKey: queryKeys.orders.list(which, who ?? ''),
    initialPageParam: 1,
    queryFn: ({ pageParam: offset }) =>
      which === 'running'
        ? api.call(listRunningOrders, { query: { limit: PAGE, offset, ...guestField() } })
        : api.call(listOrders, { query: { limit: PAGE, offset } }),
    getNextPageParam: (page) => nextPage(page, page.total_size),
    enabled: Boolean(who),
  });
}

type List = ReturnType<typeof useOrders>;

function ordersOf({ data }: List): Order[] {
  return distinctRows(data?.pages.map((page) => page.orders) ?? []);
}

function Section({ title, list }: { title: string; list: List }) {
  const t = useText();
  const orders = ordersOf(list);
  if (orders.length === 0) return null;
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      {list.hasNextPage && (
        <Button
          variant="soft"
          className="my-orders-more"
          loading={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {t(list.isFetchNextPageError ? 'ui.retry' : 'orders.moreOrders')}
        </Button>
      )}
    </section>
  );
}

function RowsSkeleton() {
  return (
    <section aria-hidden="true">
      <Skeleton width="140px" height="1.6em" />
      {[0, 1, 2].map((row) => (
        <div className="order-row" key={row}>
          <Skeleton className="tile size-88" width="88px" height="88px" />
          <div className="order-row-main">
            <Skeleton width="40%" height="1.3em" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </section>
  );
}
