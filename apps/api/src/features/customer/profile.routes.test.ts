import { login } from '@errand/contract/auth';
import {
  endDevice,
  exportAccount,
  getCustomerInfo,
  listDevices,
  removeAccount,
  updateProfile,
} from '@errand/contract/customer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { differentCode, findLastCode, signInMethods } from '../../../test/codes.ts';
import {
  makeAddress,
  makeCustomer,
  makeItem,
  makeOrder,
  makeReview,
  makeSession,
  makeTransfer,
  makeTrip,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { startRecordingServer } from '../../../test/recording-server.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { formOf } from '../../../test/upload.ts';
import { createIdentity } from '../../platform/identity/index.ts';
import { messageDeliveries } from '../../platform/messages/messages.tables.ts';
import { passwords } from '../auth/accounts/index.ts';
import { attempts, customers, sessions } from '../auth/auth.tables.ts';
import { resolveViewer } from '../auth/index.ts';
import { items } from '../catalog/catalog.tables.ts';
import { conversations, messages } from '../chat/chat.tables.ts';
import { newsletterSubscribers } from '../newsletter/newsletter.tables.ts';
import { orderAttachments, orders } from '../orders/orders.tables.ts';
import { offlineMethods, offlinePayments } from '../payments/offline/offline.tables.ts';
import { orderRefunds } from '../refunds/refunds.tables.ts';
import { trips } from '../rental/trips.tables.ts';
import { orderReports } from '../reports/reports.tables.ts';
import { reviews } from '../reviews/reviews.tables.ts';
import { changeSettings } from '../settings/index.ts';
import { wishedItems, wishedVehicles } from '../wishlist/wishlist.tables.ts';
import { addresses } from './customer.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.db.delete(attempts));

async function makeConversation(customerId: number, text: string): Promise<void> {
  const at = new Date(api.clock.now());
  const [thread] = await api.db
    .insert(conversations)
    .values({ customerId, partnerType: 'admin', partnerId: 0, lastAt: at })
    .returning();
  await api.db.insert(messages).values({ conversationId: thread?.id ?? 0, sender: 'customer', text });
}

async function makeOfflinePayment(orderId: number, says: string): Promise<void> {
  const [method] = await api.db
    .insert(offlineMethods)
    .values({ name: { en: 'Bank transfer' }, fields: [], informations: [] })
    .returning();
  await api.db
    .insert(offlinePayments)
    .values({ orderId, methodId: method?.id ?? 0, details: { reference: says }, note: says });
}

type Customer = Awaited<ReturnType<typeof makeCustomer>>;

/** Posts the form as browsers do, multipart. */
function save(customer: Pick<Customer, 'token'>, fields: Record<string, string>) {
  return api.client({ token: customer.token }).call(updateProfile, { body: formOf(fields) });
}
const info = (customer: Pick<Customer, 'token'>) =>
  api.client({ token: customer.token }).call(getCustomerInfo, {});
const rowOf = async ({ id }: Pick<Customer, 'id'>) =>
  (await api.db.select().from(customers).where(eq(customers.id, id)))[0];

// Requirements: API-24, PROFILE-13, PROFILE-14, PROFILE-18.
test('the form changes name and password and confirms it', async () => {
  const customer = await makeCustomer(api.db);
  const other = await makeSession(api.db, customer.id);
  const response = await save(customer, {
    name: 'Layla Noor Haddad',
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    button_type: 'profile',
    password: 'harbour light',
  });
  expect(response).toEqual({ message: 'Updated successfully.' });
  expect(await info(customer)).toMatchObject({
    f_name: 'Layla Noor',
    l_name: 'Haddad',
    phone: customer.phone,
    email: customer.email,
    image_full_url: null,
    is_phone_verified: 1,
    is_email_verified: 1,
  });
  const body = { email_or_phone: customer.email ?? '', password: 'harbour light' };
  expect((await api.client().call(login, { body })).token).not.toBeNull();
  // A changed password ends the sessions of other devices, not the current one.
  expect(await resolveViewer(api.deps, other, null)).toBe('stale');
});

// Requirements: API-25.
test('a new email is saved when its code is verified, not before', async () => {
  const customer = await makeCustomer(api.db);
  const email = 'layla.new@errand.test';
  expect(await save(customer, { email })).toEqual({
    message: 'A code is on its way.',
    otp_send: 1,
    verification_on: 'email',
    verification_medium: 'mail',
  });
  expect((await rowOf(customer))?.email).toBe(customer.email);
  const code = await findLastCode(api, email);
  const prove = (otp: string) =>
    save(customer, { email, otp, verification_on: 'email', verification_medium: 'mail' });
  expect((await rejectionOf(prove(differentCode(code)))).code).toBe('otp');
  // The code is this customer's: another one cannot use it.
  const thief = await makeCustomer(api.db);
  await rejectionOf(save(thief, { email, otp: code ?? '', verification_on: 'email' }));
  expect(await prove(code ?? '')).toEqual({ message: 'Updated successfully.' });
  expect(await rowOf(customer)).toMatchObject({ email, emailVerified: true });
});

// Requirements: PROFILE-20.
test('a verified phone cannot be changed, an unverified one is verified by SMS', async () => {
  const fixed = await makeCustomer(api.db);
  const rejection = await rejectionOf(save(fixed, { phone: '+971507770001' }));
  expect(rejection.errors).toEqual([{ code: 'phone', message: '(Not Changeable)' }]);
  const open = await makeCustomer(api.db, { phoneVerified: false });
  const phone = '+971507770002';
  expect(await save(open, { phone })).toMatchObject({
    otp_send: 1,
    verification_on: 'phone',
    verification_medium: 'sms',
  });
  const otp = (await findLastCode(api, phone)) ?? '';
  await save(open, { phone, otp, verification_on: 'phone' });
  expect(await rowOf(open)).toMatchObject({ phone, phoneVerified: true });
});

// Requirements: PROFILE-16.
test('where an identity provider sends the codes, only its session and code verify the phone', async () => {
  const firebase = await startRecordingServer(({ body }) => {
    const { sessionInfo, code } = JSON.parse(body || '{}') as { sessionInfo?: string; code?: string };
    if (code !== '654321') return { status: 400, body: { error: { code: 400, message: 'INVALID_CODE' } } };
    return { body: { phoneNumber: sessionInfo?.replace('session of ', ''), idToken: 'x', localId: '1' } };
  });
  const other = await startApi({
    settings: { firebase_otp_verification: 1 },
    deps: { identity: createIdentity({ firebase: { url: `${firebase.url}/v1`, key: 'web key' } }) },
  });
  const open = await makeCustomer(other.db, { phoneVerified: false });
  const phone = '+971507770003';
  const post = (fields: Record<string, string>) => {
    const body = formOf({ phone, ...fields });
    return other.client({ token: open.token }).call(updateProfile, { body });
  };
  expect(await post({})).toMatchObject({
    otp_send: 1,
    verification_on: 'phone',
    verification_medium: 'firebase',
  });
  // The provider sends its codes itself.
  expect(await other.jobs.run()).toEqual([]);
  const code = { verification_on: 'phone', verification_medium: 'firebase', otp: '654321' };
  const wrong = [
    { ...code, otp: '111111', session_info: `session of ${phone}` },
    { ...code, session_info: 'session of +971507770009' },
    code,
  ];
  for (const fields of wrong) expect((await rejectionOf(post(fields))).code).toBe('otp');
  await post({ ...code, session_info: `session of ${phone}` });
  const [row] = await other.db.select().from(customers).where(eq(customers.id, open.id));
  expect(row).toMatchObject({ phone, phoneVerified: true });
  await other.stop();
  await firebase.stop();
});

// Requirements: PROFILE-15.
test('of two new contacts the phone is verified first, then the email; the name is saved at once', async () => {
  const customer = await makeCustomer(api.db, { phoneVerified: false });
  const contacts = { phone: '+971507770004', email: 'layla.both@errand.test' };
  expect(await save(customer, { name: 'Layla', ...contacts })).toMatchObject({ verification_on: 'phone' });
  expect((await info(customer)).f_name).toBe('Layla');
  const otp = (await findLastCode(api, contacts.phone)) ?? '';
  expect(await save(customer, { ...contacts, otp, verification_on: 'phone' })).toMatchObject({
    otp_send: 1,
    verification_on: 'email',
    verification_medium: 'mail',
  });
  const mailed = (await findLastCode(api, contacts.email)) ?? '';
  expect(await save(customer, { ...contacts, otp: mailed, verification_on: 'email' })).toEqual({
    message: 'Updated successfully.',
  });
  expect(await rowOf(customer)).toMatchObject({ ...contacts, phoneVerified: true, emailVerified: true });
});

// Requirements: PROFILE-19, PROFILE-22.
test('every invalid field is reported, and contacts of another account are in use', async () => {
  const customer = await makeCustomer(api.db, { phoneVerified: false });
  const other = await makeCustomer(api.db);
  const broken = await rejectionOf(
    save(customer, { name: ' ', email: 'x@', phone: '05 01 23', password: '12345', confirm_password: '1' }),
  );
  expect(broken.errors.map(({ code }) => code).toSorted()).toEqual([
    'confirm_password',
    'email',
    'name',
    'password',
    'phone',
  ]);
  const taken = await rejectionOf(save(customer, { email: other.email ?? '', phone: other.phone ?? '' }));
  expect(taken.errors.map(({ code }) => code)).toEqual(['email', 'phone']);
  await changeSettings(api.deps, { centralize_login: signInMethods({ manual_login_status: 0 }) } as never);
  expect((await rejectionOf(save(customer, { password: 'harbour light' }))).code).toBe('password');
  await changeSettings(api.deps, { centralize_login: signInMethods({}) } as never);
});

test('the form cannot set flags, wallet, id or referral code', async () => {
  const customer = await makeCustomer(api.db, { emailVerified: false });
  const before = await rowOf(customer);
  await save(customer, {
    name: 'Layla',
    id: '1',
    email_verified: 'true',
    is_email_verified: '1',
    blocked: 'false',
    ref_code: 'MINE',
    wallet_balance: '999',
    referred_by: '1',
    picture: 'x',
  });
  expect(await rowOf(customer)).toEqual({
    ...before,
    firstName: 'Layla',
    lastName: '',
    updatedAt: expect.any(Date),
  });
});

// Requirements: API-23.
test('a deleted account is anonymized and its orders are retained', async () => {
  const customer = await makeCustomer(api.db, { passwordHash: await passwords.hash('open sesame') });
  const owner = `customer:${customer.id}`;
  await makeAddress(api.db, customer.id);
  const order = await makeOrder(api.db, owner, { status: 'delivered', totalMinor: 4200 });
  const trip = await makeTrip(api.db, owner, {
    status: 'delivered',
    order: { note: 'Ring twice, ask for Layla' },
    trip: { driver: { name: 'Layla', phone: '+971501234567', license: 'DXB 55' } },
  });
  const item = await makeItem(api.db, { wishlistCount: 3 });
  await api.db.insert(wishedItems).values({ customerId: customer.id, itemId: item.id });
  await api.db.insert(wishedVehicles).values({ customerId: customer.id, vehicleId: trip.vehicle.id });
  const review = await makeReview(api.db, item.storeId, { customerId: customer.id });
  await api.db.insert(newsletterSubscribers).values({ email: customer.email ?? '', language: 'en' });
  await makeConversation(customer.id, 'See you at Mint Street.');
  const response = await api.client({ token: customer.token }).call(removeAccount, {});
  expect(response).toEqual({ message: 'Account has been deleted' });
  expect(await rowOf(customer)).toMatchObject({
    firstName: '',
    email: null,
    phone: null,
    passwordHash: null,
    picture: null,
    removedAt: expect.any(Date),
  });
  const left = [
    await api.db.select().from(addresses).where(eq(addresses.customerId, customer.id)).orderBy(addresses.id),
    await api.db
      .select()
      .from(conversations)
      .where(eq(conversations.customerId, customer.id))
      .orderBy(conversations.id),
    await api.db.select().from(sessions).where(eq(sessions.customerId, customer.id)).orderBy(sessions.id),
    await api.db
      .select()
      .from(wishedItems)
      .where(eq(wishedItems.customerId, customer.id))
      .orderBy(wishedItems.itemId),
    await api.db.select().from(wishedVehicles).where(eq(wishedVehicles.customerId, customer.id)),
    await api.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, customer.email ?? '')),
  ];
  expect(left.flat()).toEqual([]);
  const [wished] = await api.db.select().from(items).where(eq(items.id, item.id));
  expect(wished?.wishlistCount).toBe(2);
  const [retained] = await api.db.select().from(orders).where(eq(orders.id, order.id));
  expect(retained).toMatchObject({
    totalMinor: 4200,
    contact: { name: '', phone: '', email: null },
    place: null,
  });
  const [rented] = await api.db.select().from(orders).where(eq(orders.id, trip.id));
  expect(rented).toMatchObject({ totalMinor: trip.totalMinor, note: null });
  const [driven] = await api.db.select().from(trips).where(eq(trips.orderId, trip.id));
  expect(driven).toMatchObject({ type: 'hourly', driver: null });
  const [said] = await api.db.select().from(reviews).where(eq(reviews.id, review.id));
  expect(said).toMatchObject({ rating: 5, customerName: { en: 'Former customer', ar: 'عميل سابق' } });
  expect(await resolveViewer(api.deps, customer.token, null)).toBe('stale');
  const body = { email_or_phone: customer.email ?? '', password: 'open sesame' };
  expect((await rejectionOf(api.client().call(login, { body }))).code).toBe('auth-001');
  // The contacts can be used by another account.
  await makeCustomer(api.db, { email: customer.email, phone: customer.phone });
});

