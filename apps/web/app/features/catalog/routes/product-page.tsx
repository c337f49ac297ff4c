import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import {
  getItem,
  type Item,
  type ItemWithMeta,
  listRelatedItems,
  listRelatedStoreItems,
} from '@errand/contract/catalog';
import { pricedItem } from '@errand/contract/priced-item';
import { listItemReviews } from '@errand/contract/reviews';
import { getStore, type StoreDetail } from '@errand/contract/stores';
import { priceTag } from '@errand/domain/catalog';
import { toMajor } from '@errand/domain/money';
import { AfterPaint } from '@errand/ui/lists/after-paint.tsx';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { AddButton } from '#features/cart/index.ts';
import { NoReviewPlan, REVIEWS_A_PAGE, Reviews } from '#features/reviews/index.ts';
import { hasFee, MinutesRange, RouteFee } from '#features/stores/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useRootData } from '#platform/config.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pack, unpack } from '#platform/packed.ts';
import { breadcrumbs, currencyCode, pageMeta, type Site, siteOf } from '#platform/page-meta.ts';
import { requestedScope } from '#platform/requested-scope.ts';
import { usePageModule } from '#platform/use-page-module.ts';
import { ItemCard } from '../card/item-card.tsx';
import { startSelection } from '../item/options/choices.ts';
import { StoreLine } from '../item/store-line.tsx';
import { ProductFacts } from '../product/product-facts.tsx';
import { ProductGallery } from '../product/product-gallery.tsx';
import { ProductOrder } from '../product/product-order.tsx';
import type { Route } from './+types/product-page.ts';
import './product-page.css';

const RELATED = 6;

/** The product page works without the store's facts, the shelves and the reviews. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  const scope = requestedScope(new URL(request.url));
  const item = await orNotFound(
    api.call(getItem, { params: { id: params.id }, query: {} }, { headers: scope }),
  );
  const headers = { moduleId: String(item.module_id) };
  const byId = { params: { id: String(item.id) } };
  const [store, related, alike, reviews] = await Promise.all([
    api.call(getStore, { params: { id: String(item.store_id) } }).catch(() => null),
    api.call(listRelatedItems, byId, { headers }).catch(() => []),
    api.call(listRelatedStoreItems, byId, { headers }).catch(() => []),
    api.call(listItemReviews, { ...byId, query: { limit: REVIEWS_A_PAGE } }).catch(() => null),
  ]);
  const url = `${input.origin}/product/${item.slug}`;
  return pack({
    item,
    store,
    related: related.slice(0, RELATED),
    alike: alike.slice(0, RELATED),
    reviews,
    url,
  });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const config = matches[0].loaderData?.config;
  if (!loaderData || !config) return [];
  const { item, url } = unpack(loaderData);
  const modules = matches[0].loaderData?.modules ?? [];
  return productMeta({
    item,
    url,
    digits: config.digit_after_decimal_point,
    symbol: config.currency_symbol,
    moduleName: modules.find(({ id }) => id === item.module_id)?.module_name ?? null,
    site: siteOf(matches),
  });
}

export default memo(function ProductPage({ loaderData }: Route.ComponentProps) {
  const { item, store, related, alike, reviews } = unpack(loaderData);
  const t = useText();
  usePageModule(item.module_id);
  return (
    <div className="page-width product-page">
      <Breadcrumbs item={item} />
      <div className="product-page-columns">
        <ProductGallery
          key={`gallery-${item.id}`}
          item={item}
          heart={<Heart kind="item" id={item.id} name={item.name} />}
        />
        <ProductOrder
          key={item.id}
          item={item}
          hasReviews={item.rating_count > 0 && (reviews?.reviews.length ?? 0) > 0}
          store={<StoreLine item={item} store={store} />}
          facts={
            <ProductFacts
              item={item}
              store={store}
              minutes={store && <MinutesRange text={store.delivery_time} />}
              fee={store && hasFee(store) ? <ProductFee item={item} store={store} /> : null}
            />
          }
        />
      </div>
      <AfterPaint>
        <RelatedItems
          id="store-items"
          title={t('catalog.moreFrom', { name: item.store_name })}
          items={alike}
        />
        {store?.review_status === 0 ? (
          <NoReviewPlan />
        ) : (
          <Reviews
            key={`reviews-${item.id}`}
            subject={{ kind: 'item', id: item.id }}
            module={item.module_type}
            first={reviews ?? undefined}
          />
        )}
        <RelatedItems id="related-items" title={t('catalog.related')} items={related} />
      </AfterPaint>
    </div>
  );
}, hasSameData);

/** The fee of an order of one piece, as Buy Now charges it. */
function ProductFee({ item, store }: { item: Item; store: StoreDetail }) {
  const { digits } = useMoney().style;
  const priced = pricedItem(item, digits);
  const { nowMinor } = priceTag(priced, startSelection(priced));
  return <RouteFee store={store} subtotalMinor={nowMinor} />;
}

