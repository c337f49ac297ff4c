import { applyCoupon, listCoupons } from '@errand/contract/coupons';
import { removeAccount } from '@errand/contract/customer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { makeCustomer, makeOrder, makeSession } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { deleteExpiredFormerUses } from '../auth/accounts/index.ts';
import { customers, formerUses } from '../auth/auth.tables.ts';
import { orderTransfers } from '../ledger/index.ts';
import { orderChanges } from '../orders/index.ts';
import { cashbacks, coupons } from '../promotions/promotions.tables.ts';
import { changeSettings } from '../settings/index.ts';

const MONTH = 31 * 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await changeSettings(api.deps, {
    ref_earning_status: 1,
    ref_earning_exchange_rate: 5,
    ref_earning_min_order: 10,
  });
  const coupon = {
    title: { en: 'Ten off', ar: 'خصم عشرة' },
    discountType: 'percent',
    discount: 10,
    startsAt: new Date(NOON - 1000),
    endsAt: new Date(NOON + 20 * MONTH),
  } as const;
  await api.db.insert(coupons).values([
    { ...coupon, code: 'FIRST', type: 'first_order' },
    { ...coupon, code: 'ONCE', type: 'default', perCustomer: 1 },
  ]);
});
afterAll(() => api.stop());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );
const moneyOf = (id: number) => orderTransfers.moneyOf(api.db, `customer:${id}`);

async function deliver(owner: string, totalMinor: number): Promise<void> {
  const { id } = await makeOrder(api.db, owner, { totalMinor, status: 'picked_up' });
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, id, 'delivered', { actor: 'courier' }),
  );
}

test('one person rewards referrers once, also by another account, and only with an order of the minimum', async () => {
  const referrer = await makeCustomer(api.db);
  const phone = '+971507650000';
  const friend = await makeCustomer(api.db, { referredBy: referrer.id, phone });
  await deliver(`customer:${friend.id}`, 999);
  expect(await moneyOf(referrer.id)).toBe(0);
  await deliver(`customer:${friend.id}`, 1000);
  expect(await moneyOf(referrer.id)).toBe(500);
  await api.client({ token: friend.token }).call(removeAccount, {});
  const again = await makeCustomer(api.db, { referredBy: referrer.id, phone });
  await deliver(`customer:${again.id}`, 3000);
  expect(await moneyOf(referrer.id)).toBe(500);
});

test('who deletes the account and comes back is promised no cashback again that is limited per customer', async () => {
  const [offer] = await api.db
    .insert(cashbacks)
    .values({
      title: { en: 'One back' },
      type: 'amount',
      amount: 100,
      perCustomer: 1,
      startsAt: new Date(NOON - 1000),
      endsAt: new Date(NOON + MONTH),
    })
    .returning();
  const shop = await makeShop(api);
  const phone = '+971507650077';
  const orderAs = async (buyer: Awaited<ReturnType<typeof makeBuyer>>) => {
    await buyer.fill(shop.item.id);
    const placed = await buyer.place({ order_type: 'take_away' });
    return { id: placed.order_id, cashback: placed.cashback?.amount ?? null };
  };
  const newAccount = async () => makeBuyer(api, shop, await makeCustomer(api.db, { phone }));
  const first = await newAccount();
  const { id, cashback } = await orderAs(first);
  expect(cashback).toBe(1);
  for (const to of ['confirmed', 'handover', 'delivered'] as const)
    await api.db.transaction((tx) => orderChanges.transition(api.deps, tx, id, to, { actor: 'store' }));
  await first.client.call(removeAccount, {});
  expect((await orderAs(await newAccount())).cashback).toBeNull();
  expect((await orderAs(await makeBuyer(api, shop, 'customer'))).cashback).toBe(1);
  await api.db.update(cashbacks).set({ active: false }).where(eq(cashbacks.id, offer!.id));
});

test('who deletes the account and comes back uses no first-order or per-person offer again, for a year', async () => {
  const shop = await makeShop(api);
  const first = await makeBuyer(api, shop, 'customer');
  const id = Number(first.owner.split(':')[1]);
  const phone = '+971507654321';
  await api.db.update(customers).set({ phone }).where(eq(customers.id, id));
  await first.fill(shop.item.id);
  const placed = await first.place({ coupon_code: 'ONCE' });
  const listed = async (client: typeof first.client) =>
    (await client.call(listCoupons, { query: { store_id: shop.store.id } })).map(({ code }) => code);
  const apply = (client: typeof first.client, code: string) =>
    codeOf(client.call(applyCoupon, { query: { code, store_id: shop.store.id, order_amount: 10 } }));
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, placed.order_id, 'confirmed', { actor: 'store' }),
  );
  for (const to of ['handover', 'picked_up', 'delivered'] as const)
    await api.db.transaction((tx) =>
      orderChanges.transition(api.deps, tx, placed.order_id, to, { actor: 'courier' }),
    );
  await first.client.call(removeAccount, {});
  const stored = JSON.stringify(await api.db.select().from(formerUses).orderBy(formerUses.id));
  expect(stored).not.toMatch(/7654321|customer|@/);

  const again = await makeBuyer(api, shop, 'customer');
  const other = await makeBuyer(api, shop, 'customer');
  await api.db
    .update(customers)
    .set({ phone })
    .where(eq(customers.id, Number(again.owner.split(':')[1])));
  expect(await listed(again.client)).toEqual([]);
  expect(await listed(other.client)).toEqual(['FIRST', 'ONCE']);
  expect([await apply(again.client, 'FIRST'), await apply(again.client, 'ONCE')]).toEqual([
    'coupon_first_order_only',
    'coupon_used_up',
  ]);
  expect(await apply(other.client, 'FIRST')).toBe('ok');

  const guest = await makeBuyer(api, shop, 'guest');
  await guest.fill(shop.item.id);
  const asGuest = { ...CONTACT, contact_person_number: '050 765 4321', coupon_code: 'FIRST' };
  expect(await codeOf(guest.place(asGuest))).toBe('coupon_first_order_only');

  api.clock.advance(13 * MONTH);
  const token = await makeSession(api.db, Number(again.owner.split(':')[1]));
  const later = api.client({ moduleId: shop.module.id, token });
  expect(await listed(later)).toEqual(['FIRST', 'ONCE']);
  await deleteExpiredFormerUses(api.db, api.clock.now());
  expect(await api.db.select().from(formerUses)).toEqual([]);
});
