import { forgotPassword } from '@errand/contract/auth-password';
import { removeAccount } from '@errand/contract/customer';
import { eq, getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeAddress,
  makeCourier,
  makeCustomer,
  makeItem,
  makeOrder,
  makeReview,
  makeTrip,
} from '../../../test/factories/index.ts';
import { makeParcelService } from '../../../test/factories/parcels.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { idempotencyKeys } from '../../platform/http/idempotency.tables.ts';
import { audienceOf } from '../../platform/messages/index.ts';
import { inboxMessages } from '../../platform/messages/messages.tables.ts';
import { codes, customers, identities, impersonations, sessions, signInSteps } from '../auth/auth.tables.ts';
import { cartLines, carts } from '../cart/cart.tables.ts';
import { conversations, messages } from '../chat/chat.tables.ts';
import { newsletterSubscribers } from '../newsletter/newsletter.tables.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { handRefundPayments } from '../orders/hand-refunds/hand-refunds.tables.ts';
import { orderAttachments, orders } from '../orders/orders.tables.ts';
import { orderWriteOffs } from '../orders/write-offs/write-offs.tables.ts';
import { parcels } from '../parcel/parcel.tables.ts';
import { offlineMethods, offlinePayments } from '../payments/offline/offline.tables.ts';
import { payments } from '../payments/payments.tables.ts';
import { corrections } from '../payouts/payouts.tables.ts';
import { orderRefunds } from '../refunds/refunds.tables.ts';
import { tripCharges, tripInspections, tripPictures } from '../rental/counter.tables.ts';
import { rentalCarts } from '../rental/rental.tables.ts';
import { trips, vehicleReviews } from '../rental/trips.tables.ts';
import { orderReports } from '../reports/reports.tables.ts';
import { courierReviews, reviews } from '../reviews/reviews.tables.ts';
import { walletFundings } from '../wallet/wallet.tables.ts';
import { addresses, customerNotes } from './customer.tables.ts';

const MARK = 'zaynabmarker';
const EMAIL = `${MARK}@private.example`;
const PHONE = '+971505559081';

let api: TestApi;
beforeAll(async () => {
  // Messages are sent, not stored.
  api = await startApi({
    deps: { messages: { mail: true, sms: true, whatsapp: false, send: async () => {}, stop() {} } },
  });
});
afterAll(() => api.stop());

const mark = (what: string) => `${MARK} ${what}`;
const person = { name: mark('name'), phone: PHONE, email: EMAIL };
const place = {
  address: mark('street'),
  addressType: mark('type'),
  contactName: mark('contact'),
  contactPhone: PHONE,
  contactEmail: EMAIL,
  latitude: 25,
  longitude: 55,
  road: mark('road'),
  house: mark('house'),
  floor: mark('floor'),
};

/** Columns without personal data: kinds, statuses, amounts, goods and texts of the operator. */
const IMPERSONAL: Record<string, string[]> = {
  customers: ['picture', 'login_medium', 'password_hash', 'language'],
  sessions: ['token_hash'],
  identities: ['provider'],
  codes: ['key', 'code_hash'],
  sign_in_steps: ['key'],
  impersonations: ['code_hash'],
  wallet_fundings: ['status', 'intent'],
  balance_corrections: ['unit', 'status', 'intent'],
  hand_refund_payments: ['place'],
  carts: ['owner'],
  cart_lines: ['key', 'choice', 'add_ons', 'changes'],
  rental_carts: ['owner', 'type'],
  conversations: ['partner_type'],
  messages: ['sender'],
  notifications: ['kind', 'occasion'],
  newsletter_subscribers: ['language', 'state', 'source'],
  inbox_messages: ['channel'],
  idempotency_keys: ['owner', 'endpoint', 'request_hash'],
  orders: [
    'owner',
    'status',
    'type',
    'payment_method',
    'payment_status',
    'charge_payer',
    'agreed_offer',
    'coupon_code',
    'terms',
    'taxes',
    'language',
    'canceled_by',
  ],
  order_attachments: ['id', 'key', 'content_type'],
  order_refunds: ['pictures', 'status', 'lines', 'parts', 'spared'],
  order_reports: ['pictures'],
  reviews: ['pictures', 'language'],
  courier_reviews: ['pictures'],
  parcels: ['size', 'proofs', 'cancellation_type'],
  trips: ['type', 'terms', 'coupon', 'owner', 'status', 'payment_method', 'payment_status'],
  trip_inspections: ['stage', 'plate'],
  trip_pictures: ['stage', 'plate'],
  trip_charges: ['kind', 'plate', 'unit'],
  payments: ['id', 'owner', 'provider', 'reference', 'status'],
  // Records of who transferred what are kept for accounting (docs/decisions/0031-what-stays-after-a-deletion.md).
  offline_payments: ['told'],
};

