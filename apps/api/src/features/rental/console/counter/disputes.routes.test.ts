import { listCases } from '@errand/contract/console/cases';
import { addTripPicture, handOverTrip, returnTrip } from '@errand/contract/console/rental/counter';
import { getDispute, settleDispute } from '@errand/contract/console/rental/disputes';
import { listNotifications } from '@errand/contract/notifications';
import { disputeTripCharge } from '@errand/contract/rental-trip-changes';
import { getTrip } from '@errand/contract/rental-trips';
import { afterEach, expect, test } from 'vitest';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { codeOf } from '../../../../../test/console/start-console.ts';
import { makeFleet, makeRenter, transitionTrip, tripTimeAt } from '../../../../../test/factories/trips.ts';
import { NOON } from '../../../../../test/harness.ts';
import { registerMessages } from '../../../../../test/messages.ts';
import { formOf, pictureOf } from '../../../../../test/upload.ts';
import { readInbox } from '../../../../platform/messages/index.ts';
import { storedOrders } from '../../../orders/index.ts';
import { registerTripJobs } from '../../messages/trip-mails.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
registerTripJobs(shop.deps);
registerMessages(shop.deps);
afterEach(() => api.clock.set(NOON));

/** A trip that was returned with a damage charge of 80.00, paid from its deposit of 100.00. */
async function charged(contact_person_email?: string) {
  const fleet = await makeFleet(api, { terms: { depositMinor: 10_000 } });
  const renter = await makeRenter(api, fleet);
  const id = await renter.rent({ contact_person_email });
  await transitionTrip(api, id, 'confirmed');
  api.clock.set(tripTimeAt(2));
  const params = { id };
  const code = (await storedOrders.find(api.db, id))?.otp ?? '';
  const vehicles = [{ plate: 'A 1', odometer_km: 10, fuel_eighths: 8, condition: '' }];
  await operator.call(handOverTrip, {
    params,
    body: { code, license: null, deposit_taken: true, vehicles },
  });
  const body = formOf({ stage: 'damage', plate: 'A 1', picture: [await pictureOf(8)] });
  await operator.call(addTripPicture, { params, body: body });
  const charges = [{ kind: 'damage' as const, plate: 'A 1', amount_minor: 8000, text: 'Dent' }];
  await operator.call(returnTrip, { params, body: { vehicles, charges, extras_minor: 0 } });
  await api.jobs.run();
  const read = () => renter.client.call(getTrip, { query: { trip_id: id } });
  const chargeId = (await read()).charges[0]?.id ?? 0;
  const dispute = (text: string, client = renter.client) =>
    client.call(disputeTripCharge, { query: {}, body: { trip_id: id, charge_id: chargeId, text } });
  const settle = (left_minor: number, answer = 'We looked at the pictures.') =>
    operator.call(settleDispute, { params: { id: chargeId }, body: { left_minor, answer } });
  return { fleet, renter, id, chargeId, read, dispute, settle };
}
const openCases = async () => (await operator.call(listCases, { query: { kind: 'charge' } })).rows;

test('a disputed charge is a case until the office has lowered it, and the customer is told at each step', async () => {
  const { renter, id, chargeId, read, dispute, settle } = await charged('disputed@example.com');
  expect((await dispute('It was there before.')).charges[0]).toMatchObject({
    dispute: 'It was there before.',
    settled_at: null,
  });
  expect(await openCases()).toMatchObject([
    { id: `charge-${chargeId}`, order_id: id, text: 'It was there before.' },
  ]);
  expect(await operator.call(getDispute, { params: { id: chargeId } })).toMatchObject({
    order_id: id,
    amount_minor: 8000,
    pictures: { handover: [], damage: [expect.stringContaining('/media/')] },
  });
  await settle(3000);
  await api.jobs.run();
  expect(await openCases()).toEqual([]);
  expect(await read()).toMatchObject({
    charges: [{ amount: 30, charged_amount: 80, answer: 'We looked at the pictures.' }],
    deposit: { held: 100, kept: 30, returned: 20, owed: 50 },
    money: { total: 54, charges: 30, due: [] },
  });
  const notified = await renter.client.call(listNotifications, { query: {} });
  expect(notified.map(({ data }) => data.title).slice(0, 4)).toEqual(
    expect.arrayContaining(['Your dispute is settled', 'Charges for your trip']),
  );
  const mails = await readInbox(api.db, 'disputed@example.com');
  const of = (subject: string) => mails.find((mail) => mail.subject.startsWith(subject))?.text;
  expect(of('Charges for your trip')).toContain('Charges: $80.00');
  expect(of('Your dispute about trip')).toContain('owes you of your deposit: $50.00');
});

test('a charge is disputed once, by the customer of its trip alone', async () => {
  const { dispute, fleet, chargeId, renter } = await charged();
  const stranger = await makeRenter(api, fleet);
  expect(await codeOf(dispute('Mine', stranger.client))).toBe('not_found');
  const other = await charged();
  const foreign = { trip_id: other.id, charge_id: chargeId, text: 'x' };
  expect(await codeOf(renter.client.call(disputeTripCharge, { query: {}, body: foreign }))).toBe('not_found');
  const both = await Promise.allSettled([dispute('One'), dispute('Two')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(dispute('Again'))).toBe('charge_disputed');
});

test('two members settle a dispute once, never above the charge, and a charge that nobody disputes not at all', async () => {
  const { dispute, settle, read } = await charged();
  expect(await codeOf(settle(0))).toBe('not_found');
  await dispute('No');
  expect(await codeOf(settle(8001))).toBe('charge_raised');
  const both = await Promise.allSettled([settle(8000), settle(0)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(settle(0))).toBe('charge_settled');
  expect([0, 80]).toContain((await read()).charges[0]?.amount);
});

test('a provider does not settle the disputes about its own charges', async () => {
  const { dispute, fleet, chargeId } = await charged();
  await dispute('No');
  const grants = [{ role: 'store-manager', scope: { kind: 'store' as const, id: fleet.provider.id } }];
  const manager = await shop.signedIn(await shop.makeStaff({ grants }));
  const body = { left_minor: 8000, answer: 'Ours' };
  expect(await codeOf(manager.call(settleDispute, { params: { id: chargeId }, body }))).toBe(
    'permission_denied',
  );
});

test('a follower of a trip sees neither charges nor the state of the vehicles', async () => {
  const { read } = await charged();
  const { tracking_link: link } = await read();
  const query = new URL(link ?? '', 'https://shop.example').searchParams;
  const seen = await api
    .client()
    .call(getTrip, { query: { trip_id: Number(query.get('order_id')), key: query.get('key') ?? '' } });
  expect(seen).toMatchObject({ viewed_as: 'follower', charges: [], vehicle_states: [], deposit: null });
});
