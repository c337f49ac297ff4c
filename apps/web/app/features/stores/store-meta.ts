import type { StoreDetail } from '@errand/contract/stores';
import type { ModuleType } from '@errand/domain/modules';
import { breadcrumbs, pageMeta, type Site } from '#platform/page-meta.ts';

type Page = {
  store: StoreDetail;
  origin: string;
  module: { name: string; type: ModuleType } | null;
  site: Site;
};

const KINDS: Partial<Record<ModuleType, string>> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
};
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Metadata of a store's page: sharing tags and structured data of store and breadcrumb. */
export function storeMeta({ store, origin, module, site }: Page) {
  const url = `${origin}/store/${store.slug}`;
  const image = store.logo_full_url && new URL(store.logo_full_url, origin).href;
  const kind = (module && KINDS[module.type]) ?? 'Store';
  return [
    ...pageMeta(
      {
        title: store.meta_title ?? store.name,
        description: store.meta_description ?? `${store.kind}. ${store.address}`,
        url,
        image,
      },
      site,
    ),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': kind,
        name: store.name,
        description: store.kind,
        url,
        ...(image && { image }),
        address: store.address,
        geo: {
          '@type': 'GeoCoordinates',
          latitude: Number(store.latitude),
          longitude: Number(store.longitude),
        },
        ...(store.phone && { telephone: store.phone }),
        ...(kind === 'Restaurant' && { servesCuisine: store.kind, hasMenu: url }),
        openingHoursSpecification: store.schedules.map(({ day, opening_time, closing_time }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${DAYS[day]}`,
          opens: opening_time,
          closes: closing_time,
        })),
        ...(store.rating_count > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: store.avg_rating,
            reviewCount: store.rating_count,
          },
        }),
      },
    },
    breadcrumbs([
      ...(module ? [{ name: module.name, url: `${origin}/home` }] : []),
      { name: store.name, url },
    ]),
  ];
}
