import { requestRefund } from '@errand/contract/refunds';
import { getTrip } from '@errand/contract/rental-trips';
import { reportProblem } from '@errand/contract/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFleet, makeRenter, transitionTrip } from '../../../../test/factories/trips.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { refundRequests } from '../../refunds/index.ts';
import { orderReports } from '../../reports/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Rented = Awaited<ReturnType<typeof rented>>;
async function rented() {
  const renter = await makeRenter(api, await makeFleet(api));
  const tripId = await renter.rent();
  const read = (client = renter.client) => client.call(getTrip, { query: { trip_id: tripId } });
  return { renter, tripId, read };
}

/** The trip as a visitor with its tracking link sees it. */
function asFollower({ id, tracking_link: link }: Awaited<ReturnType<Rented['read']>>) {
  const key = new URLSearchParams(link?.split('?')[1]).get('key') ?? '';
  return api.client().call(getTrip, { query: { trip_id: id, key } });
}

test('a trip that is over can be refunded once, and shows its owner alone what was decided', async () => {
  const { renter, tripId, read } = await rented();
  const body = {
    order_id: tripId,
    customer_reason: 'The vehicle could not be driven',
    customer_note: 'Flat',
  };
  const request = () => renter.client.call(requestRefund, { query: {}, body });
  await transitionTrip(api, tripId, 'confirmed', 'picked_up');
  expect((await rejectionOf(request())).code).toBe('order_not_refundable');
  expect(await read()).toMatchObject({ refundable: false, refund: null, report: null });
  await transitionTrip(api, tripId, 'delivered');
  expect(await read()).toMatchObject({ trip_status: 'completed', refundable: true });
  await request();
  expect(await read()).toMatchObject({
    trip_status: 'completed',
    refundable: false,
    refund: { status: 'requested', amount: 24, customer_note: 'Flat' },
  });
  expect((await rejectionOf(request())).code).toBe('order_not_refundable');
  await refundRequests.decide(api.deps, tripId, { approved: true, note: 'Sorry.' });
  expect(await read()).toMatchObject({
    trip_status: 'completed',
    refund: { status: 'approved', admin_note: 'Sorry.' },
  });
  expect(await asFollower(await read())).toMatchObject({ viewed_as: 'follower', refund: null, refunds: [] });
});

test('a problem with a trip is reported and answered on it, for its owner only', async () => {
  const { renter, tripId, read } = await rented();
  const body = { order_id: tripId, reason: 'The vehicle', text: 'The brakes squeak.' };
  await renter.client.call(reportProblem, { query: {}, body });
  const trip = await read();
  const { report } = trip;
  expect(report).toMatchObject({ text: 'The brakes squeak.', answer: null });
  await orderReports.respond(api.deps, report?.id ?? 0, 'They are repaired.');
  expect((await read()).report?.answer).toBe('They are repaired.');
  expect(await asFollower(trip)).toMatchObject({ viewed_as: 'follower', refund: null, report: null });
});