test('an account with a running order or trip is not deleted', async () => {
  const customer = await makeCustomer(api.db);
  await makeOrder(api.db, `customer:${customer.id}`, { status: 'picked_up' });
  const rejection = await rejectionOf(api.client({ token: customer.token }).call(removeAccount, {}));
  expect(rejection.errors).toEqual([
    { code: 'orders_running', message: 'An order is still on its way. Delete the account once it is done.' },
  ]);
  expect((await rowOf(customer))?.removedAt).toBeNull();
  const driver = await makeCustomer(api.db);
  await makeTrip(api.db, `customer:${driver.id}`, { status: 'picked_up' });
  const out = await rejectionOf(api.client({ token: driver.token }).call(removeAccount, {}));
  expect(out.code).toBe('trips_running');
});

test('a customer downloads all own data, without hashes and without that of others', async () => {
  const customer = await makeCustomer(api.db, { passwordHash: await passwords.hash('open sesame') });
  const other = await makeCustomer(api.db);
  for (const { id, says } of [
    { id: customer.id, says: '7 Mint Street' },
    { id: other.id, says: 'Somebody else’s' },
  ]) {
    const owner = `customer:${id}`;
    await makeAddress(api.db, id, { address: says });
    const order = await makeOrder(api.db, owner, { note: says });
    await api.db.insert(orderReports).values({ orderId: order.id, reason: 'cold', text: says });
    await api.db
      .insert(orderRefunds)
      .values({ orderId: order.id, reason: 'late', note: says, amountMinor: 100 });
    await makeOfflinePayment(order.id, says);
    const key = await api.deps.files.putPrivate(Buffer.from(says));
    await api.db.insert(orderAttachments).values({
      id: `${id}`.padStart(32, '0'),
      orderId: order.id,
      key,
      contentType: 'application/pdf',
      position: 0,
    });
    const { vehicle } = await makeTrip(api.db, owner, {
      order: { note: says },
      trip: { driver: { name: says, phone: '', license: null } },
    });
    await api.db.insert(wishedVehicles).values({ customerId: id, vehicleId: vehicle.id });
    const item = await makeItem(api.db);
    await api.db.insert(wishedItems).values({ customerId: id, itemId: item.id });
    await makeReview(api.db, item.storeId, { customerId: id, comment: { en: says, ar: says } });
    await makeConversation(id, says);
    await makeTransfer(api.db, id, id === other.id ? 777 : 2500);
  }
  const unverified = await makeCustomer(api.db, { email: 'maybe@errand.test', emailVerified: false });
  const sentAt = new Date(api.clock.now());
  const to = { channel: 'mail', sentAt } as const;
  await api.db.insert(messageDeliveries).values([
    { id: 'mine', ...to, contact: customer.email!, state: 'bounced', reason: '552 5.2.2 mailbox full' },
    { id: 'other', ...to, contact: other.email!, reason: 'Somebody else' },
    { id: 'unverified', ...to, contact: unverified.email! },
  ]);
  await api.db.update(customers).set({ language: 'ar' }).where(eq(customers.id, customer.id));
  const data = await api.client({ token: customer.token }).call(exportAccount, {});
  const mine = '7 Mint Street';
  expect(data).toMatchObject({
    profile: { email: customer.email },
    language: 'ar',
    message_deliveries: [
      {
        channel: 'mail',
        contact: customer.email,
        sent_at: sentAt.toISOString(),
        state: 'bounced',
        reason: '552 5.2.2 mailbox full',
      },
    ],
    addresses: [{ address: mine }],
    orders: [
      { type: 'trip', note: mine },
      { note: mine, lines: [] },
    ],
    reports: [{ reason: 'cold', text: mine }],
    refunds: [{ reason: 'late', note: mine }],
    courier_reviews: [],
    offline_payments: [{ told: { reference: mine }, note: mine }],
    prescriptions: [{ content_type: 'application/pdf', url: expect.any(String) }],
    trips: [{ driver: { name: mine }, vehicles: [{ quantity: 1 }] }],
    reviews: [{ comment: { en: mine } }],
    messages: [{ sender: 'customer', text: mine }],
    wallet_and_points: [{ type: 'add_fund', unit: 'money', amount: 2500 }],
    wishlist: [{ item_id: expect.any(Number) }, { vehicle_id: expect.any(Number) }],
  });
  expect(data.devices).toHaveLength(1);
  const others = await api.client({ token: unverified.token }).call(exportAccount, {});
  expect(others.message_deliveries).toEqual([]);
  expect((await api.inject(String(data.prescriptions[0]?.url))).body).toBe(mine);
  expect(JSON.stringify(data)).not.toMatch(/argon2id|Somebody else|tokenHash|"otp"/);
  expect((await rejectionOf(api.client().call(exportAccount, {}))).status).toBe(401);
});

test('devices are listed with their last use and signed out one by one or all others, never another customer’s', async () => {
  const customer = await makeCustomer(api.db);
  const second = await makeSession(api.db, customer.id);
  const third = await makeSession(api.db, customer.id);
  const me = api.client({ token: customer.token });
  const { devices } = await me.call(listDevices, {});
  expect(devices).toHaveLength(3);
  expect(devices.filter(({ current }) => current)).toHaveLength(1);
  const other = devices.find(({ current }) => !current)?.id ?? 0;
  const stranger = api.client({ token: (await makeCustomer(api.db)).token });
  expect((await rejectionOf(stranger.call(endDevice, { params: { id: other } }))).status).toBe(404);
  await me.call(endDevice, { params: { id: other } });
  expect((await me.call(listDevices, {})).devices).toHaveLength(2);
  await me.call(endDevice, { params: { id: 'others' } });
  expect((await me.call(listDevices, {})).devices).toMatchObject([{ current: true }]);
  for (const token of [second, third]) expect(await resolveViewer(api.deps, token, null)).toBe('stale');
});
