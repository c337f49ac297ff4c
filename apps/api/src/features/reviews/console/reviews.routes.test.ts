import {
  getReview,
  hideReview,
  listReviews,
  replyToReview,
  showReview,
} from '@errand/contract/console/support/reviews';
import { getItemRating, listItemReviews, listStoreReviews, submitItemReview } from '@errand/contract/reviews';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeReview, makeStore } from '../../../../test/factories/index.ts';
import { formOf } from '../../../../test/upload.ts';

const { shop: desk, operator } = await openConsole();

async function reviewed(rating: number, store = { ratingSum: 4, ratingCount: 1, ratings: [0, 0, 0, 1, 0] }) {
  const { shop, buyer, orderId } = await makeDelivered(desk.api, 'customer', { store });
  const review = (stars: number) =>
    buyer.client.call(submitItemReview, {
      query: {},
      body: formOf({ order_id: orderId, item_id: shop.item.id, rating: stars, comment: 'Rude words' }),
    });
  await review(rating);
  const { rows } = await operator.call(listReviews, { query: { item_id: shop.item.id } });
  const id = rows[0]?.id ?? '';
  const params = { id: String(shop.item.id) };
  return {
    id,
    shop,
    review,
    read: () => operator.call(getReview, { params: { id } }),
    ofItem: () => desk.api.client().call(listItemReviews, { params, query: {} }),
    ratingOfItem: () => desk.api.client().call(getItemRating, { params }),
    ofStore: () => desk.api.client().call(listStoreReviews, { query: { store_id: String(shop.store.id) } }),
  };
}

const hide = (id: string, version: string) =>
  operator.call(hideReview, { params: { id }, body: { reason: 'Insults', version } });

test('a hidden review is not shown or counted in the shop until it is shown again', async () => {
  const { id, read, ofItem, ofStore, ratingOfItem } = await reviewed(1);
  const before = [await ofItem(), await ofStore()];
  expect(before).toMatchObject([{ rating_count: 1 }, { rating_count: 2, avg_rating: 2.5 }]);
  const hidden = await hide(id, (await read()).version);
  expect(hidden).toMatchObject({ hide_reason: 'Insults', hidden_at: expect.any(String) });
  expect(await ofItem()).toMatchObject({ rating_count: 0, total_size: 0, reviews: [] });
  expect(await ratingOfItem()).toMatchObject({ ratings: [0, 0, 0, 0, 0] });
  expect(await ofStore()).toMatchObject({
    rating_count: 1,
    avg_rating: 4,
    ratings: [0, 0, 0, 1, 0],
    reviews: [],
  });
  await hide(id, hidden.version);
  expect(await ofStore()).toMatchObject({ rating_count: 1 });
  await operator.call(showReview, { params: { id }, body: { version: (await read()).version } });
  expect([await ofItem(), await ofStore()]).toEqual(before);
});

test('a hidden review that its customer changes stays hidden and uncounted until it is shown again', async () => {
  const { id, read, review, ofStore } = await reviewed(1);
  await hide(id, (await read()).version);
  await review(5);
  expect(await ofStore()).toMatchObject({ rating_count: 1, ratings: [0, 0, 0, 1, 0], reviews: [] });
  await operator.call(showReview, { params: { id }, body: { version: (await read()).version } });
  expect(await ofStore()).toMatchObject({
    rating_count: 2,
    ratings: [0, 0, 0, 1, 1],
    reviews: [{ rating: 5 }],
  });
});

test('a concurrent change of the stars and hiding count the review exactly once or not at all', async () => {
  const { id, read, review, ofStore } = await reviewed(1);
  const { version } = await read();
  await Promise.allSettled([review(5), hide(id, version)]);
  const isHidden = (await read()).hidden_at !== null;
  expect((await ofStore()).ratings).toEqual(isHidden ? [0, 0, 0, 1, 0] : [0, 0, 0, 1, 1]);
});

test('a store manager replies to reviews of their own store as the store, but cannot hide them', async () => {
  const { id, shop, read, ofItem } = await reviewed(3);
  const manager = (storeId: number) =>
    desk.makeStaff({ grants: [{ role: 'store-manager', scope: { kind: 'store', id: storeId } }] });
  const browser = await desk.signedIn(await manager(shop.store.id));
  const { version } = await read();
  const reply = { en: 'Thank you.', ar: 'شكرًا.' };
  const body = { reply, version };
  expect(await browser.call(replyToReview, { params: { id }, body })).toMatchObject({ reply });
  expect((await ofItem()).reviews).toMatchObject([{ reply: 'Thank you.' }]);
  expect(await codeOf(browser.call(replyToReview, { params: { id }, body }))).toBe('changed_meanwhile');
  expect(await codeOf(browser.call(hideReview, { params: { id }, body: { reason: 'No', version } }))).toBe(
    'permission_denied',
  );
  const other = await makeStore(desk.api.db);
  const elsewhere = await desk.signedIn(await manager(other.id));
  expect(await codeOf(elsewhere.call(replyToReview, { params: { id }, body }))).toBe('not_found');
  expect((await elsewhere.call(listReviews, { query: {} })).total).toBe(0);
});

test('reviews are found by stars, words, state and store', async () => {
  const store = await makeStore(desk.api.db);
  const make = (overrides: object) => makeReview(desk.api.db, store.id, overrides);
  const [good, bad, hidden] = [
    await make({ rating: 5, reply: { en: 'Thanks' } }),
    await make({ rating: 1, comment: { en: 'Cold soup' } }),
    await make({ rating: 1, hiddenAt: new Date() }),
  ];
  const ids = async (query: object) =>
    (await operator.call(listReviews, { query: { store_id: store.id, ...query } })).rows.map(({ id }) =>
      Number(id),
    );
  expect(await ids({})).toEqual([hidden.id, bad.id, good.id]);
  expect(await ids({ rating: 1, hidden: false })).toEqual([bad.id]);
  expect(await ids({ search: 'SOUP' })).toEqual([bad.id]);
  expect(await ids({ replied: true })).toEqual([good.id]);
  expect(await ids({ sort: 'rating', direction: 'desc' })).toEqual([good.id, hidden.id, bad.id]);
});