function RelatedItems({ id, title, items }: { id: string; title: string; items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <section className="page-section product-page-related" aria-labelledby={id}>
      <div className="page-section-head">
        <h2 className="text-h2" id={id}>
          {title}
        </h2>
      </div>
      <div className="layout-grid layout-grid-6 layout-rail">
        {items.map((item) => (
          <ItemCard key={item.id} item={item} disc={<AddButton item={item} />} />
        ))}
      </div>
    </section>
  );
}

/** The breadcrumbs of a product: module, categories, name. */
function Breadcrumbs({ item }: { item: Item }) {
  const t = useText();
  const { modules } = useRootData();
  const module = modules.find(({ id }) => id === item.module_id);
  return (
    <nav className="breadcrumbs text-caption" aria-label={t('catalog.trail')}>
      <ol>
        {module && (
          <li>
            <Link to="/home" className="tap-target">
              {module.module_name}
            </Link>
            <Step />
          </li>
        )}
        {item.category_ids.map((category) => (
          <li key={category.id}>
            <Link to={`/category/${category.id}?module_id=${item.module_id}`} className="tap-target">
              {category.name}
            </Link>
            <Step />
          </li>
        ))}
        <li aria-current="page">{item.name}</li>
      </ol>
    </nav>
  );
}

function Step() {
  return <ChevronRight className="icon mirror-rtl" size={14} />;
}

type Page = {
  item: ItemWithMeta;
  url: string;
  symbol: string;
  digits: number;
  moduleName: string | null;
  site: Site;
};

/** Metadata of a product page: sharing tags and structured data. */
function productMeta({ item, url, symbol, digits, moduleName, site }: Page) {
  const currency = currencyCode(symbol);
  const priced = pricedItem(item, digits);
  const selection = startSelection(priced);
  const sold = item.stock === null || item.stock > 0;
  const image = item.image_full_url && new URL(item.image_full_url, url).href;
  return [
    ...pageMeta(
      {
        title: item.meta_title ?? item.name,
        description: item.meta_description ?? (item.description || item.store_name),
        url,
        image,
      },
      site,
    ),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: item.name,
        description: item.description,
        ...(image && { image }),
        category: item.category_ids.map(({ name }) => name).join(' > '),
        offers: {
          '@type': 'Offer',
          url,
          price: toMajor(priceTag(priced, selection).nowMinor, digits),
          ...(currency && { priceCurrency: currency }),
          availability: `https://schema.org/${sold ? 'InStock' : 'OutOfStock'}`,
          seller: { '@type': 'Organization', name: item.store_name },
        },
        ...(item.rating_count > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: item.avg_rating,
            reviewCount: item.rating_count,
          },
        }),
      },
    },
    breadcrumbs([
      ...(moduleName ? [{ name: moduleName, url: new URL('/home', url).href }] : []),
      ...item.category_ids.map(({ id, name }) => ({
        name,
        url: new URL(`/category/${id}?module_id=${item.module_id}`, url).href,
      })),
      { name: item.name, url },
    ]),
  ];
}
