import { ApiError } from '@errand/contract';
import { listLatestItems } from '@errand/contract/catalog';
import { getStore } from '@errand/contract/stores';
import { data } from 'react-router';
import { AddDisc, CartBar, OrderPanel } from '#features/cart/index.ts';
import { DishRow, ItemCard } from '#features/catalog/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { Menu } from '../components/menu.tsx';
import { ClosedNote, StoreFacts } from '../components/store-facts.tsx';
import { StoreHead } from '../components/store-head.tsx';
import '../stores.css';
import type { Route } from './+types/store-page.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, session, origin } = context.get(pageContext);
  const store = await api.call(getStore, { params: { id: params.id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  });
  // The menu is read in the store's own zone and module, whichever the visitor came with.
  const headers = { zoneId: JSON.stringify([store.zone_id]), moduleId: String(store.module_id) };
  const menu = await api.call(listLatestItems, { query: { store_id: store.id, limit: 100 } }, { headers });
  return { store, items: menu.products, origin, language: session.language };
}

export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { store, origin } = loaderData;
  return pageMeta({
    title: store.name,
    description: `${store.kind}. ${store.address}`,
    url: `${origin}${location.pathname}`,
    image: store.logo_full_url && new URL(store.logo_full_url, origin).href,
  });
}

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const { store, items } = loaderData;
  const dishes = items[0]?.module_type === 'food';
  return (
    <div className="wrap storep has-cartbar">
      <StoreHead store={store} heart={<Heart kind="store" id={store.id} name={store.name} look="fill" />} />
      <StoreFacts store={store} />
      <ClosedNote store={store} />
      <div className="scols">
        <Menu
          items={items}
          grid={!dishes}
          row={(item) =>
            dishes ? (
              <DishRow key={item.id} item={item} disc={<AddDisc item={item} />} />
            ) : (
              <ItemCard key={item.id} item={item} showStore={false} disc={<AddDisc item={item} />} />
            )
          }
        />
        <OrderPanel store={store} />
      </div>
      <CartBar />
    </div>
  );
}