async function fillEverything() {
  const customer = await makeCustomer(api.db, {
    firstName: mark('first'),
    lastName: mark('last'),
    email: EMAIL,
    phone: PHONE,
    refCode: mark('ref'),
    blockReason: mark('block'),
  });
  const { id } = customer;
  const owner = `customer:${id}`;
  const at = new Date(api.clock.now());
  const { db } = api;
  await db
    .update(sessions)
    .set({ guestId: MARK, device: mark('device'), pushToken: mark('push') })
    .where(eq(sessions.customerId, id));
  await db
    .insert(identities)
    .values({ provider: 'google', subject: mark('subject'), customerId: id, email: EMAIL });
  await db.insert(codes).values({ key: 'verify:x', customerId: id, requestedAt: at, expiresAt: at });
  const social = { provider: 'google', subject: mark('subject'), email: EMAIL, name: mark('social') };
  await db.insert(signInSteps).values({ key: 'guest:x', data: { social, phone: PHONE }, expiresAt: at });
  await makeAddress(db, id, {
    type: mark('type'),
    label: mark('label'),
    address: mark('street'),
    contactName: mark('contact'),
    contactPhone: `${PHONE}${MARK}`,
    contactEmail: EMAIL,
    note: mark('note'),
    road: mark('road'),
    house: mark('house'),
    floor: mark('floor'),
  });
  await db.insert(customerNotes).values({ customerId: id, staffId: 1, text: mark('staff note') });
  const view = { customerId: id, staffId: 1, reason: mark('view'), startedAt: at, expiresAt: at };
  await db.insert(impersonations).values(view);
  await db.insert(walletFundings).values({
    customerId: id,
    amountMinor: 1,
    reason: mark('funding'),
    note: mark('funding note'),
    takenBackReason: mark('funding taken back'),
    status: 'rejected',
    intent: 'intent',
    requestedBy: 1,
    requestedAt: at,
  });
  await db.insert(corrections).values({
    customerId: id,
    unit: 'points',
    amount: -1,
    worthMinor: 1,
    reason: mark('correction'),
    note: mark('correction note'),
    status: 'rejected',
    intent: 'intent',
    requestedBy: 1,
    requestedAt: at,
  });
  const item = await makeItem(db);
  const [cart] = await db.insert(carts).values({ owner, moduleId: item.moduleId }).returning();
  await db
    .insert(cartLines)
    .values({ cartId: cart?.id ?? 0, itemId: item.id, key: 'k', choice: { kind: 'plain' }, quantity: 1 });
  const [thread] = await db
    .insert(conversations)
    .values({ customerId: id, partnerType: 'admin', partnerId: 0, lastAt: at })
    .returning();
  await db
    .insert(messages)
    .values({ conversationId: thread?.id ?? 0, sender: 'customer', text: mark('chat') });
  await db.insert(newsletterSubscribers).values({ email: EMAIL, language: 'en' });
  const inbox = { channel: 'mail', subject: mark('subject'), text: mark('text'), sentAt: at } as const;
  await db.insert(inboxMessages).values([
    { ...inbox, recipient: EMAIL, code: mark('code'), audience: mark('audience') },
    { ...inbox, recipient: mark('another address'), audience: audienceOf(owner), code: mark('code') },
  ]);
  const stored = { owner, key: mark('key'), endpoint: 'place', requestHash: 'h', response: person };
  await db.insert(idempotencyKeys).values(stored);

  const order = await makeOrder(db, owner, {
    status: 'delivered',
    contact: person,
    place,
    note: mark('note'),
    unavailableItemNote: mark('unavailable'),
    prescriptionOffer: {
      pharmacist: 'Dr. Salma Nasser',
      note: mark('offer'),
      offeredAt: at.toISOString(),
      acceptedAt: at.toISOString(),
    },
    deliveryInstruction: mark('instruction'),
    route: mark('route'),
    otp: mark('otp'),
    cancelReason: mark('reason'),
    cancelNote: mark('cancel'),
  });
  const attachment = { id: 'a', orderId: order.id, key: 'k', contentType: 'image/webp', position: 0 };
  await db.insert(orderAttachments).values(attachment);
  await db.insert(notifications).values({ customerId: id, orderId: order.id, kind: 'delivered' });
  await db.insert(orderRefunds).values({
    orderId: order.id,
    reason: mark('reason'),
    note: mark('note'),
    adminNote: mark('admin'),
    amountMinor: 1,
  });
  await db
    .insert(orderReports)
    .values({ orderId: order.id, reason: mark('reason'), text: mark('text'), answer: mark('answer') });
  const takenBack = { takenBackBy: 1, takenBackAt: at, takenBackReason: mark('taken back') };
  await db.insert(orderWriteOffs).values({
    orderId: order.id,
    amountMinor: 1,
    reason: mark('write-off'),
    writtenOffBy: 1,
    writtenOffAt: at,
    ...takenBack,
  });
  await db
    .insert(handRefundPayments)
    .values({ orderId: order.id, amountMinor: 1, place: 'till', paidBy: 1, paidAt: at, ...takenBack });
  const said = {
    customerName: { en: mark('name') },
    comment: { en: mark('comment') },
    reply: { en: mark('reply') },
  };
  await makeReview(db, item.storeId, { ...said, customerId: id, hideReason: mark('hidden') });
  const courier = await makeCourier(db);
  await db.insert(courierReviews).values({
    courierId: courier.id,
    orderId: order.id,
    rating: 5,
    comment: mark('comment'),
    hideReason: mark('hidden'),
  });
  const [method] = await db
    .insert(offlineMethods)
    .values({ name: { en: 'Transfer' }, fields: [], informations: [] })
    .returning();
  const offline = {
    orderId: order.id,
    methodId: method?.id ?? 0,
    details: {},
    note: mark('note'),
    receipt: mark('receipt'),
    rejectReason: mark('reject'),
  };
  await db.insert(offlinePayments).values(offline);
  await db.insert(payments).values({
    id: 'p',
    orderId: order.id,
    owner,
    provider: 'stripe',
    redirectUrl: mark('url'),
    amountMinor: 1,
    callback: mark('callback'),
    expiresAt: at,
  });
  const { module, zone, category } = await makeParcelService(api);
  const sent = await makeOrder(db, owner, {
    status: 'delivered',
    type: 'parcel',
    moduleId: module.id,
    zoneId: zone.id,
    storeId: item.storeId,
    contact: person,
    place,
  });
  await db.insert(parcels).values({
    orderId: sent.id,
    categoryId: category.id,
    receiverZoneId: zone.id,
    sender: place,
    contents: mark('contents'),
    polyline: mark('polyline'),
    cancelReasons: [mark('reason')],
    returnOtp: mark('otp'),
    distanceMinor: 0,
    measureMinor: 0,
    vehicleMinor: 0,
  });
  const at2 = { latitude: 25, longitude: 55, name: { en: mark('home') } };
  const trip = await makeTrip(db, owner, {
    status: 'delivered',
    order: { contact: person },
    trip: {
      driver: { name: mark('driver'), phone: PHONE, license: mark('license') },
      pickup: at2,
      destination: at2,
      note: mark('note'),
      seenLicense: { name: mark('seen'), number: mark('seen license'), validUntil: '2030-01-01' },
    },
  });
  const inspected = { orderId: trip.id, plate: 'MRS 00001' };
  await db
    .insert(tripInspections)
    .values({ ...inspected, stage: 'return' as const, condition: mark('condition') });
  await db.insert(tripPictures).values({ ...inspected, stage: 'damage' as const, key: mark('trip-picture') });
  await db.insert(tripCharges).values({
    ...inspected,
    kind: 'damage' as const,
    amountMinor: 100,
    text: mark('charge'),
    dispute: mark('dispute'),
    answer: mark('charge answer'),
  });
  await db.insert(vehicleReviews).values({
    ...said,
    vehicleId: trip.vehicle.id,
    orderId: trip.id,
    rating: 5,
    hideReason: mark('hidden'),
  });
  const from = { latitude: 25, longitude: 55, name: mark('home'), kind: 'home' };
  await db.insert(rentalCarts).values({ owner, pickup: from, destination: from, changes: [mark('change')] });
  // A code that waits in the queue, with name and address in its payload.
  await api.client().call(forgotPassword, { body: { email: EMAIL } });
  return customer;
}

