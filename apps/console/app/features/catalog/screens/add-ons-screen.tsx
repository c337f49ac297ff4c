import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listCatalogAddOns } from '@errand/contract/console/catalog/add-ons';
import { listItemOptions } from '@errand/contract/console/items';
import { translated } from '@errand/domain/language';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { consoleQuery } from '#platform/query.ts';
import { EntryList } from '../lists/entry-list.tsx';

export default function AddOnsScreen() {
  const t = useText();
  const language = useLanguage();
  const { data: options } = useQuery(consoleQuery('catalog', listItemOptions, {}));
  return (
    <EntryList
      path="/items/add-ons"
      title={t('catalog.addOns')}
      add={t('catalog.newAddOn')}
      endpoint={listCatalogAddOns}
      filters={{
        store_id: { label: t('catalog.store'), options: namesOf(options?.stores) },
        state: {
          label: t('catalog.visibility'),
          options: { active: t('catalog.visible'), hidden: t('catalog.hidden') },
        },
      }}
      columns={{
        name: { header: t('catalog.name'), cell: ({ name }) => <bdi>{translated(name, language)}</bdi> },
        store: { header: t('catalog.store'), phone: 'plain', cell: ({ store }) => <bdi>{store.name}</bdi> },
        state: {
          header: t('catalog.visibility'),
          phone: 'plain',
          cell: ({ active }) => t(active ? 'catalog.visible' : 'catalog.hidden'),
        },
        price: {
          header: t('catalog.price'),
          phone: 'beside',
          align: 'end',
          cell: ({ price_minor }) => <Amount minor={price_minor} />,
        },
      }}
      empty={{ title: t('catalog.noAddOnsYet'), text: t('catalog.noAddOnsYetText') }}
    />
  );
}
