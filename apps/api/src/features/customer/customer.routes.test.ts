import type { InputOf } from '@errand/contract';
import {
  addAddress,
  deleteAddress,
  getCustomerInfo,
  listAddresses,
  updateAddress,
  updateInterest,
} from '@errand/contract/customer';
import type { LanguageCode } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CENTER,
  makeAddress,
  makeCategory,
  makeCustomer,
  makeGuest,
  makeModule,
  makeOrder,
  makeStore,
  makeZone,
  square,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { NO_MAPS } from '../../platform/maps/index.ts';
import { customerRoutes } from './customer.routes.ts';

const EAST = { latitude: 25, longitude: 56 };

let api: TestApi;
let zoneId: number;
let eastId: number;
let overlapId: number;
beforeAll(async () => {
  api = await startApi({ routes: customerRoutes });
  zoneId = (await makeZone(api.db)).id;
  overlapId = (await makeZone(api.db, { outline: square(CENTER, 0.01) })).id;
  eastId = (await makeZone(api.db, { outline: square(EAST) })).id;
  await makeZone(api.db, { active: false });
});
afterAll(() => api.stop());

type Body = InputOf<typeof addAddress>['body'];
const HOME: Body = {
  address: '12 Lighthouse Road',
  address_type: 'home',
  contact_person_name: 'Layla Haddad',
  contact_person_number: '050 123 4567',
  additional_information: '',
  latitude: 25,
  longitude: 55,
  house: '12',
  floor: '3',
  road: '',
};

async function signedIn(language: LanguageCode = 'en') {
  const customer = await makeCustomer(api.db);
  const client = api.client({ token: customer.token, language });
  return {
    customer,
    info: () => client.call(getCustomerInfo, {}),
    list: async () => (await client.call(listAddresses, {})).addresses,
    add: (body: Partial<Body> = {}) => client.call(addAddress, { body: { ...HOME, ...body } }),
    update: (id: number, body: Partial<Body> = {}) =>
      client.call(updateAddress, { params: { id }, body: { ...HOME, ...body, id } }),
    remove: (query: { address_id?: number; id?: number }) => client.call(deleteAddress, { query }),
  };
}

// Requirements: API-22.
test('the signed-in customer reads their own profile', async () => {
  const { customer, info } = await signedIn();
  api.clock.set(customer.createdAt.getTime() + 3.5 * 86_400_000);
  const { moduleId, id: storeId } = await makeStore(api.db, { zoneId });
  await makeOrder(api.db, `customer:${customer.id}`, { moduleId, storeId, zoneId });
  await makeOrder(api.db, `customer:${customer.id}0`, { moduleId, storeId, zoneId });
  expect(await info()).toMatchObject({
    id: customer.id,
    f_name: 'Layla',
    l_name: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    image: null,
    image_full_url: null,
    order_count: 1,
    member_since_days: 3,
    ref_code: customer.refCode,
    is_phone_verified: 1,
    is_email_verified: 1,
    userinfo: null,
  });
});

test('without a token there is neither profile nor address, also for a guest', async () => {
  const guest = await makeGuest(api.db);
  for (const viewer of [{}, { guestId: guest.id }, { token: 'ended' }]) {
    const client = api.client(viewer);
    for (const call of [
      () => client.call(getCustomerInfo, {}),
      () => client.call(listAddresses, {}),
      () => client.call(addAddress, { body: HOME }),
      () => client.call(updateAddress, { params: { id: 1 }, body: HOME }),
      () => client.call(deleteAddress, { query: { address_id: 1 } }),
    ]) {
      const error = await rejectionOf(call());
      expect([error.status, error.code]).toEqual([401, 'unauthenticated']);
    }
  }
});

