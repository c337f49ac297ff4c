import type { Vehicle } from '@errand/contract/rental';
import { breadcrumbs, currencyCode, pageMeta, type Site } from '#platform/page-meta.ts';
import { categoryHref, providerHref } from '../rental-links.ts';

type Page = {
  vehicle: Vehicle;
  category: { id: number; name: string } | null;
  url: string;
  symbol: string;
  moduleName: string | null;
  site: Site;
};

/** Prices with their units, the codes of UN/CEFACT for day, hour and kilometer. */
const UNITS = [
  ['day_wise_price_now', 'DAY'],
  ['hourly_price_now', 'HUR'],
  ['distance_price_now', 'KMT'],
] as const;

/** Metadata of a vehicle's page: sharing tags and structured data with an offer per way to rent. */
export function vehicleMeta({ vehicle, category, url, symbol, moduleName, site }: Page) {
  const currency = currencyCode(symbol);
  const { name, provider } = vehicle;
  const image = vehicle.thumbnail_full_url && new URL(vehicle.thumbnail_full_url, url).href;
  const providerUrl = new URL(providerHref(provider.slug), url).href;
  const seller = { '@type': 'Organization', name: provider.name, url: providerUrl };
  return [
    ...pageMeta(
      {
        title: `${name} · ${provider.name}`,
        description:
          vehicle.description || `${name}, ${vehicle.brand.name} ${vehicle.model}. ${provider.name}.`,
        url,
        image,
      },
      site,
    ),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': ['Product', 'Vehicle'],
        name,
        description: vehicle.description,
        ...(image && { image }),
        brand: { '@type': 'Brand', name: vehicle.brand.name },
        model: vehicle.model,
        category: category?.name ?? vehicle.type,
        ...(vehicle.transmission_type !== 'none' && { vehicleTransmission: vehicle.transmission_type }),
        ...(vehicle.fuel_type !== 'none' && { fuelType: vehicle.fuel_type }),
        vehicleSeatingCapacity: vehicle.seating_capacity,
        offers: UNITS.flatMap(([field, unitCode]) => {
          const price = vehicle[field];
          if (price === null) return [];
          const priceCurrency = currency && { priceCurrency: currency };
          return [
            {
              '@type': 'Offer',
              url,
              price,
              ...priceCurrency,
              businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
              priceSpecification: { '@type': 'UnitPriceSpecification', price, ...priceCurrency, unitCode },
              availability: 'https://schema.org/InStock',
              seller,
            },
          ];
        }),
        ...(vehicle.total_reviews > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: vehicle.avg_rating,
            reviewCount: vehicle.total_reviews,
          },
        }),
      },
    },
    breadcrumbs([
      ...(moduleName ? [{ name: moduleName, url: new URL('/home', url).href }] : []),
      ...(category ? [{ name: category.name, url: new URL(categoryHref(category.id), url).href }] : []),
      { name: provider.name, url: providerUrl },
      { name, url },
    ]),
  ];
}
