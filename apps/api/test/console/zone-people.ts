import { journalEntry, orderOwner, storeOwner } from '@errand/domain/books';
import { addOns } from '../../src/features/catalog/catalog.tables.ts';
import { conversations, messages } from '../../src/features/chat/chat.tables.ts';
import { documents } from '../../src/features/documents/documents.tables.ts';
import { importRuns } from '../../src/features/imports/imports.tables.ts';
import { postEntry } from '../../src/features/ledger/index.ts';
import {
  handRefundPayments,
  handRefunds,
} from '../../src/features/orders/hand-refunds/hand-refunds.tables.ts';
import { orderHistory } from '../../src/features/orders/orders.tables.ts';
import { prescriptionChecks } from '../../src/features/orders/prescription/prescription-checks.tables.ts';
import { orderWriteOffs } from '../../src/features/orders/write-offs/write-offs.tables.ts';
import { offlineMethods, offlinePayments } from '../../src/features/payments/offline/offline.tables.ts';
import { payoutAccounts, payoutHolds } from '../../src/features/payouts/payouts.tables.ts';
import { advertisements } from '../../src/features/promotions/promotions.tables.ts';
import { orderRefunds } from '../../src/features/refunds/refunds.tables.ts';
import { tripCharges } from '../../src/features/rental/counter.tables.ts';
import { orderReports } from '../../src/features/reports/reports.tables.ts';
import { courierReviews } from '../../src/features/reviews/reviews.tables.ts';
import { invoiceOf } from '../../src/platform/documents/documents.fixture.ts';
import { unreachableContacts } from '../../src/platform/messages/messages.tables.ts';
import { makeShop } from '../buyers.ts';
import {
  makeAddress,
  makeCourier,
  makeCourierApplication,
  makeCustomer,
  makeModule,
  makeOrder,
  makeRentalVehicle,
  makeReview,
  makeStore,
  makeStoreApplication,
  makeTrip,
} from '../factories/index.ts';
import type { TestConsole } from './start-console.ts';

/** The people of a zone: everything that names them contains `mark`, and their phone numbers `digits`. */
export type ZonePeople = {
  mark: string;
  digits: string;
  phone: string;
  /** One object of each kind that endpoints have as their target. */
  targets: Record<string, number | string>;
  /** The same ids by the names of filters. */
  filters: Record<string, number>;
};

/**
 * Fills a zone with a customer, a courier, applicants and a member of the staff, and with everything through which the
 * console reads them. `digits` are eight.
 */
