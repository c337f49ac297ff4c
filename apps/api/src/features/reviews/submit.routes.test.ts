import { trackOrder } from '@errand/contract/orders-track';
import {
  getItemRating,
  listItemReviews,
  listStoreReviews,
  submitCourierReview,
  submitItemReview,
} from '@errand/contract/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { makeDelivered } from '../../../test/delivered-orders.ts';
import { makeItem } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { formOf, pictureOf } from '../../../test/upload.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Given = { order_id: number; item_id: number; rating: number; comment?: string; attachment?: Buffer[] };

function review(buyer: Buyer, given: Given) {
  return buyer.client.call(submitItemReview, { query: {}, body: formOf(given) });
}

test('a review of a delivered order is visible at once where reviews are shown, and counts for item and store', async () => {
  const stars = { ratingSum: 8, ratingCount: 2, ratings: [0, 0, 0, 2, 0] };
  const { shop, buyer, orderId } = await makeDelivered(api, 'customer', { store: stars });
  const attachment = [await pictureOf(5)];
  await review(buyer, { order_id: orderId, item_id: shop.item.id, rating: 5, comment: 'Warm.', attachment });
  const params = { id: String(shop.item.id) };
  const ofItem = await api.client().call(listItemReviews, { params, query: {} });
  expect(ofItem).toMatchObject({ avg_rating: 5, rating_count: 1, ratings: [0, 0, 0, 0, 1] });
  expect(ofItem.reviews).toMatchObject([
    { rating: 5, comment: 'Warm.', customer_name: 'Layla', attachment_full_url: [expect.any(String)] },
  ]);
  const query = { store_id: String(shop.store.id) };
  const ofStore = await api.client().call(listStoreReviews, { query });
  expect(ofStore).toMatchObject({ avg_rating: 4.3, rating_count: 3, ratings: [0, 0, 0, 2, 1] });
  const order = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
  expect(order.reviews).toMatchObject([{ item_id: shop.item.id, rating: 5, comment: 'Warm.' }]);
});

test('a repeated review replaces the first, and its stars count once', async () => {
  const { shop, buyer, orderId } = await makeDelivered(api);
  const about = { order_id: orderId, item_id: shop.item.id };
  await review(buyer, { ...about, rating: 2, attachment: [await pictureOf(7)] });
  await Promise.all([3, 4].map((rating) => review(buyer, { ...about, rating, comment: 'Better.' })));
  await review(buyer, { ...about, rating: 4, comment: 'Better.' });
  const params = { id: String(shop.item.id) };
  const rated = await api.client().call(getItemRating, { params });
  expect(rated).toEqual({
    avg_rating: 4,
    rating_count: 1,
    reviews_comments_count: 1,
    ratings: [0, 0, 0, 1, 0],
  });
  const { reviews } = await api.client().call(listItemReviews, { params, query: {} });
  expect(reviews[0]?.attachment_full_url).toHaveLength(1);
});

test('only the buyer can review, and only what was bought and delivered', async () => {
  const { shop, buyer, orderId } = await makeDelivered(api);
  const other = await makeItem(api.db, { storeId: shop.store.id });
  const rejectionCode = async (who: Buyer, given: Given) => (await rejectionOf(review(who, given))).code;
  expect(await rejectionCode(buyer, { order_id: orderId, item_id: other.id, rating: 1 })).toBe(
    'review_not_allowed',
  );
  const stranger = await makeBuyer(api, shop, 'customer');
  expect(await rejectionCode(stranger, { order_id: orderId, item_id: shop.item.id, rating: 1 })).toBe(
    'not_found',
  );
  await stranger.fill(shop.item.id);
  const { order_id: running } = await stranger.place();
  expect(await rejectionCode(stranger, { order_id: running, item_id: shop.item.id, rating: 1 })).toBe(
    'review_not_allowed',
  );
  expect(await rejectionCode(buyer, { order_id: orderId, item_id: shop.item.id, rating: 6 })).toBe('rating');
});

// Requirements: ERR-12.
test('a store whose plan has no reviews rejects them', async () => {
  const { shop, buyer, orderId } = await makeDelivered(api, 'customer', { store: { reviewsOn: false } });
  const rejectionCode = await rejectionOf(
    review(buyer, { order_id: orderId, item_id: shop.item.id, rating: 5 }),
  );
  expect(rejectionCode.message).toBe('this store is not having any review plan');
});

test('the courier of an order is rated once, also by a guest, and no other courier can be', async () => {
  const { courier, buyer, orderId } = await makeDelivered(api, 'guest');
  const rate = (delivery_man_id: number, rating: number) =>
    buyer.client.call(submitCourierReview, {
      query: {},
      body: { order_id: orderId, delivery_man_id, rating, comment: 'Kind.' },
    });
  expect((await rejectionOf(rate(courier.id + 1, 5))).code).toBe('review_not_allowed');
  const before = courier.ratingAverage * courier.ratingCount;
  await rate(courier.id, 1);
  await rate(courier.id, 3);
  const order = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
  expect(order.delivery_man_review).toMatchObject({ rating: 3, comment: 'Kind.' });
  expect(order.delivery_man?.rating_count).toBe(courier.ratingCount + 1);
  expect(order.delivery_man?.avg_rating).toBeCloseTo((before + 3) / (courier.ratingCount + 1), 3);
  const shop = await makeShop(api);
  const stranger = await makeBuyer(api, shop, 'guest');
  expect(
    (
      await rejectionOf(
        stranger.client.call(submitCourierReview, {
          query: {},
          body: { order_id: orderId, delivery_man_id: courier.id, rating: 1 },
        }),
      )
    ).status,
  ).toBe(404);
});
