import { cancelReviewReminder, getReviewReminder, submitItemReview } from '@errand/contract/reviews';
import type { LanguageCode } from '@errand/domain/language';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, makeBuyer } from '../../../test/buyers.ts';
import { deliver, makeDelivered } from '../../../test/delivered-orders.ts';
import { makeItem } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { formOf } from '../../../test/upload.ts';
import { stores } from '../stores/stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const NONE = { order_id: null, store_id: null, store_name: '', delivered_at: null, items: [] };

function remind(buyer: Pick<Buyer, 'viewer'>, language: LanguageCode = 'en') {
  return api.client({ ...buyer.viewer, language }).call(getReviewReminder, {});
}

async function orderAgain(buyer: Buyer, made: Awaited<ReturnType<typeof makeDelivered>>, itemId: number) {
  await buyer.fill(itemId);
  const { order_id } = await buyer.place();
  return { order_id, deliver: () => deliver(api, order_id, made.courier.id) };
}

test('the reminder is the last delivered order with its items, until one of them is reviewed', async () => {
  const made = await makeDelivered(api, 'customer', {
    item: { name: { en: 'Lentil soup', ar: 'شوربة عدس' }, pictures: ['b'.repeat(64)] },
  });
  const { shop, buyer, orderId } = made;
  const item = { id: shop.item.id, name: 'Lentil soup', image_full_url: `/media/${'b'.repeat(64)}/800.webp` };
  expect(await remind(buyer)).toEqual({
    order_id: orderId,
    store_id: shop.store.id,
    store_name: shop.store.name.en,
    delivered_at: new Date(api.clock.now()).toISOString(),
    items: [item],
  });
  expect(await remind(buyer, 'ar')).toMatchObject({
    store_name: shop.store.name.ar,
    items: [{ name: 'شوربة عدس' }],
  });
  const other = await makeItem(api.db, { storeId: shop.store.id });
  const next = await orderAgain(buyer, made, other.id);
  expect((await remind(buyer)).order_id).toBe(orderId);
  await next.deliver();
  expect((await remind(buyer)).order_id).toBe(next.order_id);
  await buyer.client.call(submitItemReview, {
    query: {},
    body: formOf({ order_id: next.order_id, item_id: other.id, rating: 5 }),
  });
  expect(await remind(buyer)).toEqual(NONE);
});

test('a canceled reminder is not shown to that customer again until the next delivery', async () => {
  const made = await makeDelivered(api);
  const other = await makeDelivered(api);
  const { buyer, shop } = made;
  const cancel = (language: LanguageCode = 'en') =>
    api.client({ ...buyer.viewer, language }).call(cancelReviewReminder, {});
  expect(await cancel()).toEqual({ message: 'We will not ask again.' });
  expect(await remind(buyer)).toEqual(NONE);
  expect(await cancel('ar')).toEqual({ message: 'لن نسألك مجددًا.' });
  expect((await remind(other.buyer)).order_id).toBe(other.orderId);
  const next = await orderAgain(buyer, made, shop.item.id);
  await next.deliver();
  expect((await remind(buyer)).order_id).toBe(next.order_id);
});

test('a store without reviews causes no reminder, and only customers have one', async () => {
  const { buyer, shop } = await makeDelivered(api);
  await api.db.update(stores).set({ reviewsOn: false }).where(eq(stores.id, shop.store.id));
  expect(await remind(buyer)).toEqual(NONE);
  expect(await remind(await makeBuyer(api, shop, 'customer'))).toEqual(NONE);
  const guest = await makeDelivered(api, 'guest');
  for (const endpoint of [getReviewReminder, cancelReviewReminder])
    expect(await rejectionOf(guest.buyer.client.call(endpoint, {}))).toMatchObject({ status: 401 });
});