export async function makeZonePeople(shop: TestConsole, mark: string, digits: string): Promise<ZonePeople> {
  const { api } = shop;
  const { db } = api;
  const at = new Date(api.clock.now());
  const said = (what: string) => `${mark} ${what}`;
  const phone = `+971${digits}1`;
  const email = `${mark}@private.example`;
  const { store, zone, module, item } = await makeShop(api);
  const customer = await makeCustomer(db, { firstName: said('first'), lastName: said('last'), email, phone });
  await db.insert(unreachableContacts).values({
    channel: 'mail',
    contact: email,
    reason: 'unknown',
    detail: said('mailbox'),
    source: 'report',
    since: at,
  });
  await makeAddress(db, customer.id, {
    address: said('home'),
    contactName: said('contact'),
    contactPhone: phone,
  });
  const courier = await makeCourier(db, {
    zoneId: zone.id,
    firstName: { en: said('courier') },
    lastName: { en: said('family') },
    phone: `+971${digits}2`,
  });
  const place = {
    address: said('street'),
    addressType: null,
    contactName: said('contact'),
    contactPhone: phone,
    contactEmail: email,
    latitude: 25,
    longitude: 55,
    road: said('road'),
    house: null,
    floor: null,
  };
  const ordered = {
    storeId: store.id,
    zoneId: zone.id,
    moduleId: module.id,
    courierId: courier.id,
    contact: { name: said('customer'), phone, email },
    place,
  };
  const owner = `customer:${customer.id}`;
  const order = await makeOrder(db, owner, {
    ...ordered,
    status: 'confirmed',
    paymentMethod: 'offline_payment',
    paymentStatus: 'unpaid',
    prescription: true,
  });
  await db
    .insert(prescriptionChecks)
    .values({ orderId: order.id, pharmacist: said('pharmacist'), lines: [] });
  const waiting = await makeOrder(db, owner, { ...ordered, status: 'confirmed', courierId: null });
  await db.insert(orderHistory).values(
    [order, waiting].flatMap(({ id: orderId }) => [
      { orderId, status: 'pending' as const, actor: 'customer' as const, at },
      { orderId, status: 'confirmed' as const, actor: 'store' as const, at },
    ]),
  );
  const [refund] = await db
    .insert(orderRefunds)
    .values({ orderId: order.id, reason: 'Cold', amountMinor: 100 })
    .returning();
  const [report] = await db
    .insert(orderReports)
    .values({ orderId: order.id, reason: 'Late', text: 'An hour late' })
    .returning();
  const review = await makeReview(db, store.id, {
    customerName: { en: said('reviewer') },
    customerId: customer.id,
  });
  await db
    .insert(courierReviews)
    .values({ courierId: courier.id, orderId: order.id, rating: 5, comment: 'Quick' });
  const partners = [
    { partnerType: 'vendor' as const, partnerId: store.id },
    { partnerType: 'delivery_man' as const, partnerId: courier.id },
  ];
  const talks = await db
    .insert(conversations)
    .values(partners.map((partner) => ({ ...partner, customerId: customer.id, lastAt: at })))
    .returning();
  await db
    .insert(messages)
    .values(talks.map(({ id }) => ({ conversationId: id, sender: 'customer' as const, text: 'Hello' })));
  const applicant = { firstName: said('applicant'), lastName: said('family'), email, phone, zoneId: zone.id };
  const storeApplication = await makeStoreApplication(db, {
    ...applicant,
    moduleId: module.id,
    address: { en: said('stall') },
    tin: said('tin'),
  });
  const courierApplication = await makeCourierApplication(db, {
    ...applicant,
    identityNumber: said('passport'),
  });
  const field = { name: 'account', label: { en: 'Account' }, placeholder: { en: '' }, required: true };
  const [method] = await db
    .insert(offlineMethods)
    .values({ name: { en: 'Transfer' }, fields: [], informations: [field] })
    .returning();
  await db
    .insert(offlinePayments)
    .values({ orderId: order.id, methodId: method?.id ?? 0, details: { account: said('account') } });
  const member = await shop.makeStaff({
    name: said('member'),
    grants: [{ role: 'store-staff', scope: { kind: 'store', id: store.id } }],
  });
  const rental = await makeModule(db, { type: 'rental' });
  const provider = await makeStore(db, { moduleId: rental.id, zoneId: zone.id });
  const imported = {
    staffId: member.id,
    createCategories: false,
    pictures: false,
    state: 'checked' as const,
  };
  const [run] = await db
    .insert(importRuns)
    .values([
      { ...imported, storeId: store.id, fileName: 'menu.csv', fileKey: `imports/${mark}.csv` },
      { ...imported, storeId: provider.id, fileName: 'fleet.csv', fileKey: `imports/${mark}-fleet.csv` },
    ])
    .returning();
  const [addOn] = await db
    .insert(addOns)
    .values({ storeId: store.id, name: { en: 'Sauce' }, priceMinor: 100 })
    .returning();
  const [advertisement] = await db
    .insert(advertisements)
    .values({
      storeId: store.id,
      type: 'store_promotion',
      title: { en: 'Warm bread' },
      description: { en: 'From noon.' },
      startsAt: at,
      endsAt: new Date(at.getTime() + 3_600_000),
    })
    .returning();
  const vehicle = await makeRentalVehicle(db, { providerId: store.id });
  const driver = { name: said('driver'), phone, license: said('license') };
  const trip = await makeTrip(db, owner, {
    status: 'delivered',
    order: { ...ordered, courierId: null },
    trip: { driver },
  });
  const [charge] = await db
    .insert(tripCharges)
    .values({
      orderId: trip.id,
      kind: 'other',
      plate: 'MRS 00001',
      amountMinor: 100,
      dispute: said('no'),
      disputedAt: at,
    })
    .returning();
  await db.insert(payoutAccounts).values({
    storeId: store.id,
    kind: 'local',
    holder: said('holder'),
    sealedNumber: '',
    tail: '',
    changedBy: member.id,
    changedAt: at,
  });
  const [hold] = await db
    .insert(payoutHolds)
    .values({ storeId: store.id, amountMinor: 100, reason: 'A dispute', heldBy: member.id, heldAt: at })
    .returning();
  const [document] = await db
    .insert(documents)
    .values({
      number: `INV-S${store.id}-2026-900001`,
      kind: 'invoice',
      issuer: `S${store.id}`,
      subject: `order:${order.id}`,
      storeId: store.id,
      zoneId: zone.id,
      orderId: order.id,
      issuedAt: at,
      issuedOn: '2026-03-04',
      totalMinor: 1000,
      taxMinor: 0,
      document: { ...invoiceOf(1), buyer: { ...invoiceOf(1).buyer, name: { en: said('buyer') } } },
    })
    .returning();
  const delivered = await makeOrder(db, owner, { ...ordered, status: 'delivered', paymentStatus: 'unpaid' });
  const due = journalEntry('earning', orderOwner(delivered.id), [
    { account: 'receivable', owner: orderOwner(delivered.id), part: 'total', amountMinor: -100 },
    { account: 'store', owner: storeOwner(store.id), part: 'items', amountMinor: 100 },
  ]);
  await db.transaction((tx) => postEntry(tx, due, { at }));
  await db.insert(handRefunds).values({ orderId: delivered.id, owedMinor: 100, owedAt: at });
  const byMember = { orderId: delivered.id, amountMinor: 50 };
  const [handPayment] = await db
    .insert(handRefundPayments)
    .values({ ...byMember, place: 'till', paidBy: member.id, paidAt: at })
    .returning();
  const [writeOff] = await db
    .insert(orderWriteOffs)
    .values({ ...byMember, reason: 'Gone', writtenOffBy: member.id, writtenOffAt: at })
    .returning();
  const talk = talks[0]?.id ?? 0;
  return {
    mark,
    digits,
    phone,
    targets: {
      order: order.id,
      trip: trip.id,
      trip_charge: charge?.id ?? 0,
      refund: refund?.id ?? 0,
      report: report?.id ?? 0,
      case: `problem-${report?.id}`,
      review: review.id,
      conversation: talk,
      courier: courier.id,
      courier_application: courierApplication.id,
      store_application: storeApplication.id,
      store: store.id,
      payee: store.id,
      payout_hold: hold?.id ?? 0,
      document: document?.id ?? 0,
      hand_payment: handPayment?.id ?? 0,
      write_off: writeOff?.id ?? 0,
      vehicle: vehicle.id,
      zone: zone.id,
      item: item.id,
      'add-on': addOn?.id ?? 0,
      advertisement: advertisement?.id ?? 0,
      import: run?.id ?? 0,
      customer: customer.id,
      staff: member.id,
    },
    filters: {
      store_id: store.id,
      zone_id: zone.id,
      module_id: module.id,
      courier_id: courier.id,
      customer_id: customer.id,
      item_id: item.id,
    },
  };
}
