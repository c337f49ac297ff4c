import { type Item, listCategories, listPopularItems } from '@errand/contract/catalog';
import { listBanners } from '@errand/contract/promotions';
import { listLatestStores, listPopularStores } from '@errand/contract/stores';
import { AddDisc } from '#features/cart/index.ts';
import { ItemCard } from '#features/catalog/index.ts';
import { ModuleStrip } from '#features/modules/index.ts';
import { loadRentalHome, RentalHome } from '#features/rental/index.ts';
import { StoreGrid } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useText } from '#platform/i18n/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import '../home.css';
import { Banners } from '../components/banners.tsx';
import { CategoryRail } from '../components/category-rail.tsx';
import { HomeEmpty } from '../components/home-empty.tsx';
import { NoPlace } from '../components/no-place.tsx';
import { SearchField } from '../components/search-field.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { Shelf } from '../components/shelf.tsx';
import { Soon } from '../components/soon.tsx';
import { distinctItems } from '../distinct-items.ts';
import { loadSearch } from '../search-loader.ts';
import { settled } from '../settled.ts';
import type { Route } from './+types/home-page.ts';

const ITEMS_SHOWN = 6;

/** Sections load on their own: one that fails is left out and never takes the page down. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext);
  const { module, zoneIds } = session;
  if (!module || zoneIds.length === 0) return { kind: 'no-place' as const };
  const { type } = module;
  if (type === 'parcel') return { kind: 'other' as const, type };
  if (type === 'rental') return { kind: 'rental' as const, ...(await loadRentalHome(api)) };
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 100);
  if (search)
    return { kind: 'search' as const, type, search, results: await loadSearch(api, search, request) };
  const [banners, categories, popular, items, latest] = await settled([
    api.call(listBanners, { query: {} }),
    api.call(listCategories, { query: {} }),
    api.call(listPopularStores, { query: { limit: 4 } }),
    api.call(listPopularItems, { query: { limit: 4 * ITEMS_SHOWN } }),
    api.call(listLatestStores, { query: { limit: 4 } }),
  ]);
  return {
    kind: 'home' as const,
    type,
    banners: banners?.banners ?? [],
    categories: (categories ?? []).filter((category) => category.parent_id === 0),
    popular: popular?.stores ?? [],
    items: distinctItems(items?.products ?? [], ITEMS_SHOWN),
    latest: latest?.stores ?? [],
  };
}

export const shouldRevalidate = unlessOverlay;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('home.title')} · Errand`}</title>
      <meta name="description" content={t('home.description')} />
      {loaderData.kind === 'no-place' && <NoPlace />}
      {loaderData.kind === 'other' && <Soon type={loaderData.type} />}
      {loaderData.kind === 'rental' && (
        <div className="wrap">
          <ModuleStrip />
          <RentalHome {...loaderData} />
        </div>
      )}
      {(loaderData.kind === 'home' || loaderData.kind === 'search') && (
        <div className="wrap">
          <ModuleStrip />
          <div className="hometop">
            <h1 className="h1">{t(`home.question.${loaderData.type}`)}</h1>
            <SearchField
              type={loaderData.type}
              search={loaderData.kind === 'search' ? loaderData.search : undefined}
            />
          </div>
          {loaderData.kind === 'search' ? (
            <SearchResults search={loaderData.search} results={loaderData.results} card={itemCard} />
          ) : (
            <Shelves {...loaderData} />
          )}
        </div>
      )}
    </>
  );
}

type HomeData = Extract<Route.ComponentProps['loaderData'], { kind: 'home' }>;

/** A kitchen is chosen before its dishes; elsewhere people know what they need, so the items stand first. */
function Shelves({ type, banners, categories, popular, items, latest }: HomeData) {
  const t = useText();
  const stores = (
    <Shelf title={t(`home.popularShelf.${type}`)} href="/store/popular" empty={popular.length === 0}>
      <StoreGrid stores={popular} rail eager={2} />
    </Shelf>
  );
  return (
    <>
      <Banners banners={banners} />
      <CategoryRail categories={categories} />
      {popular.length + items.length + latest.length === 0 && <HomeEmpty />}
      {type === 'food' && stores}
      <Shelf title={t(`home.itemsShelf.${type}`)} empty={items.length === 0}>
        <div className="grid g6 rail">{items.map(itemCard)}</div>
      </Shelf>
      {type !== 'food' && stores}
      <Shelf title={t(`home.latestShelf.${type}`)} href="/store/latest" empty={latest.length === 0}>
        <StoreGrid stores={latest} rail />
      </Shelf>
    </>
  );
}

function itemCard(item: Item) {
  return <ItemCard key={item.id} item={item} disc={<AddDisc item={item} />} />;
}