/** The rows of all tables in all schemas that contain a text, literally or in hex. */
async function findRows(text: string): Promise<string[]> {
  const { rows: tables } = await api.deps.pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await api.deps.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any (array['%' || $1 || '%', '%' || encode(convert_to($1, 'UTF8'), 'hex') || '%'])`,
      [text],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

const FILLED: Table[] = [
  customers,
  sessions,
  identities,
  codes,
  signInSteps,
  addresses,
  customerNotes,
  impersonations,
  walletFundings,
  corrections,
  carts,
  cartLines,
  rentalCarts,
  conversations,
  messages,
  notifications,
  newsletterSubscribers,
  inboxMessages,
  idempotencyKeys,
  orders,
  orderAttachments,
  orderRefunds,
  orderWriteOffs,
  handRefundPayments,
  orderReports,
  reviews,
  courierReviews,
  vehicleReviews,
  parcels,
  trips,
  tripInspections,
  tripPictures,
  tripCharges,
  payments,
  offlinePayments,
];

/** Columns of text and bytes in the tables `FILLED` in which no row contains the marker. */
async function listUnmarked(): Promise<string[]> {
  const unmarked: string[] = [];
  for (const table of FILLED) {
    const name = getTableName(table);
    for (const column of Object.values(getTableColumns(table))) {
      if (!/^(text|jsonb|bytea)/.test(column.getSQLType()) || IMPERSONAL[name]?.includes(column.name))
        continue;
      const { rows } = await api.deps.pool.query(
        `select 1 from "${name}" where "${column.name}"::text ~* $1 limit 1`,
        [`${MARK}|${PHONE.slice(1)}`],
      );
      if (rows.length === 0) unmarked.push(`${name}.${column.name}`);
    }
  }
  return unmarked;
}

// Requirements: API-23.
test('after the deletion of an account no table contains a text of its customer', async () => {
  const customer = await fillEverything();
  expect(await listUnmarked()).toEqual([]);
  expect((await findRows(MARK)).length).toBeGreaterThan(FILLED.length - 5);
  expect((await api.jobs.waiting()).map(({ name }) => name)).toContain('auth-code');
  await api.client({ token: customer.token }).call(removeAccount, {});
  // Only the notice of the deletion still needs the address.
  expect((await api.jobs.waiting()).map(({ name }) => name)).toEqual(['auth-notice']);
  await api.jobs.run();
  for (const text of [MARK, PHONE]) expect(await findRows(text)).toEqual([]);
});
