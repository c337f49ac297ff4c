import { getItemRating, listItemReviews, listStoreReviews } from '@errand/contract/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeItem, makeReview, makeStore } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { reviewRoutes } from './reviews.routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: reviewRoutes });
});
afterAll(() => api.stop());

test('reviews of a store are newest first, in the requested language, with its rating and pictures', async () => {
  const store = await makeStore(api.db, { ratingSum: 14, ratingCount: 3, ratings: [0, 0, 0, 1, 2] });
  const item = await makeItem(api.db, {
    storeId: store.id,
    name: { en: 'Mezze', ar: 'مزة' },
    pictures: ['a'.repeat(64)],
  });
  await makeReview(api.db, store.id, { rating: 4, createdAt: new Date('2026-03-01T10:00:00Z') });
  const newest = await makeReview(api.db, store.id, {
    itemId: item.id,
    pictures: ['b'.repeat(64)],
    reply: { en: 'Thank you, Hana.', ar: 'شكرًا يا هناء.' },
  });
  const query = { store_id: String(store.id), limit: 1 };
  const page = await api.client({ language: 'ar' }).call(listStoreReviews, { query });
  expect(page).toMatchObject({
    total_size: 2,
    limit: 1,
    offset: 1,
    avg_rating: 4.7,
    rating_count: 3,
    reviews_comments_count: 2,
    ratings: [0, 0, 0, 1, 2],
  });
  expect(page.reviews).toMatchObject([
    {
      id: newest.id,
      rating: 5,
      comment: 'ساخن وسريع.',
      reply: 'شكرًا يا هناء.',
      customer_name: 'هناء',
      item_id: item.id,
      item_name: 'مزة',
      item_image_full_url: `/media/${'a'.repeat(64)}/800.webp`,
      attachment_full_url: [`/media/${'b'.repeat(64)}/800.webp`],
    },
  ]);
  const second = await api.client().call(listStoreReviews, { query: { ...query, offset: 2 } });
  expect(second.reviews).toMatchObject([{ rating: 4, reply: null, item_id: null, item_name: null }]);
});

test('reviews and rating of an item are its own, by id and by slug', async () => {
  const store = await makeStore(api.db);
  const item = await makeItem(api.db, { storeId: store.id, ratingSum: 90, ratingCount: 20 });
  await makeReview(api.db, store.id);
  for (const rating of [5, 5, 2]) await makeReview(api.db, store.id, { itemId: item.id, rating });
  const summary = { avg_rating: 4.5, rating_count: 20, reviews_comments_count: 3, ratings: [0, 1, 0, 0, 2] };
  const page = await api.client().call(listItemReviews, { params: { id: item.slug }, query: {} });
  expect(page).toMatchObject({ total_size: 3, ...summary });
  expect(page.reviews.map(({ rating }) => rating)).toEqual([2, 5, 5]);
  const rated = await api.client().call(getItemRating, { params: { id: String(item.id) } });
  expect(rated).toEqual(summary);
});

// Requirements: ERR-12.
test('a store whose plan has no reviews reports it', async () => {
  const store = await makeStore(api.db, { reviewsOn: false });
  const item = await makeItem(api.db, { storeId: store.id });
  for (const url of [`stores/reviews?store_id=${store.id}`, `items/reviews/${item.id}`]) {
    const response = await api.inject(`/api/v1/${url}`);
    expect([response.statusCode, response.json().errors]).toEqual([
      403,
      [{ code: 'reviews_off', message: 'this store is not having any review plan' }],
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('an unknown, disabled or invalid id has no reviews', async () => {
  const off = await makeItem(api.db, { active: false });
  for (const url of ['stores/reviews?store_id=987654', `items/reviews/${off.slug}`, 'items/rating/no-such']) {
    expect((await api.inject(`/api/v1/${url}`)).statusCode).toBe(404);
  }
  const rejected = await api.inject('/api/v1/stores/reviews?store_id=x');
  expect([rejected.statusCode, rejected.json().errors[0].code]).toEqual([403, 'store_id']);
});
