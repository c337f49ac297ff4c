import type { Item } from '@errand/contract/catalog';
import { pricedItem } from '@errand/contract/priced-item';
import { priceTag } from '@errand/domain/catalog';
import { toMajor } from '@errand/domain/money';
import { breadcrumbs, currencyCode, pageMeta } from '#platform/page-meta.ts';
import { startSelection } from '../item/options/choices.ts';

type Page = { item: Item; url: string; symbol: string; digits: number; moduleName: string | null };

/** Metadata of a product page: sharing tags and structured data. */
export function productMeta({ item, url, symbol, digits, moduleName }: Page) {
  const currency = currencyCode(symbol);
  const priced = pricedItem(item, digits);
  const selection = startSelection(priced);
  const sold = item.stock === null || item.stock > 0;
  const image = item.image_full_url && new URL(item.image_full_url, url).href;
  return [
    ...pageMeta({ title: item.name, description: item.description || item.store_name, url, image }),
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
