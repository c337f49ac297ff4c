import type { StoreDetail } from '@errand/contract/stores';
import { expect, test } from 'vitest';
import { storeMeta } from './store-meta.ts';

const store = {
  name: 'Harbour Grill',
  slug: 'harbour-grill',
  kind: 'Grill',
  address: '1 Quay Street',
  logo_full_url: '/media/a/800.webp',
  latitude: '25.1',
  longitude: '55.2',
  phone: '+97150',
  avg_rating: 4.6,
  rating_count: 12,
  schedules: [{ id: 1, store_id: 1, day: 0, opening_time: '18:00', closing_time: '02:00' }],
} as unknown as StoreDetail;

function structured(type: 'food' | 'pharmacy' | 'ecommerce') {
  const meta = storeMeta({
    store,
    origin: 'https://errand.example',
    module: { name: 'Food', type },
    site: { language: 'en' as const, name: 'Errand', picture: null },
  });
  return meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
}

test('a store page has structured data with type, address, hours and rating', () => {
  const [shop, breadcrumbs] = structured('food');
  expect(shop).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://errand.example/store/harbour-grill',
    image: 'https://errand.example/media/a/800.webp',
    geo: { latitude: 25.1, longitude: 55.2 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Sunday', opens: '18:00', closes: '02:00' }],
    aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Food', item: 'https://errand.example/home' },
      { position: 2, name: 'Harbour Grill' },
    ],
  });
  expect(structured('pharmacy')[0]).toMatchObject({ '@type': 'Pharmacy' });
  expect(structured('ecommerce')[0]).toMatchObject({ '@type': 'Store' });
});

test('search engines read the texts that were written for them, else the name and the address', () => {
  const site = { language: 'en' as const, name: 'Marsa', picture: null };
  const tags = (more: Partial<StoreDetail>) =>
    storeMeta({ store: { ...store, ...more }, origin: 'https://errand.example', module: null, site });
  const own = { meta_title: 'Grill at the harbor', meta_description: 'Coal and fish.' };
  for (const [more, title, description] of [
    [own, 'Grill at the harbor · Marsa', 'Coal and fish.'],
    [{}, 'Harbour Grill · Marsa', 'Grill. 1 Quay Street'],
  ] as const) {
    expect(tags(more)).toContainEqual({ title });
    expect(tags(more)).toContainEqual({ name: 'description', content: description });
    expect(tags(more)).toContainEqual({ property: 'og:title', content: title });
  }
});
