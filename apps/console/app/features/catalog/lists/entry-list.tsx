import { useText } from '@errand/client/i18n.tsx';
import type { Permission } from '@errand/contract/console/permissions';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List, type ListEndpoint, type ListProps } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { CatalogTabs } from '../catalog-tabs.tsx';

/** The list of categories, brands, units, attributes or add-ons. */
export function EntryList<E extends ListEndpoint>(
  props: Pick<ListProps<E>, 'endpoint' | 'columns' | 'filters' | 'empty'> & {
    /** Address of the list, below which the entries are. */
    path: string;
    title: string;
    /** Label of the link that creates one. */
    add: string;
    /** What members need to create one. */
    permission?: Permission;
  },
) {
  const { path, title, add, permission = 'catalog.update', ...list } = props;
  const t = useText();
  const may = useMay();
  return (
    <Page title={title} actions={may(permission) && <ButtonLink to={`${path}/new`}>{add}</ButtonLink>}>
      <CatalogTabs />
      <List
        {...list}
        resource="catalog"
        href={({ id }) => `${path}/${id}`}
        searchLabel={t('catalog.searchName')}
      />
    </Page>
  );
}
