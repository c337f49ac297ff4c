import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listCatalogBrands } from '@errand/contract/console/catalog/brands';
import { listItemOptions } from '@errand/contract/console/items';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { CatalogTabs } from '../catalog-tabs.tsx';
import { nameIn } from '../name-in.ts';

export default function BrandsScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const { data: options } = useQuery(consoleQuery('catalog', listItemOptions, {}));
  return (
    <Page
      title={t('catalog.brands')}
      actions={
        may('catalog.update') && <ButtonLink to="/items/brands/new">{t('catalog.newBrand')}</ButtonLink>
      }
    >
      <CatalogTabs />
      <List
        endpoint={listCatalogBrands}
        resource="catalog"
        rowKey={({ id }) => id}
        href={({ id }) => `/items/brands/${id}`}
        searchLabel={t('catalog.searchName')}
        filters={{ module_id: { label: t('catalog.module'), options: namesOf(options?.modules) } }}
        columns={[
          { id: 'name', header: t('catalog.name'), cell: ({ name }) => <bdi>{nameIn(name, language)}</bdi> },
          {
            id: 'module',
            header: t('catalog.module'),
            phone: 'plain',
            cell: ({ module }) => <bdi>{module.name}</bdi>,
          },
        ]}
        empty={{ title: t('catalog.noBrands'), text: t('catalog.noBrandsText') }}
      />
    </Page>
  );
}
