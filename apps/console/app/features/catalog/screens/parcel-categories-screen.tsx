import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listItemOptions } from '@errand/contract/console/items';
import { listParcelCategories } from '@errand/contract/console/parcel-categories';
import { translated } from '@errand/domain/language';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { consoleQuery } from '#platform/query.ts';
import { EntryList } from '../lists/entry-list.tsx';

/** What customers can send. */
export default function ParcelCategoriesScreen() {
  const t = useText();
  const language = useLanguage();
  const { data: options } = useQuery(consoleQuery('catalog', listItemOptions, {}));
  const modules = options?.modules.filter(({ type }) => type === 'parcel');
  const ownOrZone = (minor: number | null) =>
    minor === null ? t('parcels.rateOfZone') : <Amount minor={minor} />;
  return (
    <EntryList
      path="/items/parcels"
      title={t('catalog.parcels')}
      add={t('parcels.new')}
      endpoint={listParcelCategories}
      filters={{ module_id: { label: t('catalog.module'), options: namesOf(modules) } }}
      columns={{
        name: { header: t('catalog.name'), cell: ({ name }) => <bdi>{translated(name, language)}</bdi> },
        state: {
          header: t('parcels.state'),
          phone: 'beside',
          cell: ({ active }) => <StateTag of="blocks.state" state={active ? 'active' : 'off'} />,
        },
        measure: {
          header: t('parcels.measure'),
          phone: 'plain',
          cell: ({ measure }) => t(`parcels.measure.${measure}`),
        },
        per_km: {
          header: t('parcels.perKm'),
          align: 'end',
          cell: ({ per_km_minor }) => ownOrZone(per_km_minor),
        },
        minimum: {
          header: t('parcels.minimum'),
          align: 'end',
          cell: ({ minimum_minor }) => ownOrZone(minimum_minor),
        },
        position: { header: t('catalog.position'), align: 'end', cell: ({ position }) => position },
      }}
      empty={{ title: t('parcels.none'), text: t('parcels.noneText') }}
    />
  );
}
