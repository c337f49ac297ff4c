import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List, type ListEndpoint, type ListProps } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { usePromotionColumns } from './promotion-columns.tsx';
import { PromotionTabs } from './promotion-tabs.tsx';

/** The list of one kind of promotions: name, columns of the kind, period and state. */
export function PromotionList<E extends ListEndpoint>(
  props: Pick<ListProps<E>, 'endpoint' | 'columns'> & {
    /** Address of the list, below which the promotions are. */
    path: string;
    title: string;
    text: string;
    /** Label of the link that creates one. */
    add: string;
    /** Hides the start by default, for a kind with many columns. */
    isWide?: boolean;
  },
) {
  const { endpoint, path, title, text, add, isWide = false } = props;
  const t = useText();
  const may = useMay();
  const shared = usePromotionColumns();
  const columns = {
    title: shared.title,
    ...props.columns,
    starts_at: { ...shared.starts_at, sort: 'starts_at', ...(isWide && { optional: true }) },
    ends_at: { ...shared.ends_at, sort: 'ends_at' },
    state: shared.state,
  } as unknown as ListProps<E>['columns'];
  return (
    <Page
      title={title}
      text={text}
      actions={may('promotions.update') && <ButtonLink to={`${path}/new`}>{add}</ButtonLink>}
    >
      <PromotionTabs />
      <List
        endpoint={endpoint}
        resource="promotions"
        href={({ id }) => `${path}/${id}`}
        searchLabel={t('promotions.searchName')}
        filters={{ state: shared.stateFilter } as NonNullable<ListProps<E>['filters']>}
        columns={columns}
        empty={{ title: t('promotions.none'), text }}
      />
    </Page>
  );
}
