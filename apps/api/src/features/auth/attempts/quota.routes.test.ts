import { login, requestGuestId } from '@errand/contract/auth';
import { sendMessage } from '@errand/contract/chat';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeCustomer, makeGuest, makeOrder } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { buildApi } from '../../../app.ts';
import { CLEANUP_JOB, registerCleanupJobs } from '../../../cleanup-jobs.ts';
import { carts } from '../../cart/cart.tables.ts';
import { hashPassword } from '../accounts/password.ts';
import { attempts, guests, openStreams } from '../auth.tables.ts';
import { isKnownGuest } from '../session/guests.ts';
import { acquireStreamSlot } from '../session/stream-slots.ts';
import { GUEST_QUOTA, MESSAGE_QUOTA, MOST_STREAMS, ORDER_QUOTA } from './limits.ts';
import { requireQuota } from './require-attempt.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  registerCleanupJobs(api.deps);
});
beforeEach(() => api.db.delete(attempts));
afterAll(() => api.stop());

const quota = { allowance: 3, seconds: 60 };
const consume = (of = 'someone') => requireQuota(api.deps as never, { name: 'test', of, quota });

test('concurrent calls count once each, and the allowance returns when the window ends', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => consume()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await consume('someone else');
  api.clock.advance(59_000);
  await expect(consume()).rejects.toMatchObject({
    code: 'slow_down',
    rejections: [{ details: { seconds: 1 } }],
  });
  api.clock.advance(1000);
  await consume();
});
test('concurrent calls under several keys do not deadlock', async () => {
  const many = { allowance: 1000, seconds: 60 };
  const both = [
    { name: 'a', of: 'x', quota: many },
    { name: 'b', of: 'y', quota: many },
  ];
  const calls = Array.from({ length: 40 }, (_, index) =>
    requireQuota(api.deps as never, ...(index % 2 === 0 ? both : both.toReversed())),
  );
  await Promise.all(calls);
  const [row] = await api.db.select().from(attempts).where(like(attempts.key, 'a:%'));
  expect(row?.count).toBe(40);
});

/** Sets the count of the only key that begins with a name to its allowance. */
async function exhaust(name: string, { allowance }: { allowance: number }): Promise<void> {
  const rows = await api.db
    .update(attempts)
    .set({ count: allowance })
    .where(like(attempts.key, `${name}:%`))
    .returning();
  expect(rows).toHaveLength(1);
}

test('new guests of one address are limited in every process, with Retry-After and a text in both languages', async () => {
  await api.client().call(requestGuestId, { body: {} });
  await exhaust('guest-address', GUEST_QUOTA);
  const other = await buildApi(api.deps);
  for (const app of [api.app, other])
    for (const [language, words] of [
      ['en', 'Try again in 3600 seconds.'],
      ['ar', 'حاول مجددًا بعد 3600 ثانية.'],
    ]) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/guest/request',
        headers: { 'x-localization': language },
        payload: {},
      });
      expect(response.statusCode).toBe(429);
      expect(response.headers['retry-after']).toBe('3600');
      expect(response.json().errors[0].message).toContain(words);
    }
  await other.close();
});
test('the messages of a customer are limited, those of another one are not', async () => {
  const [first, second] = await Promise.all([makeCustomer(api.db), makeCustomer(api.db)]);
  const send = ({ token }: { token: string }) =>
    api
      .client({ token })
      .call(sendMessage, { body: { receiver_type: 'admin', receiver_id: 0, message: 'Hello' } });
  await send(first);
  await exhaust('messages', MESSAGE_QUOTA);
  expect(await rejectionOf(send(first))).toMatchObject({ status: 429, code: 'slow_down' });
  await send(second);
});
test('the orders of a visitor are limited', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'guest');
  await rejectionOf(buyer.place());
  await exhaust('orders', ORDER_QUOTA);
  expect(await rejectionOf(buyer.place())).toMatchObject({ status: 429, code: 'slow_down' });
});

