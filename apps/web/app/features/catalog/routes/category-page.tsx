import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import type { getCategory } from '@errand/contract/catalog-categories';
import type { StoreCard } from '@errand/contract/stores';
import { isModuleType, moduleLabels } from '@errand/domain/modules';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { ItemSkeletons, StoreSkeletons } from '@errand/ui/lists/card-skeletons.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { InfiniteList } from '@errand/ui/lists/infinite-list.tsx';
import { memo, useCallback } from 'react';
import { useLocation } from 'react-router';
import { AddButton } from '#features/cart/index.ts';
import {
  changed,
  countFilters,
  FilterBar,
  readFilters,
  TabLinks,
  withoutFilters,
} from '#features/search/index.ts';
import { StoreGrid } from '#features/stores/index.ts';
import { api as browserApi } from '#platform/api/browser-client.ts';
import { useRootData } from '#platform/config.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { type Packed, unpack } from '#platform/packed.ts';
import { pageMeta, siteOf } from '#platform/page-meta.ts';
import { ItemCard } from '../card/item-card.tsx';
import { loadItems, loadStores } from '../category/category-rows.ts';
import { loadCategory } from '../category/load-category.ts';
import type { Route } from './+types/category-page.ts';
import './category-page.css';

export const loader = loadCategory;

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, items, url } = unpack(loaderData);
  const names = items.rows.slice(0, 3).map(({ name }) => name);
  const description = [category.name, ...names].join(' · ');
  return pageMeta({ title: category.name, description, url }, siteOf(matches));
}

export default memo(function CategoryPage({ loaderData }: Route.ComponentProps) {
  const loaded = unpack(loaderData);
  const { category, parent, items, stores, show, params } = loaded;
  const t = useText();
  const { modules } = useRootData();
  const found = modules.find(({ id }) => id === category.module_id)?.module_type ?? 'food';
  const type = isModuleType(found) ? found : 'food';
  const own = new URLSearchParams(params);
  const filtered = countFilters(readFilters(own)) > 0;
  const facets = { categories: [], brands: items.brands, minPrice: items.minPrice, maxPrice: items.maxPrice };
  const tab = (name: 'items' | 'stores', label: string, total: number) => ({
    name: label,
    href: changed(own, { show: name === 'items' ? null : name, sort: null }),
    count: String(total),
    on: show === name,
  });
  const empty = (show === 'items' ? items : stores).total === 0;
  return (
    <div className="page-width category-page">
      <div className="category-page-head">
        <h1 className="text-h1">{category.name}</h1>
      </div>
      <CategoryChips category={category} parent={parent} />
      <TabLinks
        label={t('search.tabs')}
        tabs={[
          tab('items', t('search.itemsTab'), items.total),
          tab('stores', t(`search.storesTab.${moduleLabels(type).seller}`), stores.total),
        ]}
      />
      {(!empty || filtered) && <FilterBar type={type} rows={show} facets={facets} />}
      {empty ? (
        <EmptyState
          level={2}
          picture="compass"
          title={t(filtered ? 'stores.noneFilteredTitle' : 'catalog.categoryEmptyTitle')}
          text={t(filtered ? 'stores.noneFilteredText' : 'catalog.categoryEmptyText')}
        >
          <ButtonLink variant="soft" to={filtered ? withoutFilters(own) : '/categories'}>
            {t(filtered ? 'stores.clearFilters' : 'catalog.seeCategories')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Rows key={`${category.id} ${params}`} {...loaded} />
      )}
    </div>
  );
}, hasSameData);

type Loaded = Route.ComponentProps['loaderData'] extends Packed<infer Data> ? Data : never;

function Rows({ category, zone, items, stores, show, params }: Loaded) {
  const t = useText();
  const { pathname } = useLocation();
  const { id, module_id } = category;
  const moreItems = useCallback(
    (offset: number) => loadItems(browserApi, { id, module_id, zone }, new URLSearchParams(params), offset),
    [id, module_id, zone, params],
  );
  const moreStores = useCallback(
    (offset: number) => loadStores(browserApi, { id, module_id, zone }, new URLSearchParams(params), offset),
    [id, module_id, zone, params],
  );
  const href = (offset: number) => {
    const next = new URLSearchParams(params);
    if (offset > 1) next.set('offset', String(offset));
    return `${pathname}?${next}`;
  };
  return (
    <section aria-labelledby="category-rows">
      <h2 className="sr-only" id="category-rows">
        {t(show === 'items' ? 'catalog.items' : 'search.stores')}
      </h2>
      {show === 'items' ? (
        <InfiniteList<Item> first={items} load={moreItems} href={href} skeleton={<ItemSkeletons />}>
          {(rows, first) => (
            <div className="layout-grid layout-grid-6">
              {rows.map((item, index) => (
                <ItemCard
                  key={item.id}
                  item={item}
                  disc={<AddButton item={item} />}
                  eager={first && index === 0}
                />
              ))}
            </div>
          )}
        </InfiniteList>
      ) : (
        <InfiniteList<StoreCard> first={stores} load={moreStores} href={href} skeleton={<StoreSkeletons />}>
          {(rows) => <StoreGrid stores={rows} />}
        </InfiniteList>
      )}
    </section>
  );
}

type CategoryWithChildren = ResponseOf<typeof getCategory>;

/** The subcategories of a main category as chips with the current one marked; "All" is the main category. */
function CategoryChips(props: { category: CategoryWithChildren; parent: CategoryWithChildren | null }) {
  const { category, parent } = props;
  const t = useText();
  const main = parent ?? category;
  if (main.childes.length === 0) return null;
  return (
    <nav
      className="chip-list scroll category-chips"
      aria-label={t('catalog.subcategories', { name: main.name })}
    >
      <Chip slug={main.slug} moduleId={main.module_id} name={t('catalog.all')} on={category.id === main.id} />
      {main.childes.map((child) => (
        <Chip
          key={child.id}
          slug={child.slug}
          moduleId={child.module_id}
          name={child.name}
          on={category.id === child.id}
        />
      ))}
    </nav>
  );
}

function Chip({ slug, moduleId, name, on }: { slug: string; moduleId: number; name: string; on: boolean }) {
  return (
    <Link
      className={cx('chip', on && 'on')}
      to={`/category/${slug}?module_id=${moduleId}`}
      aria-current={on ? 'page' : undefined}
      prefetch="intent"
    >
      {name}
    </Link>
  );
}
