import { listNotifications } from '@errand/contract/notifications';
import { cancelTrip, changeTrip } from '@errand/contract/rental-trip-changes';
import { bookTrip } from '@errand/contract/rental-trips';
import type { LanguageCode } from '@errand/domain/language';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { untilWaiting } from '../../../../test/database.ts';
import { makeFleet, makeRenter, transitionTrip, tripTimeAt } from '../../../../test/factories/trips.ts';
import { NOON, type TestApi } from '../../../../test/harness.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { creditWallet, openBankPage, startPayingApi, submitBankChoice } from '../../../../test/payments.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { storedOrders } from '../../orders/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { tripMail } from './trip-mail-text.ts';
import { registerTripJobs, TRIP_REMINDER_JOB, timeText } from './trip-mails.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startPayingApi());
  const deps = { ...api.deps, publicUrl: 'https://shop.example' };
  registerTripJobs(deps);
  registerMessages(deps);
});
afterEach(() => api.clock.set(NOON));
afterAll(() => api.stop());

let number = 0;
/** A trip from 14:00 + `hours` for four hours, and the mails to its customer, oldest first. */
async function rented(hours = 2, terms = {}, language: LanguageCode = 'en') {
  number += 1;
  const email = `renter-${number}@example.com`;
  const fleet = await makeFleet(api, { terms: { depositMinor: 5000, ...terms } });
  const renter = await makeRenter(api, fleet);
  const client = api.client({ ...renter.viewer, language });
  await renter.addVehicle({
    pickup_time: new Date(tripTimeAt(hours)),
    destination_time: new Date(tripTimeAt(hours + 4)),
  });
  const body = {
    contact_person_name: 'Layla <b>Haddad',
    contact_person_number: '+971501234567',
    contact_person_email: email,
  };
  const { trip_id: tripId } = await client.call(bookTrip, { query: {}, body });
  const mails = async () => {
    await api.jobs.run();
    return (await readInbox(api.db, email)).toReversed();
  };
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  return { fleet, renter, tripId, mails, subjects };
}

test('a customer gets a mail when a trip is booked, confirmed, changed and canceled, and no order mail', async () => {
  const { fleet, renter, tripId, mails } = await rented(8, { freeHours: 0, cancelPercent: 0 });
  const provider = fleet.provider.name.en;
  const [booked] = await mails();
  expect(booked?.subject).toBe(`Your trip #${tripId} with ${provider}`);
  expect(booked?.text).toContain(`1 × ${fleet.vehicle.name.en}`);
  // In the time of the provider's zone.
  expect(booked?.text).toContain('Pickup: Wednesday 4 March, 20:00, Harbour Square');
  expect(booked?.text).toContain('Return: Thursday 5 March, 00:00');
  expect(booked?.text).toContain('https://shop.example/track-order?order_id=');
  await transitionTrip(api, tripId, 'confirmed');
  await mails();
  const body = { trip_id: tripId, destination_time: tripTimeAt(14) };
  await renter.client.call(changeTrip, { query: {}, body });
  const changed = (await mails()).at(-1);
  expect(changed?.subject).toBe(`Your trip #${tripId} has changed`);
  expect(changed?.text).toContain('Return: Thursday 5 March, 02:00');
  await renter.client.call(cancelTrip, { query: { trip_id: tripId }, body: {} });
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    `Your trip #${tripId} with ${provider}`,
    `${provider} has confirmed your trip #${tripId}`,
    `Your trip #${tripId} has changed`,
    `Your trip #${tripId} is canceled`,
  ]);
  const notified = await renter.client.call(listNotifications, { query: {} });
  expect(notified.map(({ data }) => data.title)).toEqual(['Trip canceled', 'Trip confirmed', 'Trip booked']);
});

test('a mail is in the language of the booking', async () => {
  const { tripId, mails } = await rented(8, {}, 'ar');
  const [booked] = await mails();
  expect(booked?.subject).toContain(`رحلتك رقم #${tripId}`);
  expect(booked?.text).toContain('الاستلام: الأربعاء');
});

