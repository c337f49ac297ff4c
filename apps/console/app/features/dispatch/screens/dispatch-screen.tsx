import { useText } from '@errand/client/i18n.tsx';
import { getDispatch } from '@errand/contract/console/dispatch';
import { getOrder, listOrderPlaces, type OrderRow } from '@errand/contract/console/orders';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { FilterSelect } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useAssign, useNow } from '#features/orders/index.ts';
import { queries } from '#platform/queries.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { DispatchCard } from '../dispatch-card.tsx';
import { DropTarget } from '../drop-target.tsx';
import './dispatch-screen.css';

const DispatchMap = lazy(() => import('../dispatch-map.tsx'));

/** Orders without a courier and by courier. They are assigned by drag or by button. */
export default function DispatchScreen() {
  const t = useText();
  const now = useNow();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const zone = params.get('zone_id') ?? '';
  const { data: places } = useQuery(consoleQuery('zones', listOrderPlaces, {}));
  const query = Number(zone) > 0 ? { zone_id: Number(zone) } : {};
  const { data } = useQuery({
    ...consoleQuery('orders', getDispatch, { query }),
    placeholderData: keepPreviousData,
  });
  const assign = useAssign(() => {});
  const canAssign = may('dispatch.assign');

  async function drop(id: number, courierId: number | null): Promise<void> {
    const { version } = await queries.fetchQuery(consoleQuery('orders', getOrder, { params: { id } }));
    assign.give(id, courierId, version);
  }

  const cards = (orders: readonly OrderRow[]) =>
    orders.map((order) => (
      <li key={order.id}>
        <DispatchCard order={order} now={now} canAssign={canAssign} />
      </li>
    ));

  return (
    <Page
      title={t('dispatch.title')}
      text={t('dispatch.text')}
      actions={
        <FilterSelect
          label={t('dispatch.zone')}
          value={zone}
          options={(places?.zones ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => setParams(value ? { zone_id: value } : {})}
        />
      }
    >
      {!data && <DispatchSkeleton />}
      {data && (
        <div className="dispatch">
          <DropTarget
            className="dispatch-unassigned"
            title={t('dispatch.unassigned')}
            level={2}
            count={data.unassigned.length}
            onDrop={canAssign ? (id) => void drop(id, null) : undefined}
          >
            {data.unassigned.length === 0 && <p className="dispatch-empty">{t('dispatch.unassignedNone')}</p>}
            {data.unassigned.length > 0 && <ul>{cards(data.unassigned)}</ul>}
          </DropTarget>
          <section className="dispatch-couriers">
            <h2 className="sr-only">{t('dispatch.couriers')}</h2>
            {data.couriers.some(({ at, active }) => at && active) && (
              <div className="dispatch-map">
                <Suspense fallback={<Skeleton width="100%" height="100%" />}>
                  <DispatchMap key={zone} couriers={data.couriers} />
                </Suspense>
              </div>
            )}
            {data.couriers.length === 0 && (
              <EmptyState title={t('dispatch.none')} text={t('dispatch.noneText')} level={3} />
            )}
            <div className="dispatch-lanes">
              {data.couriers.map((courier) => (
                <DropTarget
                  key={courier.id}
                  title={courier.name}
                  level={3}
                  text={[courier.vehicle, courier.active ? null : t('dispatch.inactive')]
                    .filter(Boolean)
                    .join(' · ')}
                  count={courier.orders.length}
                  onDrop={canAssign && courier.active ? (id) => void drop(id, courier.id) : undefined}
                >
                  {courier.orders.length > 0 && <ul>{cards(courier.orders)}</ul>}
                </DropTarget>
              ))}
            </div>
          </section>
        </div>
      )}
    </Page>
  );
}

/** Placeholders of the columns while they load. */
function DispatchSkeleton() {
  return (
    <div className="dispatch" aria-hidden="true">
      <Skeleton width="100%" height="160px" />
      <div className="dispatch-couriers">
        <div className="dispatch-map">
          <Skeleton width="100%" height="100%" />
        </div>
        <Skeleton width="100%" height="66px" />
        <Skeleton width="100%" height="66px" />
      </div>
    </div>
  );
}
