import { useConfig } from '@errand/client/config.tsx';
import type { Client, RequestHeaders } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import { listLatestItems } from '@errand/contract/catalog-lists';
import { listStoreReviews, type Review } from '@errand/contract/reviews';
import { getStore, type StoreDetail } from '@errand/contract/stores';
import type { ModuleType } from '@errand/domain/modules';
import { AfterPaint } from '@errand/ui/lists/after-paint.tsx';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { AddButton, CartBar, OrderPanel } from '#features/cart/index.ts';
import { DishRow, ItemCard } from '#features/catalog/index.ts';
import { NoReviewPlan, REVIEWS_A_PAGE, Reviews } from '#features/reviews/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useRootData } from '#platform/config.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pack, unpack } from '#platform/packed.ts';
import { siteOf } from '#platform/page-meta.ts';
import { requestedScope } from '#platform/requested-scope.ts';
import { usePageModule } from '#platform/use-page-module.ts';
import { Menu } from '../components/menu.tsx';
import { StoreFacts } from '../components/page/store-facts.tsx';
import { StoreHead } from '../components/page/store-head.tsx';
import { StoreNotes } from '../components/page/store-notes.tsx';
import { storeMeta } from '../store-meta.ts';
import type { Route } from './+types/store-page.ts';
import './store-page.css';

/** The store page works without its reviews. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  const scope = requestedScope(new URL(request.url));
  const store = await orNotFound(api.call(getStore, { params: { id: params.id } }, { headers: scope }));
  // The menu is loaded in the store's own zone and module, not the visitor's.
  const headers = { zoneId: JSON.stringify([store.zone_id]), moduleId: String(store.module_id) };
  const [items, reviews] = await Promise.all([readMenu(api, store.id, headers), firstReviews(api, store)]);
  return pack({ store, items, reviews, origin: input.origin });
}

function firstReviews(api: Client, store: StoreDetail) {
  if (store.review_status === 0) return null;
  const query = { store_id: String(store.id), limit: REVIEWS_A_PAGE };
  return api.call(listStoreReviews, { query }).catch(() => null);
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { store, items, origin } = unpack(loaderData);
  const module = matches[0].loaderData?.modules.find(({ id }) => id === store.module_id);
  const type = items[0]?.module_type as ModuleType | undefined;
  return storeMeta({
    store,
    origin,
    module: module && type ? { name: module.module_name, type } : null,
    site: siteOf(matches),
  });
}

export default memo(function StorePage({ loaderData }: Route.ComponentProps) {
  const { store, items, reviews } = unpack(loaderData);
  const { modules } = useRootData();
  const { toggle_veg_non_veg: diets } = useConfig();
  const module = modules.find(({ id }) => id === store.module_id)?.module_type ?? items[0]?.module_type;
  const dishes = module === 'food';
  usePageModule(store.module_id);
  return (
    <div className="page-width store-page">
      <StoreHead
        store={store}
        hasReviews={(reviews?.reviews.length ?? 0) > 0}
        heart={<Heart kind="store" id={store.id} name={store.name} look="fill" />}
      />
      <StoreFacts store={store} />
      <StoreNotes store={store} />
      <div className="store-page-columns">
        <Menu
          key={store.id}
          items={items}
          grid={!dishes}
          diets={dishes && diets}
          row={(item) =>
            dishes ? (
              <DishRow key={item.id} item={item} disc={<AddButton item={item} />} />
            ) : (
              <ItemCard key={item.id} item={item} showStore={false} disc={<AddButton item={item} />} />
            )
          }
        />
        <OrderPanel store={store} />
      </div>
      <AfterPaint>
        {store.review_status === 0 ? (
          <NoReviewPlan />
        ) : (
          <Reviews
            key={store.id}
            subject={{ kind: 'store', id: store.id }}
            module={module}
            first={reviews ?? undefined}
            about={(review) => <ReviewedItem review={review} ownPage={module === 'ecommerce'} />}
          />
        )}
      </AfterPaint>
      <CartBar />
    </div>
  );
}, hasSameData);

const ITEMS_PER_CALL = 100;
/** Longer menus are searched on the server instead of loaded whole. */
const MAX_CALLS = 10;

/** All items of a store in its own order; the pages after the first load in parallel. */
async function readMenu(api: Client, storeId: number, headers: RequestHeaders): Promise<Item[]> {
  const page = (offset: number) =>
    api.call(listLatestItems, { query: { store_id: storeId, limit: ITEMS_PER_CALL, offset } }, { headers });
  const first = await page(1);
  const pages = Math.min(MAX_CALLS, Math.ceil(first.total_size / ITEMS_PER_CALL));
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)),
  );
  return [first, ...rest].flatMap(({ products }) => products);
}

/** A link to the reviewed item: a dialog over this page, or its own page in e-commerce. */
function ReviewedItem({ review, ownPage }: { review: Review; ownPage: boolean }) {
  const { pathname } = useLocation();
  if (!review.item_slug) return null;
  const to = ownPage ? `/product/${review.item_slug}` : `${pathname}?item=${review.item_slug}`;
  return (
    <Link
      className="text-link underlined tap-target reviewed-item"
      to={to}
      preventScrollReset
      state={ownPage ? undefined : { overlay: true }}
    >
      <bdi>{review.item_name}</bdi>
    </Link>
  );
}
