import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listCatalogConditions } from '@errand/contract/console/catalog/conditions';
import { listItemOptions } from '@errand/contract/console/items';
import { translated } from '@errand/domain/language';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { consoleQuery } from '#platform/query.ts';
import { EntryList } from '../lists/entry-list.tsx';

export default function ConditionsScreen() {
  const t = useText();
  const language = useLanguage();
  const { data: options } = useQuery(consoleQuery('catalog', listItemOptions, {}));
  return (
    <EntryList
      path="/items/conditions"
      title={t('catalog.conditions')}
      add={t('catalog.newCondition')}
      endpoint={listCatalogConditions}
      filters={{
        module_id: {
          label: t('catalog.module'),
          options: namesOf(options?.modules.filter(({ type }) => type === 'pharmacy')),
        },
      }}
      columns={{
        name: { header: t('catalog.name'), cell: ({ name }) => <bdi>{translated(name, language)}</bdi> },
        module: {
          header: t('catalog.module'),
          phone: 'plain',
          cell: ({ module }) => <bdi>{module.name}</bdi>,
        },
      }}
      empty={{ title: t('catalog.noConditions'), text: t('catalog.noConditionsText') }}
    />
  );
}
