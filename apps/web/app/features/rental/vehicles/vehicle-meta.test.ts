import type { Vehicle } from '@errand/contract/rental';
import { expect, test } from 'vitest';
import { vehicleMeta } from './vehicle-meta.ts';

const VEHICLE = {
  name: 'Pebble hatch',
  slug: 'pebble-hatch',
  description: '',
  thumbnail_full_url: '/media/a/384.webp',
  model: 'P1',
  type: 'hatchbacks',
  day_wise_price_now: 37.8,
  hourly_price_now: 5.4,
  distance_price_now: null,
  avg_rating: 4.8,
  total_reviews: 214,
  brand: { name: 'Orlo' },
  provider: { name: 'Harbour Wheels', slug: 'harbour-wheels' },
} as unknown as Vehicle;
const PAGE = {
  site: { language: 'en' as const, name: 'Errand', picture: null },
  category: { id: 3, name: 'Hatchbacks' },
  url: 'https://errand.example/rental/vehicle/pebble-hatch',
  symbol: '$',
  moduleName: 'Rental',
};

test('a vehicle’s page has title, description, canonical address and an offer per way to rent', () => {
  const tags = vehicleMeta({ vehicle: VEHICLE, ...PAGE });
  expect(tags).toContainEqual({ title: 'Pebble hatch · Harbour Wheels · Errand' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: PAGE.url });
  expect(tags).toContainEqual({ name: 'description', content: 'Pebble hatch, Orlo P1. Harbour Wheels.' });
  const [product] = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
  expect(product).toMatchObject({
    image: 'https://errand.example/media/a/384.webp',
    category: 'Hatchbacks',
    offers: [
      { price: 37.8, priceCurrency: 'USD', priceSpecification: { unitCode: 'DAY' } },
      { price: 5.4, priceSpecification: { unitCode: 'HUR' } },
    ],
    aggregateRating: { ratingValue: 4.8, reviewCount: 214 },
  });
  const unrated = vehicleMeta({ vehicle: { ...VEHICLE, total_reviews: 0 }, ...PAGE });
  expect(JSON.stringify(unrated)).not.toContain('aggregateRating');
});
