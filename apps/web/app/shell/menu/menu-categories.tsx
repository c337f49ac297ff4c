import { useText } from '@errand/client/i18n.tsx';
import { type Category as AnyCategory, listCategories } from '@errand/contract/catalog-categories';
import { listVehicleCategories } from '@errand/contract/rental';
import { listLatestProviders, listPopularProviders } from '@errand/contract/rental-discovery';
import { listLatestStores, listPopularStores, type Store } from '@errand/contract/stores';
import { moduleLabels } from '@errand/domain/modules';
import { providerPath } from '@errand/domain/navigation';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { storeHref } from '#features/stores/index.ts';
import { api } from '#platform/api/browser-client.ts';
import type { PageModule } from '#platform/api/server-context.ts';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { Rated } from '#platform/rated.tsx';
import { MenuSection } from './menu-section.tsx';
import './menu-categories.css';

/** The maximum number of entries of a list in the drawer. */
const SHOWN = 10;
const FRESH_MS = 5 * 60_000;
const VEHICLES = '/rental/vehicle-search';

type Category = Pick<AnyCategory, 'id' | 'name' | 'image_full_url' | 'art'> & { href: string };
type List = 'latest' | 'popular';
const FIRST = { offset: 1, limit: SHOWN };
const STORES = { latest: listLatestStores, popular: listPopularStores };
const PROVIDERS = { latest: listLatestProviders, popular: listPopularProviders };

/** Categories, latest and popular stores of the module; null without a location and in the parcel module. */
export function MenuCategories() {
  const t = useText();
  const { session } = useRootData();
  const { module } = session;
  if (session.zoneIds.length === 0 || !module || module.type === 'parcel') return null;
  const { seller } = moduleLabels(module.type);
  return (
    <>
      <MenuSection
        title={t('shell.categories')}
        href={module.type === 'rental' ? `${VEHICLES}?all_category=1` : '/categories'}
        open
      >
        <Categories module={module} />
      </MenuSection>
      <MenuSection title={t(`shell.latest.${seller}`)} href="/store/latest">
        <Stores list="latest" module={module} />
      </MenuSection>
      <MenuSection title={t(`shell.popular.${seller}`)} href="/store/popular">
        <Stores list="popular" module={module} />
      </MenuSection>
    </>
  );
}

function Categories({ module }: { module: PageModule }) {
  const { data, isError } = useQuery({
    queryKey: queryKeys.menu.categories(module.id),
    queryFn: module.type === 'rental' ? loadVehicleCategories : loadCategories,
    staleTime: FRESH_MS,
  });
  return (
    <List
      className="menu-categories"
      count={data?.length}
      failed={isError}
      skeleton={
        <>
          <Skeleton className="menu-categories-tile" height="auto" radius="18px" />
          <span className="menu-categories-name" />
        </>
      }
    >
      {data?.map((category) => (
        <li key={category.id}>
          <Link to={category.href} replace>
            <Tile name={category.name} src={category.image_full_url} art={category.art} width={64} eager />
            <span className="menu-categories-name">{category.name}</span>
          </Link>
        </li>
      ))}
    </List>
  );
}

async function loadCategories(): Promise<Category[]> {
  const categories = await api.call(listCategories, { query: {} });
  return categories
    .filter((category) => category.parent_id === 0)
    .slice(0, SHOWN)
    .map((one) => ({ ...one, href: `/category/${one.slug}?module_id=${one.module_id}` }));
}

async function loadVehicleCategories(): Promise<Category[]> {
  const { vehicles: categories } = await api.call(listVehicleCategories, { query: FIRST });
  return categories.map((category) => ({ ...category, href: `${VEHICLES}?categoryId=${category.id}` }));
}

/** Rental has endpoints of its own [RENTAL-11]. */
async function loadStores(list: List, { type }: PageModule): Promise<Store[]> {
  const page =
    type === 'rental'
      ? await api.call(PROVIDERS[list], { query: FIRST })
      : await api.call(STORES[list], { query: { type: 'all', ...FIRST } });
  return page.stores.slice(0, SHOWN);
}

function Stores({ list, module }: { list: List; module: PageModule }) {
  const { data: stores, isError } = useQuery({
    queryKey: queryKeys.menu.stores(module.id, list),
    queryFn: () => loadStores(list, module),
    staleTime: FRESH_MS,
  });
  return (
    <List
      className="menu-categories-stores"
      count={stores?.length}
      failed={isError}
      skeleton={<Skeleton height="60px" radius="16px" />}
    >
      {stores?.map((store) => (
        <li key={store.id}>
          <Link to={module.type === 'rental' ? providerPath(store.slug) : storeHref(store)} replace>
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
            <Rated average={store.avg_rating} count={store.rating_count} />
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
