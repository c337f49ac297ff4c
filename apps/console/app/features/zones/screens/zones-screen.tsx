import { useText } from '@errand/client/i18n.tsx';
import { listZones } from '@errand/contract/console/zones';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { StreetMap } from '@errand/ui/map/index.ts';
import { useQuery } from '@tanstack/react-query';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ringOf } from '../outline.ts';
import { PointTest } from '../point-test.tsx';
import '../outline-control.css';

export default function ZonesScreen() {
  const t = useText();
  const may = useMay();
  const { data } = useQuery(consoleQuery('zones', listZones, { query: { limit: 100 } }));
  const zones = data?.rows ?? [];
  return (
    <Page
      title={t('zones.title')}
      text={t('zones.text')}
      actions={may('zones.update') && <ButtonLink to="/zones/new">{t('zones.new')}</ButtonLink>}
    >
      {zones.length > 0 && (
        <div className="zones-map">
          <StreetMap
            label={t('zones.map')}
            fit={zones.flatMap(({ outline }) => ringOf(outline))}
            lines={zones.map(({ id, outline }) => ({
              id: `zone-${id}`,
              look: 'outline',
              points: ringOf(outline),
            }))}
          />
        </div>
      )}
      <List
        endpoint={listZones}
        resource="zones"
        href={({ id }) => `/zones/${id}`}
        searchLabel={t('zones.search')}
        filters={{ active: { label: t('zones.activeOnly') } }}
        columns={{
          name: { header: t('zones.name'), cell: ({ name }) => name },
          state: {
            header: t('zones.state'),
            phone: 'beside',
            cell: ({ active }) => <StateTag of="zones" state={active ? 'active' : 'inactive'} />,
          },
          modules: {
            header: t('zones.modules'),
            phone: 'plain',
            cell: ({ modules }) => modules.map(({ name }) => name).join(' · '),
          },
          surcharge: {
            header: t('zones.surcharge'),
            cell: ({ surcharge_active }) => t(surcharge_active ? 'ui.yes' : 'ui.no'),
          },
          time_zone: {
            header: t('zones.timeZone'),
            phone: 'plain',
            cell: ({ time_zone }) => <bdi>{time_zone}</bdi>,
          },
        }}
        empty={{ title: t('zones.none'), text: t('zones.noneText') }}
      />
      <PointTest />
    </Page>
  );
}