/** Runs the job twice at once; both find the trip before either marks it. */
async function remindTwice(tripId: number) {
  const { jobs } = await api.db.transaction(async (tx) => {
    await storedOrders.lock(tx, tripId);
    const running = [0, 1].map(() => api.jobs.tick(TRIP_REMINDER_JOB));
    await untilWaiting(api.db, 2);
    return { jobs: running };
  });
  await Promise.all(jobs);
}

test('a customer is reminded once before pickup and once before the return, also by concurrent jobs', async () => {
  const { tripId, subjects } = await rented(8);
  await transitionTrip(api, tripId, 'confirmed');
  const before = await subjects();
  await api.jobs.tick(TRIP_REMINDER_JOB);
  expect(await subjects()).toEqual(before);
  api.clock.set(tripTimeAt(5));
  await remindTwice(tripId);
  expect((await subjects()).slice(before.length)).toEqual([`Your trip #${tripId} begins soon`]);
  await transitionTrip(api, tripId, 'picked_up');
  api.clock.set(tripTimeAt(11));
  await remindTwice(tripId);
  expect((await subjects()).slice(before.length)).toEqual([
    `Your trip #${tripId} begins soon`,
    `Your trip #${tripId} ends soon`,
  ]);
});

test('there is no reminder of a trip that was booked shortly before it begins, or is canceled', async () => {
  const short = await rented(2);
  await transitionTrip(api, short.tripId, 'confirmed');
  const canceled = await rented(8);
  await transitionTrip(api, canceled.tripId, 'canceled');
  const before = [await short.subjects(), await canceled.subjects()];
  api.clock.set(tripTimeAt(1));
  await api.jobs.tick(TRIP_REMINDER_JOB);
  api.clock.set(tripTimeAt(6));
  await api.jobs.tick(TRIP_REMINDER_JOB);
  expect([await short.subjects(), await canceled.subjects()]).toEqual(before);
});

test('a trip that was never paid is neither announced nor canceled by mail', async () => {
  const fleet = await makeFleet(api);
  const renter = await makeRenter(api, fleet);
  const contact_person_email = 'never@example.com';
  const tripId = await renter.rent({ payment_method: 'digital_payment', contact_person_email });
  await transitionTrip(api, tripId, 'canceled');
  await api.jobs.run();
  expect(await readInbox(api.db, contact_person_email)).toEqual([]);
});

test('a trip whose provider part was never paid is neither announced nor canceled by mail', async () => {
  await changeSettings(api.deps, { partial_payment_status: 1, partial_payment_method: 'both' });
  const renter = await makeRenter(api, await makeFleet(api));
  await creditWallet(api, renter, 1000);
  const contact_person_email = 'partly@example.com';
  const trip_id = await renter.rent({
    payment_method: 'digital_payment',
    partial_payment: 1,
    contact_person_email,
  });
  await renter.client.call(cancelTrip, { query: { trip_id }, body: {} });
  await api.jobs.run();
  expect(await readInbox(api.db, contact_person_email)).toEqual([]);
});

test('the cancellation of a paid trip is announced by mail, even if an extension is still due', async () => {
  const renter = await makeRenter(api, await makeFleet(api));
  const contact_person_email = 'extended@example.com';
  const trip_id = await renter.rent({ payment_method: 'digital_payment', contact_person_email });
  const link = await openBankPage(renter, trip_id);
  await submitBankChoice(api, link, 'approve');
  await api.jobs.run();
  const body = { trip_id, destination_time: tripTimeAt(8) };
  const changed = await renter.client.call(changeTrip, { query: {}, body });
  expect(changed.payment_status).toBe('partially_paid');
  await renter.client.call(cancelTrip, { query: { trip_id }, body: {} });
  await api.jobs.run();
  const mails = await readInbox(api.db, contact_person_email);
  expect(mails.map(({ subject }) => subject)).toContain(`Your trip #${trip_id} is canceled`);
});

