import { type Translate, useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import type { StoreCard } from '@errand/contract/stores';
import { type ModuleType, moduleLabels } from '@errand/domain/modules';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { ItemSkeletons, StoreSkeletons } from '@errand/ui/lists/card-skeletons.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { InfiniteList } from '@errand/ui/lists/infinite-list.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { Link } from '#platform/navigation/link.tsx';
import { changed } from '../filters.ts';
import type { ResultsData } from '../load-results.ts';
import { addRecentSearch } from '../recent-searches.ts';
import { hasStores, type ItemResults, loadItems, loadStores } from '../results-query.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Tab, TabLinks } from './tab-links.tsx';
import './search-results.css';

type Slots = {
  /** Renders the items and the stores of a page. */
  items: (rows: Item[], isFirst: boolean) => ReactNode;
  stores: (rows: StoreCard[], isFirst: boolean) => ReactNode;
};

/** The results of a search or list; an empty state with a way back without any. */
export function SearchResults({
  data,
  type,
  items,
  stores,
}: { data: ResultsData; type: ModuleType } & Slots) {
  const t = useText();
  const { query, shown } = data;
  const { pathname, search } = useLocation();
  const params = changed(new URLSearchParams(search), {});
  const name = useResultsName(data);
  const href = useCallback((offset: number) => addressOf(pathname, params, offset), [pathname, params]);
  const found = shown.total > 0;
  useEffect(() => {
    if (found && query.data === 'searched') addRecentSearch(query.search);
  }, [found, query]);
  const facets = 'facets' in shown ? facetsOf(shown.facets) : undefined;
  return (
    <section className="search-results" aria-label={name}>
      {query.from && (
        <Link className="text-link search-results-back" to={fromHref(query.from)}>
          <ArrowLeft className="icon mirror-rtl" size={16} />
          {t('search.goBack')}
        </Link>
      )}
      <div className="page-section-head">
        <h2 className="text-h2">{name}</h2>
        <Announced as="span" className="text-meta">
          {countText(t, data)}
        </Announced>
      </div>
      {hasStores(query) && <TabLinks label={t('search.tabs')} tabs={tabsOf(t, data, type, params)} />}
      {(found || data.filtered) && <FilterBar type={type} rows={data.kind} facets={facets} />}
      {shown.corrected && (
        <p className="text-muted search-results-corrected">
          {t('search.corrected', {
            search: isolateAny(query.search),
            corrected: isolateAny(shown.corrected),
          })}
        </p>
      )}
      {found ? (
        <Rows key={params} data={data} params={params} href={href} items={items} stores={stores} />
      ) : (
        <NoResult data={data} />
      )}
    </section>
  );
}

function facetsOf({ categories, brands, min_price, max_price }: ItemResults['facets']) {
  return { categories, brands, minPrice: min_price, maxPrice: max_price };
}

function tabsOf(t: Translate, data: ResultsData, type: ModuleType, params: string): Tab[] {
  const own = new URLSearchParams(params);
  const text = (count: number | null) =>
    count === null ? null : count >= data.mostCounted ? `${data.mostCounted}+` : String(count);
  const tab = (show: 'items' | 'stores', name: string): Tab => ({
    name,
    href: changed(own, { show: show === 'items' ? null : show, sort: null }),
    count: text(data.counts[show]),
    on: data.kind === show,
  });
  return [
    tab('items', t('search.itemsTab')),
    tab('stores', t(`search.storesTab.${moduleLabels(type).seller}`)),
  ];
}

function Rows(props: {
  data: ResultsData;
  params: string;
  href: (offset: number) => string;
  items: Slots['items'];
  stores: Slots['stores'];
}) {
  const { data, params, href, items, stores } = props;
  const { query } = data;
  const moreItems = useCallback(
    (offset: number) => loadItems(api, query, new URLSearchParams(params), offset),
    [query, params],
  );
  const moreStores = useCallback(
    (offset: number) => loadStores(api, query, new URLSearchParams(params), offset),
    [query, params],
  );
  if (data.kind === 'stores') {
    return (
      <InfiniteList first={data.shown} load={moreStores} href={href} skeleton={<StoreSkeletons />}>
        {stores}
      </InfiniteList>
    );
  }
  return (
    <InfiniteList first={data.shown} load={moreItems} href={href} skeleton={<ItemSkeletons />}>
      {items}
    </InfiniteList>
  );
}

function NoResult({ data: { query, filtered, aisles } }: { data: ResultsData }) {
  const t = useText();
  const aislesTitle = useId();
  return (
    <div className="search-results-empty">
      <EmptyState
        picture="magnifying-glass-tilted-left"
        title={t('search.noResult')}
        text={t(filtered ? 'search.noResultFiltered' : 'search.noResultHint')}
        level={3}
      >
        <ButtonLink variant="soft" to={query.from ? fromHref(query.from) : '/home'}>
          {t('search.backHome')}
        </ButtonLink>
        <ButtonLink variant="soft" to="/categories">
          {t('search.allCategories')}
        </ButtonLink>
      </EmptyState>
      {aisles.length > 0 && (
        <nav className="search-results-aisles" aria-labelledby={aislesTitle}>
          <h3 className="text-title" id={aislesTitle}>
            {t('search.aisles')}
          </h3>
          <ul>
            {aisles.map(({ id, name, slug, module_id: moduleId, image_full_url: picture, art }) => (
              <li key={id}>
                <Link to={`/category/${slug}?module_id=${moduleId}`} prefetch="intent">
                  <Tile name={name} src={picture} art={art} width={96} />
                  <span className="text-label">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function useResultsName({ query, shown }: ResultsData): string {
  const t = useText();
  if (query.data === 'searched') return t('search.resultsTitle', { search: isolateAny(query.search) });
  const title = query.name ?? ('title' in shown ? shown.title : null);
  if (title) return title;
  if (query.data === 'category' || query.data === 'brand' || query.data === 'condition')
    return t('search.results');
  return t(`search.list.${query.data}`);
}

/** The server stops counting at a limit: from there the count reads "1000+". */
function countText(t: Translate, data: ResultsData): string {
  const { total } = data.shown;
  const key = data.kind === 'stores' ? 'search.storeCount' : 'search.itemCount';
  return t(key, { count: total, more: total >= data.mostCounted ? 'yes' : 'no' });
}

function addressOf(pathname: string, params: string, offset: number): string {
  const next = new URLSearchParams(params);
  if (offset > 1) next.set('offset', String(offset));
  return `${pathname}?${next}`;
}

const WAYS_BACK: Record<string, string> = { categories: '/categories', campaigns: '/campaigns' };

function fromHref(from: string): string {
  return WAYS_BACK[from] ?? '/home';
}
