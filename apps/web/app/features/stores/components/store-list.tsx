import { useText } from '@errand/client/i18n.tsx';
import { moduleLabels } from '@errand/domain/modules';
import { providerPath } from '@errand/domain/navigation';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { StoreSkeletons } from '@errand/ui/lists/card-skeletons.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { InfiniteList } from '@errand/ui/lists/infinite-list.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { countFilters, FilterBar, readFilters } from '#features/search/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { useRootData } from '#platform/config.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { type FilteredStores, type ListStores, loadStores } from '../filtered-stores.ts';
import { StoreGrid } from './store-grid.tsx';
import './store-list.css';

type Title = 'latest' | 'popular' | 'all';

/** An infinite list of stores, called restaurants in food and providers in rental. */
export function StoreList({ title, list, first }: { title: Title; list: ListStores; first: FilteredStores }) {
  const { page, params } = first;
  const t = useText();
  const { session } = useRootData();
  const type = session.module?.type ?? 'food';
  const filtered = countFilters(readFilters(new URLSearchParams(params))) > 0;
  const load = useCallback(
    (offset: number) => loadStores(list, api, type, new URLSearchParams(params), offset),
    [list, type, params],
  );
  const { pathname } = useLocation();
  const name = t(`stores.${title}Title.${moduleLabels(type).seller}`);
  const href = (offset: number) => {
    const next = new URLSearchParams(params);
    if (offset > 1) next.set('offset', String(offset));
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return (
    <div className="page-width store-list">
      <PageTitle text={name} />
      <div className="store-list-head">
        <h1 className="text-h1">{name}</h1>
        <Announced as="span" className="text-meta">
          {t('stores.count', { count: page.total })}
        </Announced>
      </div>
      {type !== 'rental' && <FilterBar type={type} rows="stores" />}
      {page.total === 0 ? (
        <EmptyState
          level={2}
          picture="compass"
          title={t(filtered ? 'stores.noneFilteredTitle' : 'stores.noneTitle')}
          text={t(filtered ? 'stores.noneFilteredText' : 'stores.noneText')}
        >
          <ButtonLink variant="soft" to={filtered ? pathname : '/home'}>
            {t(filtered ? 'stores.clearFilters' : 'stores.backHome')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <InfiniteList key={params} first={page} load={load} href={href} skeleton={<StoreSkeletons />}>
          {(stores, isFirst) => (
            <StoreGrid
              stores={stores}
              providerPath={type === 'rental' ? providerPath : undefined}
              eager={isFirst}
              heading="h2"
            />
          )}
        </InfiniteList>
      )}
    </div>
  );
}
