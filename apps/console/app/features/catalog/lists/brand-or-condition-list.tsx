import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type {
  listCatalogBrands,
  listCatalogConditions,
} from '@errand/contract/console/catalog/brands-and-conditions';
import { listItemOptions } from '@errand/contract/console/items';
import { translated } from '@errand/domain/language';
import { useQuery } from '@tanstack/react-query';
import { consoleQuery } from '#platform/query.ts';
import { type Kind, moduleNames } from './brand-or-condition-screen.tsx';
import { EntryList } from './entry-list.tsx';

/** The list of the brands or conditions by which modules group their items. */
export function BrandOrConditionList(props: {
  kind: Kind;
  endpoint: typeof listCatalogBrands | typeof listCatalogConditions;
}) {
  const { kind, endpoint } = props;
  const t = useText();
  const language = useLanguage();
  const { data: options } = useQuery(consoleQuery('catalog', listItemOptions, {}));
  return (
    <EntryList
      path={`/items/${kind}`}
      title={t(`catalog.${kind}`)}
      add={t(`catalog.new.${kind}`)}
      endpoint={endpoint}
      filters={{ module_id: { label: t('catalog.module'), options: moduleNames(kind, options?.modules) } }}
      columns={{
        name: { header: t('catalog.name'), cell: ({ name }) => <bdi>{translated(name, language)}</bdi> },
        module: {
          header: t('catalog.module'),
          phone: 'plain',
          cell: ({ module }) => <bdi>{module.name}</bdi>,
        },
      }}
      empty={{ title: t(`catalog.none.${kind}`), text: t(`catalog.noneText.${kind}`) }}
    />
  );
}
