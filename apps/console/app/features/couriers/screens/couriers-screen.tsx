import { useText } from '@errand/client/i18n.tsx';
import { listCouriers, listCourierZones } from '@errand/contract/console/couriers/couriers';
import { namesOf } from '#blocks/form/names-of.ts';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useRead } from '#platform/query.ts';
import { CourierTabs } from '../courier-tabs.tsx';

export default function CouriersScreen() {
  const t = useText();
  const { zones } = useRead('zones', listCourierZones, {});
  return (
    <Page title={t('couriers.title')} text={t('couriers.text')}>
      <CourierTabs />
      <List
        endpoint={listCouriers}
        resource="couriers"
        href={({ id }) => `/couriers/${id}`}
        searchLabel={t('couriers.search')}
        filters={{
          zone_id: {
            label: t('couriers.zone'),
            options: namesOf(zones),
          },
          active: { label: t('couriers.activeOnly') },
        }}
        columns={{
          name: { header: t('couriers.name'), sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
          phone: {
            header: t('couriers.phone'),
            phone: 'plain',
            cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
          },
          vehicle: { header: t('couriers.vehicle'), phone: 'plain', cell: ({ vehicle }) => vehicle },
          zone: {
            header: t('couriers.zone'),
            phone: 'plain',
            cell: ({ zone }) => zone?.name ?? t('couriers.everyZone'),
          },
          state: {
            header: t('couriers.state'),
            phone: 'beside',
            cell: ({ active }) => <StateTag of="couriers" state={active ? 'active' : 'suspended'} />,
          },
          running: {
            header: t('couriers.running'),
            sort: 'running',
            align: 'end',
            cell: ({ running }) => running,
          },
          cash: {
            header: t('couriers.cash'),
            sort: 'cash_minor',
            align: 'end',
            cell: ({ cash_minor }) => <Amount minor={cash_minor} />,
          },
          rating: {
            header: t('couriers.rating'),
            sort: 'rating',
            align: 'end',
            optional: true,
            cell: ({ rating, rating_count }) => (rating_count > 0 ? rating.toFixed(1) : '–'),
          },
          located_at: {
            header: t('couriers.locatedAt'),
            optional: true,
            cell: ({ located_at }) => <Instant at={located_at} />,
          },
        }}
        empty={{ title: t('couriers.none'), text: t('couriers.noneText') }}
      />
    </Page>
  );
}
