import { useText } from '@errand/client/i18n.tsx';
import { listOrders, listRunningOrders, type Order } from '@errand/contract/orders';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { MoreButton } from '@errand/ui/lists/more-button.tsx';
import { RowsSkeleton } from '@errand/ui/lists/rows-skeleton.tsx';
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
      {waiting && <ListSkeleton />}
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
      <MoreButton query={list} text={t('orders.moreOrders')} />
    </section>
  );
}

function ListSkeleton() {
  return (
    <section aria-hidden="true">
      <Skeleton width="140px" height="1.6em" />
      <RowsSkeleton
        row="order-row"
        text="order-row-main"
        picture={{ size: '88px', className: 'tile size-88' }}
        lines={['40%', '60%']}
      />
    </section>
  );
}