test('an order that the server could not place does not count towards the limit of its visitor', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'guest');
  await buyer.fill(shop.item.id);
  vi.mocked(console.error).mockImplementation(() => {});
  await api.db.execute(sql`create function disk_full() returns trigger language plpgsql as $$
    begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`);
  await api.db.execute(
    sql`create trigger orders_disk_full before insert on orders execute function disk_full()`,
  );
  for (const _ of [1, 2]) expect((await rejectionOf(buyer.place())).status).toBeGreaterThanOrEqual(500);
  vi.mocked(console.error).mockClear();
  await api.db.execute(sql`drop trigger orders_disk_full on orders`);
  await api.db.execute(sql`drop function disk_full`);
  const counts = () =>
    api.db.select().from(attempts).where(like(attempts.key, 'orders:%')).orderBy(attempts.key);
  expect(await counts()).toMatchObject([{ count: 0 }]);
  await buyer.place();
  expect(await counts()).toMatchObject([{ count: 1 }]);
});

test('guesses of a password from many addresses are slowed down for the account, known or not', async () => {
  await makeCustomer(api.db, { email: 'many@errand.test', passwordHash: await hashPassword('open sesame') });
  const from = (address: number, email: string) =>
    api.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'x-forwarded-for': `203.0.113.${address}` },
      payload: {
        email_or_phone: email,
        password: `guess ${address}`,
        login_type: 'manual',
        field_type: 'email',
      },
    });
  for (const email of ['many@errand.test', 'nobody@errand.test']) {
    const codes: number[] = [];
    for (let address = 1; address <= 32; address += 1) codes.push((await from(address, email)).statusCode);
    expect([email, codes.indexOf(429)]).toEqual([email, 30]);
    expect((await from(200, 'other@errand.test')).statusCode).not.toBe(429);
  }
  // The owner waits for seconds, not for hours.
  api.clock.advance(60_000);
  const body = { email_or_phone: 'many@errand.test', password: 'open sesame' };
  expect((await api.client().call(login, { body })).token).toEqual(expect.any(String));
});
test('open streams of a viewer are limited over all processes; a closed or expired one frees its slot', async () => {
  const viewer = { kind: 'guest', guestId: 'g' } as const;
  const take = () => acquireStreamSlot(api.deps, viewer, '203.0.113.9');
  const taken = await Promise.allSettled(Array.from({ length: MOST_STREAMS + 5 }, take));
  const slots = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(slots).toHaveLength(MOST_STREAMS);
  await expect(take()).rejects.toMatchObject({ code: 'slow_down', status: 429 });
  slots[0]?.release();
  await expect.poll(async () => (await api.db.select().from(openStreams)).length).toBe(MOST_STREAMS - 1);
  await take();
  api.clock.advance(180_001);
  await take();
});
test('guests who were not seen for 60 days and have nothing are deleted, others stay', async () => {
  const DAY = 86_400_000;
  const old = new Date(api.clock.now() - 61 * DAY);
  const shop = await makeShop(api);
  const made: Record<string, string> = {};
  for (const name of ['unused', 'cart', 'order', 'recent', 'push', 'back']) {
    const { id } = await makeGuest(api.db);
    made[name] = id;
    const changes = { createdAt: old, lastSeenAt: name === 'recent' ? new Date(api.clock.now()) : null };
    await api.db.update(guests).set(changes).where(eq(guests.id, id));
  }
  await api.db.insert(carts).values({ owner: `guest:${made.cart}`, moduleId: shop.module.id });
  await makeOrder(api.db, `guest:${made.order}`);
  await api.db
    .update(guests)
    .set({ pushToken: 'device' })
    .where(eq(guests.id, made.push ?? ''));
  expect(await isKnownGuest(api.deps, made.back ?? '')).toBe(true);
  await api.jobs.tick(CLEANUP_JOB);
  const { rows } = await api.db.execute<{ id: string }>(
    sql`select id from guests where id in ${Object.values(made)}`,
  );
  const left = new Set(rows.map(({ id }) => id));
  expect(Object.keys(made).filter((name) => !left.has(made[name] ?? ''))).toEqual(['unused']);
});