// Requirements: ADDR-01, ADDR-06, API-18, API-19, API-21.
test('an address is saved with its zones and listed newest first', async () => {
  const { add, list } = await signedIn();
  const saved = await add({ additional_information: 'Ring twice', contact_person_email: ' ' });
  expect(saved).toMatchObject({ message: 'Address saved.', zone_ids: [zoneId, overlapId] });
  const later = await add({ address_type: 'office', ...EAST });
  expect((await list()).map(({ id }) => id)).toEqual([later.id, saved.id]);
  expect((await list())[1]).toEqual({
    id: saved.id,
    address: '12 Lighthouse Road',
    address_type: 'home',
    address_label: null,
    contact_person_name: 'Layla Haddad',
    contact_person_number: '+971501234567',
    contact_person_email: null,
    additional_information: 'Ring twice',
    latitude: '25',
    longitude: '55',
    zone_id: zoneId,
    zone_ids: [zoneId, overlapId],
    road: null,
    house: '12',
    floor: '3',
  });
});

// Requirements: ADDR-01, ADDR-02, ADDR-03, ADDR-06.
test('an address is home, office, other or has its own type, a label belongs to other only, and every field is returned', async () => {
  const { add, update, list } = await signedIn();
  const whole = {
    ...HOME,
    address_type: 'other',
    address_label: 'Grandma',
    additional_information: 'Blue door',
    road: '7',
  };
  const { id } = await add(whole);
  const { contact_person_number: _number, latitude: _lat, longitude: _lng, ...said } = whole;
  expect((await list())[0]).toMatchObject({ ...said, id, latitude: '25', longitude: '55' });
  for (const address_type of ['home', 'office', 'other', 'بيت البحر']) {
    const address_label = address_type === 'other' ? undefined : 'Grandma';
    const added = await add({ address_type, address_label });
    expect((await list())[0]).toMatchObject({ id: added.id, address_type, address_label: null });
  }
  // Only the id in the path identifies the address; a new one has none yet.
  await update(id, { ...whole, floor: '9' });
  const all = await list();
  expect(all).toHaveLength(5);
  expect(all.find((one) => one.id === id)).toMatchObject({ floor: '9', address_label: 'Grandma' });
});

// Requirements: ADDR-04.
test('a customer’s address has no email of its own', async () => {
  const { add, list } = await signedIn();
  await add({ contact_person_email: 'layla@example.com' });
  expect((await list())[0]?.contact_person_email).toBeNull();
});

test('an address outside all zones is still listed, without a zone', async () => {
  const { customer, list } = await signedIn();
  await makeAddress(api.db, customer.id, { latitude: 0, longitude: 0 });
  expect(await list()).toMatchObject([{ zone_id: null, zone_ids: [] }]);
});

// Requirements: API-20.
test('an address is updated by its id', async () => {
  const { add, update, list } = await signedIn('ar');
  const { id } = await add();
  expect(await update(id, { ...EAST, floor: null })).toEqual({ message: 'حُدّث العنوان.', zone_ids: [eastId] });
  expect(await list()).toMatchObject([{ id, longitude: '56', floor: null, zone_ids: [eastId] }]);
});

test('mobile clients update and delete with POST and a method override', async () => {
  const { customer, add, list } = await signedIn();
  const { id } = await add();
  const headers = { authorization: `Bearer ${customer.token}` };
  const changed = await api.inject({
    method: 'POST',
    url: `/api/v1/customer/address/update/${id}`,
    headers,
    payload: { ...HOME, house: '14', _method: 'put' },
  });
  expect(changed.statusCode).toBe(200);
  expect((await list())[0]?.house).toBe('14');
  const url = `/api/v1/customer/address/delete?address_id=${id}`;
  expect(
    (await api.inject({ method: 'POST', url, headers, payload: { _method: 'delete' } })).statusCode,
  ).toBe(200);
  expect(await list()).toEqual([]);
});

test('an address is deleted once, by either name of its id', async () => {
  const { add, remove, list } = await signedIn();
  const [first, second] = [await add(), await add()];
  expect(await remove({ address_id: first.id })).toEqual({ message: 'Address deleted.' });
  await remove({ id: second.id });
  expect(await list()).toEqual([]);
  expect((await rejectionOf(remove({ id: second.id }))).status).toBe(404);
  const unnamed = await rejectionOf(remove({}));
  expect([unnamed.status, unnamed.code]).toEqual([403, 'address_id']);
});

