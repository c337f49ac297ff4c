import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listAttributes } from '@errand/contract/console/catalog/vocabulary';
import { ButtonLink } from '@errand/ui/forms/button.tsx';

import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';

import { useMay } from '#platform/session.ts';
import { CatalogTabs } from '../catalog-tabs.tsx';
import { nameIn } from '../name-in.ts';

export default function AttributesScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  return (
    <Page
      title={t('catalog.attributes')}
      actions={
        may('catalog.update') && (
          <ButtonLink to="/items/attributes/new">{t('catalog.newAttribute')}</ButtonLink>
        )
      }
    >
      <CatalogTabs />
      <List
        endpoint={listAttributes}
        resource="catalog"
        rowKey={({ id }) => id}
        href={({ id }) => `/items/attributes/${id}`}
        searchLabel={t('catalog.searchName')}
        columns={[
          { id: 'name', header: t('catalog.name'), cell: ({ name }) => <bdi>{nameIn(name, language)}</bdi> },
          {
            id: 'options',
            header: t('catalog.optionsList'),
            phone: 'plain',
            cell: ({ options }) => <bdi>{options.map((one) => nameIn(one, language)).join(' · ')}</bdi>,
          },
        ]}
        empty={{ title: t('catalog.noAttributes'), text: t('catalog.noAttributesText') }}
      />
    </Page>
  );
}
