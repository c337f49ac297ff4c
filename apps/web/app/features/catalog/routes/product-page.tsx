import { getItem, listRelatedItems } from '@errand/contract/catalog';
import { getStore } from '@errand/contract/stores';
import { AddDisc } from '#features/cart/index.ts';
import { MinutesRange } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useText } from '#platform/i18n/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import '../catalog.css';
import { orNotFound } from '#platform/or-not-found.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { ItemCard } from '../components/item-card.tsx';
import { ProductFacts } from '../components/product-facts.tsx';
import { ProductGallery } from '../components/product-gallery.tsx';
import { ProductOrder } from '../components/product-order.tsx';
import { StoreLine } from '../components/store-line.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/product-page.ts';

const RELATED = 6;

/** The product stands without its store's facts and without the shelf below it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const item = await orNotFound(api.call(getItem, { params: { id: params.id }, query: {} }));
  const headers = { moduleId: String(item.module_id) };
  const [store, related] = await Promise.all([
    api.call(getStore, { params: { id: String(item.store_id) } }).catch(() => null),
    api.call(listRelatedItems, { params: { id: String(item.id) } }, { headers }).catch(() => []),
  ]);
  return { item, store, related: related.slice(0, RELATED), url: `${origin}/product/${item.slug}` };
}

export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const config = matches[0].loaderData?.config;
  if (!loaderData || !config) return [];
  const { item, url } = loaderData;
  return productMeta({ item, url, digits: config.digit_after_decimal_point, symbol: config.currency_symbol });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { item, store, related } = loaderData;
  const t = useText();
  return (
    <div className="wrap prodp">
      <Crumbs item={item} />
      <div className="prod">
        <ProductGallery key={`gallery-${item.id}`} item={item} />
        <ProductOrder
          key={item.id}
          item={item}
          store={<StoreLine item={item} store={store} />}
          facts={
            <ProductFacts
              item={item}
              store={store}
              minutes={store && <MinutesRange text={store.delivery_time} />}
            />
          }
        />
      </div>
      {related.length > 0 && (
        <section className="section related" aria-labelledby="related-items">
          <div className="section-head">
            <h2 className="h2" id="related-items">
              {t('catalog.related')}
            </h2>
          </div>
          <div className="grid g6 rail">
            {related.map((other) => (
              <ItemCard key={other.id} item={other} disc={<AddDisc item={other} />} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
