import { useText } from '@errand/client/i18n.tsx';
import { listStorePlaces, listStores } from '@errand/contract/console/stores';
import { listPlans } from '@errand/contract/console/stores/plans';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay, useMayCall } from '#platform/session.ts';
import { StoreState } from '../store-state.tsx';

export default function StoresScreen() {
  const t = useText();
  const may = useMay();
  const mayCall = useMayCall();
  const dates = useDates();
  const { data: places } = useQuery(consoleQuery('zones', listStorePlaces, {}));
  const zones = places?.zones ?? [];
  return (
    <Page
      title={t('stores.title')}
      text={t('stores.text')}
      actions={
        <>
          {mayCall(listPlans) && (
            <ButtonLink variant="quiet" to="/stores/plans">
              {t('stores.plans')}
            </ButtonLink>
          )}
          {/* Members without a zone in their scope cannot add stores. */}
          {may('stores.update') && zones.length > 0 && (
            <ButtonLink to="/stores/new">{t('stores.new')}</ButtonLink>
          )}
        </>
      }
    >
      <List
        endpoint={listStores}
        resource="stores"
        href={({ id }) => `/stores/${id}`}
        searchLabel={t('stores.search')}
        filters={{
          zone_id: { label: t('stores.zone'), options: namesOf(zones) },
          module_id: {
            label: t('stores.module'),
            options: namesOf(zones.flatMap(({ modules }) => modules)),
          },
          active: { label: t('stores.activeOnly') },
          paused: { label: t('stores.pausedOnly') },
        }}
        columns={{
          name: { header: t('stores.name'), sort: 'name', cell: ({ name }) => name },
          module: { header: t('stores.module'), phone: 'plain', cell: ({ module }) => module.name },
          zone: { header: t('stores.zone'), phone: 'plain', cell: ({ zone }) => zone.name },
          state: { header: t('stores.state'), phone: 'beside', cell: (row) => <StoreState {...row} /> },
          items: {
            header: t('stores.items'),
            sort: 'item_count',
            align: 'end',
            cell: ({ item_count }) => item_count,
          },
          orders: {
            header: t('stores.orders'),
            sort: 'order_count',
            align: 'end',
            cell: ({ order_count }) => order_count,
          },
          created_at: {
            header: t('stores.createdAt'),
            sort: 'created_at',
            optional: true,
            cell: ({ created_at }) => dates.date(created_at),
          },
        }}
        empty={{ title: t('stores.none'), text: t('stores.noneText') }}
      />
    </Page>
  );
}
