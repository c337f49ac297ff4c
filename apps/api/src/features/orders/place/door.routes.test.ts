import { getConfig } from '@errand/contract/config';
import { quoteOrder } from '@errand/contract/orders-place';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeParcelService, makeSender, RECEIVER } from '../../../../test/factories/parcels.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { NO_MAPS } from '../../../platform/maps/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ deps: { maps: NO_MAPS } });
});
afterAll(() => api.stop());

const DOOR = { road: 'Lighthouse Road', house: '12' };

test('without a geocoder a delivery needs street and house, and a take-away needs none', async () => {
  const made = await makeShop(api);
  const buyer = await makeBuyer(api, made);
  await buyer.fill(made.item.id);
  const problems = async (body: object) =>
    (
      await buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT, ...body } })
    ).problems.map(({ code }) => code);
  expect((await api.client().call(getConfig, {})).place_search).toBe(false);
  expect(await problems({ road: ' ', house: '12' })).toEqual(['door_required']);
  expect(await problems(DOOR)).toEqual([]);
  expect(await problems({ order_type: 'take_away' })).toEqual([]);
  expect(await rejectionOf(buyer.place())).toMatchObject({ status: 403, code: 'door_required' });
  expect((await buyer.place(DOOR)).status).toBe('pending');
});

test('without a geocoder a parcel needs both doors, each named at its end', async () => {
  const sender = await makeSender(api, await makeParcelService(api));
  const fields = async (body: object) =>
    (await sender.quote(body)).problems
      .filter(({ code }) => code === 'door_required')
      .map(({ field }) => field);
  expect(await fields({})).toEqual(['address', 'receiver_details.address']);
  const both = { ...DOOR, receiver_details: { ...RECEIVER, ...DOOR } };
  expect(await fields({ receiver_details: both.receiver_details })).toEqual(['address']);
  expect(await fields(both)).toEqual([]);
  expect((await sender.send(both)).status).toBe('pending');
});
