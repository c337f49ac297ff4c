import type { Store } from '@errand/contract/stores';
import { type ModuleType, wording } from '@errand/domain/modules';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#platform/i18n/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StoreSkeletons } from '#ui/card-skeletons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless, type ListPage } from '#ui/endless.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import { StoreGrid } from './store-grid.tsx';

type Title = 'latest' | 'popular' | 'all';

/** A list of stores that grows as the visitor scrolls; food calls its sellers restaurants. */
export function StoreList(props: {
  title: Title;
  type: ModuleType;
  page: ListPage<Store>;
  load: (offset: number) => Promise<ListPage<Store>>;
  /** The address's query without its page. */
  params: string;
  filters: ReactNode;
  filtered: boolean;
}) {
  const { title, type, page, load, params, filters, filtered } = props;
  const t = useText();
  const { pathname } = useLocation();
  const name = t(`stores.${title}Title.${wording(type).seller}`);
  const href = (offset: number) => {
    const next = new URLSearchParams(params);
    if (offset > 1) next.set('offset', String(offset));
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return (
    <div className="wrap listp">
      <title>{`${name} · Errand`}</title>
      <div className="listhead">
        <h1 className="h1">{name}</h1>
        <span className="meta" role="status">
          {t('stores.count', { count: page.total })}
        </span>
      </div>
      {filters}
      {page.total === 0 ? (
        <EmptyState
          level={2}
          picture={<StaticPicture name="compass" />}
          title={t(filtered ? 'stores.noneFilteredTitle' : 'stores.noneTitle')}
          text={t(filtered ? 'stores.noneFilteredText' : 'stores.noneText')}
        >
          <ButtonLink variant="soft" to={filtered ? pathname : '/home'}>
            {t(filtered ? 'stores.clearFilters' : 'stores.backHome')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Endless key={params} first={page} load={load} href={href} skeleton={<StoreSkeletons />}>
          {(stores, first) => <StoreGrid stores={stores} eager={first ? 4 : 0} />}
        </Endless>
      )}
    </div>
  );
}
