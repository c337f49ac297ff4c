import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listUnits } from '@errand/contract/console/catalog/vocabulary';
import { ButtonLink } from '@errand/ui/forms/button.tsx';

import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';

import { useMay } from '#platform/session.ts';
import { CatalogTabs } from '../catalog-tabs.tsx';
import { nameIn } from '../name-in.ts';

export default function UnitsScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  return (
    <Page
      title={t('catalog.units')}
      actions={may('catalog.update') && <ButtonLink to="/items/units/new">{t('catalog.newUnit')}</ButtonLink>}
    >
      <CatalogTabs />
      <List
        endpoint={listUnits}
        resource="catalog"
        rowKey={({ id }) => id}
        href={({ id }) => `/items/units/${id}`}
        searchLabel={t('catalog.searchName')}
        columns={[
          { id: 'name', header: t('catalog.name'), cell: ({ name }) => <bdi>{nameIn(name, language)}</bdi> },
          {
            id: 'arabic',
            header: t('catalog.arabic'),
            phone: 'beside',
            cell: ({ name }) => <bdi>{name.ar ?? '–'}</bdi>,
          },
        ]}
        empty={{ title: t('catalog.noUnits'), text: t('catalog.noUnitsText') }}
      />
    </Page>
  );
}