test('the mail about a cancellation names its refund, without what an earlier shortening returned', async () => {
  const renter = await makeRenter(api, await makeFleet(api));
  await creditWallet(api, renter, 10_000);
  const contact_person_email = 'shortened@example.com';
  const trip_id = await renter.rent({ payment_method: 'wallet', contact_person_email });
  await transitionTrip(api, trip_id, 'confirmed');
  await renter.client.call(changeTrip, { query: {}, body: { trip_id, estimated_hours: 1 } });
  await renter.client.call(cancelTrip, { query: { trip_id }, body: {} });
  await api.jobs.run();
  const [canceled] = await readInbox(api.db, contact_person_email);
  expect(canceled?.subject).toBe(`Your trip #${trip_id} is canceled`);
  expect(canceled?.text).toContain('You get back $6.00.');
});

test('mails state what canceling costs until when as agreed, and one of a cancellation what was kept', async () => {
  const laterSteps = [{ hours: 1, percent: 100 }];
  const fleet = await makeFleet(api, { terms: { freeHours: 2, cancelPercent: 50, laterSteps } });
  const renter = await makeRenter(api, fleet);
  await creditWallet(api, renter, 10_000);
  const contact_person_email = 'steps@example.com';
  const trip_id = await renter.rent(
    { payment_method: 'wallet', contact_person_email },
    { pickup_time: new Date(tripTimeAt(4)), destination_time: new Date(tripTimeAt(8)) },
  );
  const texts = async () => {
    await api.jobs.run();
    return (await readInbox(api.db, contact_person_email)).map(({ text }) => text);
  };
  expect((await texts())[0]).toMatch(
    /Canceling is free until Wednesday 4 March, 14:00\nCanceling until Wednesday 4 March, 15:00: \$12\.00 \(50%\)\nCanceling after that: \$24\.00 \(100%\)\nNothing is kept until/,
  );
  api.clock.set(tripTimeAt(2.5));
  await transitionTrip(api, trip_id, 'confirmed');
  const [confirmed] = await texts();
  expect(confirmed).toContain('Canceling until Wednesday 4 March, 15:00: $12.00 (50%)');
  expect(confirmed).not.toMatch(/is free|Nothing is kept/);
  await renter.client.call(cancelTrip, { query: { trip_id }, body: {} });
  expect((await texts())[0]).toMatch(/Kept for the cancellation: \$12\.00[\s\S]*You get back \$12\.00/);
});

test('names are escaped in the HTML of a mail, which follows the direction of its language', () => {
  const mail = {
    kind: 'confirmed' as const,
    language: 'ar' as const,
    tripId: 7,
    name: '<b>Layla',
    provider: 'Coast & Cars',
    shop: 'Errand',
    vehicles: [{ quantity: 1, name: '<i>Van' }],
    pickup: 'p',
    end: 'e',
    place: '<u>Square',
    destination: null,
    total: '$24.00',
    due: null,
    deposit: null,
    refund: null,
    cancellationFee: null,
    cancellation: [],
    charges: null,
    depositKept: null,
    depositOwed: null,
    code: '1234',
    link: null,
  };
  const { html: branded, text } = tripMail(mail);
  const html = branded(MAIL_BRAND);
  expect(html).not.toMatch(/<b>Layla|<i>Van|<u>Square/);
  expect(html).toContain('dir="rtl"');
  expect(text).toContain('1234');
  expect(text).toContain('تتبع الرحلة، بالرقم 7');
  expect(text).not.toContain('null');
  expect(text).not.toContain('الوجهة');
  expect(tripMail({ ...mail, destination: 'Lighthouse' }).text).toContain('الوجهة: Lighthouse');
  expect(tripMail({ ...mail, kind: 'canceled', refund: '$12.00' }).text).toContain('سيعود إليك $12.00.');
});

test('a time is written with its date in the clock of the zone, in either style', () => {
  const at = new Date('2026-03-29T01:30:00Z');
  expect(timeText(at, 'Europe/Berlin', 'en', '24')).toBe('Sunday 29 March, 03:30');
  expect(timeText(at, 'America/New_York', 'en', '12')).toBe('Saturday 28 March, 9:30 PM');
  expect(timeText(at, 'Asia/Dubai', 'ar', '12')).toContain('5:30 ص');
});