test('another customer’s address is a 404 and unchanged', async () => {
  const owner = await signedIn();
  const thief = await signedIn();
  const { id } = await owner.add();
  for (const call of [
    () => thief.update(id, { house: '1' }),
    () => thief.remove({ address_id: id }),
    () => thief.update(99_999_999),
  ]) {
    expect((await rejectionOf(call())).status).toBe(404);
  }
  expect(await owner.list()).toMatchObject([{ id, house: '12' }]);
  expect(await thief.list()).toEqual([]);
});

test('a new address outside all zones is rejected', async () => {
  const { add, update, list } = await signedIn();
  const { id } = await add();
  for (const call of [() => add({ latitude: 10 }), () => update(id, { latitude: -90, longitude: 180 })]) {
    const error = await rejectionOf(call());
    expect([error.status, error.code]).toEqual([403, 'coordinates']);
  }
  expect(await list()).toMatchObject([{ latitude: '25' }]);
});

test('a missing or invalid value of an address is reported at its field', async () => {
  const { add, update } = await signedIn();
  const bad: [Partial<Record<keyof Body, unknown>>, string][] = [
    [{ address: undefined }, 'address'],
    [{ address: '  ' }, 'address'],
    [{ address_type: undefined }, 'address_type'],
    [{ contact_person_name: '' }, 'contact_person_name'],
    [{ contact_person_number: 'call me' }, 'contact_person_number'],
    [{ latitude: 91 }, 'latitude'],
    [{ longitude: 'east' }, 'longitude'],
    [{ latitude: undefined }, 'latitude'],
    [{ house: 'x'.repeat(121) }, 'house'],
  ];
  for (const [part, field] of bad) {
    const error = await rejectionOf(add(part as Partial<Body>));
    expect([error.status, error.code]).toEqual([403, field]);
  }
  expect((await rejectionOf(add({ address: 'nul \0 byte' }))).status).toBe(403);
  expect((await rejectionOf(update(5_000_000_000))).status).toBe(403);
});

test('without a geocoder street and house of an address are required, and the error names the missing one', async () => {
  const { add, update, list } = await signedIn();
  const { id } = await add();
  const { maps } = api.deps;
  api.deps.maps = NO_MAPS;
  try {
    for (const save of [add, (body: Partial<Body>) => update(id, body)]) {
      expect(await rejectionOf(save({ road: ' ' }))).toMatchObject({ status: 403, code: 'road' });
      expect(await rejectionOf(save({ road: 'Lighthouse Road', house: null }))).toMatchObject({
        status: 403,
        code: 'house',
      });
      await save({ road: 'Lighthouse Road' });
    }
  } finally {
    api.deps.maps = maps;
  }
  expect(await list()).toMatchObject([{ road: 'Lighthouse Road' }, { road: 'Lighthouse Road' }]);
});

test('interests replace the earlier ones, belong to one customer, and are existing categories', async () => {
  const module = await makeModule(api.db);
  const [burgers, sushi] = [await makeCategory(api.db, module.id), await makeCategory(api.db, module.id)];
  const [mine, others] = [await signedIn(), await signedIn()];
  const client = api.client({ token: mine.customer.token });
  const save = (interest: number[]) => client.call(updateInterest, { body: { interest } });
  expect((await save([sushi.id, burgers.id, sushi.id, 999_999])).message).toBe('Interests saved.');
  expect((await mine.info()).selected_modules_for_interest).toEqual([burgers.id, sushi.id]);
  await save([sushi.id]);
  expect((await mine.info()).selected_modules_for_interest).toEqual([sushi.id]);
  await save([]);
  expect((await mine.info()).selected_modules_for_interest).toEqual([]);
  expect((await others.info()).selected_modules_for_interest).toEqual([]);
  const guest = api.client({ guestId: (await makeGuest(api.db)).id });
  const rejection = await rejectionOf(guest.call(updateInterest, { body: { interest: [] } }));
  expect(rejection).toMatchObject({ status: 401, code: 'unauthenticated' });
});
