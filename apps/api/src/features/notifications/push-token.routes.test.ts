import { login, logout, requestGuestId } from '@errand/contract/auth';
import { exportAccount, removeAccount } from '@errand/contract/customer';
import { updatePushToken } from '@errand/contract/notifications';
import type { LanguageCode } from '@errand/domain/language';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCustomer, makeGuest } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { passwords } from '../auth/accounts/index.ts';
import { guests, sessions } from '../auth/auth.tables.ts';
import { pushTokens } from '../auth/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.update(sessions).set({ pushToken: null });
  await api.db.update(guests).set({ pushToken: null });
});

type Viewer = { token?: string; guestId?: string; language?: LanguageCode };

function save(viewer: Viewer, cm_firebase_token: string) {
  return api.client(viewer).call(updatePushToken, { query: {}, body: { cm_firebase_token } });
}

/** Every stored token with its viewer. */
async function stored(): Promise<Record<string, string>> {
  const [ofSessions, ofGuests] = await Promise.all([
    api.db.select().from(sessions).where(isNotNull(sessions.pushToken)).orderBy(sessions.id),
    api.db.select().from(guests).where(isNotNull(guests.pushToken)).orderBy(guests.id),
  ]);
  return Object.fromEntries([
    ...ofSessions.map((row) => [row.pushToken, `customer:${row.customerId}`]),
    ...ofGuests.map((row) => [row.pushToken, `guest:${row.id}`]),
  ]);
}

test('the push token of a device is stored for its session or guest, replaced, and deleted by @', async () => {
  const customer = await makeCustomer(api.db);
  const guest = await makeGuest(api.db);
  expect(await save(customer, 'phone-1')).toEqual({ message: 'This device gets notifications.' });
  await save({ guestId: guest.id }, 'tablet');
  await save(customer, 'phone-2');
  expect(await stored()).toEqual({ 'phone-2': `customer:${customer.id}`, tablet: `guest:${guest.id}` });
  const arabic = await save({ token: customer.token, language: 'ar' }, '@');
  expect(arabic).toEqual({ message: 'لن تصل الإشعارات إلى هذا الجهاز بعد الآن.' });
  expect(await stored()).toEqual({ tablet: `guest:${guest.id}` });
});

test('a token belongs to the viewer who stored it last, also when two store it concurrently', async () => {
  const guest = await makeGuest(api.db);
  const [first, second] = [await makeCustomer(api.db), await makeCustomer(api.db)];
  await save({ guestId: guest.id }, 'shared');
  await save(first, 'shared');
  expect(await stored()).toEqual({ shared: `customer:${first.id}` });
  await Promise.all([save(first, 'race'), save(second, 'race'), save({ guestId: guest.id }, 'race')]);
  expect(Object.keys(await stored())).toEqual(['race']);
});

test('a guest who signs in is told of orders that stay the guest’s, until the sign-out', async () => {
  const guest = await makeGuest(api.db);
  const passwordHash = await passwords.hash('open sesame');
  const { email } = await makeCustomer(api.db, { passwordHash });
  await save({ guestId: guest.id }, 'phone');
  const body = { email_or_phone: email ?? '', password: 'open sesame', guest_id: guest.id };
  const { token } = await api.client().call(login, { body });
  const tokensOfGuest = () => pushTokens.list(api.db, `guest:${guest.id}`, new Date(api.clock.now()));
  expect(await tokensOfGuest()).toEqual(['phone']);
  await save({ token: token ?? '' }, 'phone');
  expect(await tokensOfGuest()).toEqual(['phone']);
  await api.client({ token: token ?? '' }).call(logout, {});
  expect(await tokensOfGuest()).toEqual([]);
});

test('a new guest sends the push token of the device; signing out and deleting the account delete theirs', async () => {
  const { guest_id } = await api.client().call(requestGuestId, { body: { fcm_token: 'new-phone' } });
  expect(await stored()).toEqual({ 'new-phone': `guest:${guest_id}` });
  const leaving = await makeCustomer(api.db);
  const erased = await makeCustomer(api.db);
  await save(leaving, 'left');
  await save(erased, 'gone');
  const { devices } = await api.client(erased).call(exportAccount, {});
  expect(devices).toEqual([expect.objectContaining({ push_token: 'gone' })]);
  await api.client(leaving).call(logout, {});
  await api.client(erased).call(removeAccount, {});
  expect(Object.keys(await stored())).toEqual(['new-phone']);
  expect(await api.db.select().from(sessions).where(eq(sessions.customerId, erased.id))).toEqual([]);
});

test('a push token needs a viewer and a value without spaces', async () => {
  expect(await rejectionOf(save({}, 'phone'))).toMatchObject({ status: 401, code: 'guest_required' });
  expect(await rejectionOf(save({ token: 'stale' }, 'phone'))).toMatchObject({ status: 401 });
  const customer = await makeCustomer(api.db);
  for (const value of ['', 'two words', 'x'.repeat(1025)])
    expect(await rejectionOf(save(customer, value))).toMatchObject({
      status: 403,
      code: 'cm_firebase_token',
    });
  const empty = await api.inject({
    method: 'POST',
    url: '/api/v1/customer/cm-firebase-token',
    headers: { authorization: `Bearer ${customer.token}` },
    payload: { _method: 'put' },
  });
  expect(empty.json().errors[0].code).toBe('cm_firebase_token');
});
