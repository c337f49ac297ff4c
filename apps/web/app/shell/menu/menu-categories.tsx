import { useText } from '@errand/client/i18n.tsx';
import { listCategories } from '@errand/contract/catalog-categories';
import { listLatestStores, listPopularStores } from '@errand/contract/stores';
import { isShopping, moduleLabels } from '@errand/domain/modules';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Rating } from '@errand/ui/rating.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { storeHref } from '#features/stores/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { MenuSection } from './menu-section.tsx';
import './menu-categories.css';

/** The maximum number of entries of a list in the drawer. */
const SHOWN = 10;
const FRESH_MS = 5 * 60_000;

/** Categories, latest and popular stores of the module; null without a location and in modules without such lists. */
export function MenuCategories() {
  const t = useText();
  const { session } = useRootData();
  const type = session.module?.type;
  if (session.zoneIds.length === 0 || !type || !isShopping(type)) return null;
  const { seller } = moduleLabels(type);
  return (
    <>
      <MenuSection title={t('shell.categories')} href="/categories" open>
        <Categories />
      </MenuSection>
      <MenuSection title={t(`shell.latest.${seller}`)} href="/store/latest">
        <Stores list="latest" />
      </MenuSection>
      <MenuSection title={t(`shell.popular.${seller}`)} href="/store/popular">
        <Stores list="popular" />
      </MenuSection>
    </>
  );
}

function Categories() {
  const { data, isError } = useQuery({
    queryKey: queryKeys.menu.categories,
    queryFn: () => api.call(listCategories, { query: {} }),
    staleTime: FRESH_MS,
  });
  const main = data?.filter((category) => category.parent_id === 0).slice(0, SHOWN);
  return (
    <List
      className="menu-categories"
      count={main?.length}
      failed={isError}
      skeleton={
        <>
          <Skeleton className="menu-categories-tile" height="auto" radius="18px" />
          <span className="menu-categories-name" />
        </>
      }
    >
      {main?.map((category) => (
        <li key={category.id}>
          <Link to={`/category/${category.slug}?module_id=${category.module_id}`} replace>
            <Tile name={category.name} src={category.image_full_url} art={category.art} width={64} eager />
            <span className="menu-categories-name">{category.name}</span>
          </Link>
        </li>
      ))}
    </List>
  );
}

function Stores({ list }: { list: 'latest' | 'popular' }) {
  const t = useText();
  const endpoint = list === 'latest' ? listLatestStores : listPopularStores;
  const { data, isError } = useQuery({
    queryKey: queryKeys.menu.stores(list),
    queryFn: () => api.call(endpoint, { query: { type: 'all', offset: 1, limit: SHOWN } }),
    staleTime: FRESH_MS,
  });
  const stores = data?.stores.slice(0, SHOWN);
  return (
    <List
      className="menu-categories-stores"
      count={stores?.length}
      failed={isError}
      skeleton={<Skeleton height="60px" radius="16px" />}
    >
      {stores?.map((store) => (
        <li key={store.id}>
          <Link to={storeHref(store)} replace>
            <Tile
              name={store.name}
              className="size-40"
              src={store.logo_full_url}
              art={store.cover_art}
              width={40}
              eager
            />
            <span className="menu-categories-store">
              <b className="text-label text-clip">{store.name}</b>
              <span className="text-caption text-clip">{store.kind}</span>
            </span>
            <Rating
              average={store.avg_rating}
              count={store.rating_count}
              label={t('stores.rated', { average: store.avg_rating.toFixed(1), count: store.rating_count })}
            />
          </Link>
        </li>
      ))}
    </List>
  );
}

/** A skeleton while loading; a note when empty or failed. */
function List(props: {
  className: string;
  count: number | undefined;
  failed: boolean;
  skeleton: ReactNode;
  children: ReactNode;
}) {
  const { className, count, failed, skeleton, children } = props;
  const t = useText();
  if (failed) return <p className="text-muted menu-categories-note">{t('shell.listFailed')}</p>;
  if (count === 0) return <p className="text-muted menu-categories-note">{t('shell.listEmpty')}</p>;
  if (count === undefined) {
    return (
      <div className={className} aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, row) => row).map((row) => (
          <div key={row}>{skeleton}</div>
        ))}
      </div>
    );
  }
  return <ul className={className}>{children}</ul>;
}
