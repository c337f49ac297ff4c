import { ApiError, type InputOf } from '@errand/contract';
import {
  addToRentalCart,
  getRentalCart,
  type RentalCart,
  removeRentalCart,
  updateRentalCart,
} from '@errand/contract/rental-cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CENTER,
  makeCustomer,
  makeGuest,
  makeProvider,
  makeRentalVehicle,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { systemContext } from '../../platform/http/index.ts';
import { mergeGuestRentalCart } from './merge-guest-rental-cart.ts';
import { rentalRoutes } from './rental.routes.ts';

type Body = InputOf<typeof addToRentalCart>['body'];

let api: TestApi;
let provider: Awaited<ReturnType<typeof makeProvider>>;
let hatch: Awaited<ReturnType<typeof makeRentalVehicle>>;
let van: Awaited<ReturnType<typeof makeRentalVehicle>>;
beforeAll(async () => {
  api = await startApi({ routes: rentalRoutes });
  provider = await makeProvider(api.db);
  const of = { providerId: provider.id };
  hatch = await makeRentalVehicle(api.db, { ...of, discount: 10, plates: ['A', 'B', 'C'] });
  van = await makeRentalVehicle(api.db, { ...of, hourlyMinor: null, plates: ['D'] });
});
afterAll(() => api.stop());

const HARBOUR = {
  lat: CENTER.latitude,
  lng: CENTER.longitude,
  location_name: 'Harbour Square',
  location_type: 'home',
};
const TWO_HOURS = {
  pickup_location: HARBOUR,
  pickup_time: '2026-03-05 08:00:00',
  rental_type: 'hourly',
  estimated_hours: 2,
} satisfies Partial<Body>;
const ONE_DAY = { ...TWO_HOURS, rental_type: 'day_wise', estimated_hours: 24 } satisfies Partial<Body>;

/** A new visitor; the test client sends the guest id in the query. */
async function visitor(viewer?: { token: string }) {
  const who: { token?: string; guestId?: string } = viewer ?? { guestId: (await makeGuest(api.db)).id };
  const client = api.client(who);
  return {
    ...who,
    cart: () => client.call(getRentalCart, { query: {} }),
    add: (vehicle_id: number, more: Partial<Body> = {}, idempotencyKey?: string) =>
      api
        .client({ ...who, idempotencyKey })
        .call(addToRentalCart, { query: {}, body: { vehicle_id, ...more } }),
    update: (cart_id: number, quantity: number) =>
      client.call(updateRentalCart, { query: {}, body: { cart_id, quantity } }),
    remove: (query: InputOf<typeof removeRentalCart>['query'] = {}) =>
      client.call(removeRentalCart, { query }),
  };
}

const counts = ({ carts }: RentalCart) => carts.map(({ vehicle_id, quantity }) => [vehicle_id, quantity]);
/** The status with the code or the invalid field. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) =>
      error instanceof ApiError ? `${error.status} ${error.errors[0]?.code ?? ''}` : error,
  );

// Requirements: API-45, CART-53, RENTAL-09.
test('a guest’s rental cart is a list of vehicles with their trip', async () => {
  const guest = await visitor();
  expect(await guest.cart()).toEqual({ carts: [], user_data: [] });
  await guest.add(hatch.id, { ...TWO_HOURS, quantity: 2 });
  const cart = await guest.cart();
  expect(cart).toMatchObject({
    carts: [
      {
        vehicle_id: hatch.id,
        provider_id: provider.id,
        module_id: provider.moduleId,
        user_id: guest.guestId,
        is_guest: true,
        quantity: 2,
        total_price: 21.6,
        total_before_discount: 24,
        vehicle: { id: hatch.id, hourly_price_now: 5.4 },
        provider: { id: provider.id },
      },
    ],
    user_data: {
      pickup_location: { lat: String(CENTER.latitude), location_name: 'Harbour Square' },
      pickup_zone_id: provider.zoneId,
      pickup_time: '2026-03-05T08:00:00.000Z',
      destination_time: '2026-03-05T10:00:00.000Z',
      rental_type: 'hourly',
      total_cart_price: 21.6,
    },
  });
  const raw = await api.inject({ url: `/api/v1/rental/user/cart/get-cart?guest_id=${guest.guestId}` });
  expect(raw.json().carts).toHaveLength(1);
  expect((await (await visitor()).cart()).carts).toEqual([]);
  expect(await codeOf(api.client({}).call(getRentalCart, { query: {} }))).toMatch(/^401/);
});

test('a customer’s cart needs no guest_id, and a further vehicle uses the existing trip', async () => {
  const customer = await visitor({ token: (await makeCustomer(api.db)).token });
  await customer.add(hatch.id, ONE_DAY);
  const cart = await customer.add(van.id);
  expect(counts(cart)).toEqual([
    [hatch.id, 1],
    [van.id, 1],
  ]);
  expect(cart).toMatchObject({ user_data: { total_cart_price: 37.8 + 42, is_guest: false } });
  expect(counts(await customer.update(cart.carts[0]?.id ?? 0, 3))[0]).toEqual([hatch.id, 3]);
});

test('a rejected vehicle leaves the cart unchanged', async () => {
  const guest = await visitor();
  expect(await codeOf(guest.add(hatch.id))).toBe('403 pickup_location');
  await guest.add(hatch.id, TWO_HOURS);
  const elsewhere = await makeRentalVehicle(api.db, { providerId: (await makeProvider(api.db)).id });
  const gone = await makeRentalVehicle(api.db, { providerId: provider.id, active: false });
  const far = { ...HARBOUR, lat: -40 };
  expect(await codeOf(guest.add(elsewhere.id))).toBe('409 other_provider');
  expect(await codeOf(guest.add(gone.id))).toBe('403 vehicle_unavailable');
  expect(await codeOf(guest.add(van.id))).toBe('403 rental_type');
  expect(await codeOf(guest.add(hatch.id, { quantity: 3 }))).toBe('403 out_of_stock');
  expect(await codeOf(guest.add(hatch.id, { pickup_location: far }))).toBe('403 pickup_location');
  expect(await codeOf(guest.add(hatch.id, { pickup_time: '2026-03-01T08:00:00Z' }))).toBe('403 pickup_time');
  const [line] = (await guest.cart()).carts;
  expect(await codeOf(guest.update(line?.id ?? 0, 4))).toBe('403 out_of_stock');
  expect(await codeOf((await visitor()).update(line?.id ?? 0, 1))).toMatch(/^404/);
  expect(counts(await guest.cart())).toEqual([[hatch.id, 1]]);
});

test('another provider’s vehicle replaces the cart on confirmation', async () => {
  const guest = await visitor();
  await guest.add(hatch.id, TWO_HOURS);
  const other = await makeProvider(api.db, { zoneId: provider.zoneId });
  const bike = await makeRentalVehicle(api.db, { providerId: other.id });
  expect(counts(await guest.add(bike.id, { replace: true }))).toEqual([[bike.id, 1]]);
});

// Requirements: API-46, RENTAL-10.
test('a removal takes a quantity, a vehicle or the whole cart', async () => {
  const guest = await visitor();
  await guest.add(hatch.id, { ...ONE_DAY, quantity: 3 });
  await guest.add(van.id);
  const fields = { quantity: 1, pickup_time: '2026-03-05 08:00:00', rental_type: 'day_wise' };
  await guest.remove({ vehicle_id: hatch.id, ...fields });
  expect(counts(await guest.cart())[0]).toEqual([hatch.id, 2]);
  await guest.remove({ vehicle_id: hatch.id });
  expect(counts(await guest.cart())).toEqual([[van.id, 1]]);
  expect(await codeOf(guest.remove({ vehicle_id: hatch.id }))).toMatch(/^404/);
  await guest.add(hatch.id);
  const path = `/api/v1/rental/user/cart/remove-cart?guest_id=${guest.guestId}`;
  expect((await api.inject({ method: 'DELETE', url: path })).statusCode).toBe(200);
  expect(await guest.cart()).toEqual({ carts: [], user_data: [] });
});

test('two concurrent additions both count, and never exceed the fleet', async () => {
  const guest = await visitor();
  await Promise.all([guest.add(hatch.id, TWO_HOURS), guest.add(hatch.id, TWO_HOURS)]);
  expect(counts(await guest.cart())).toEqual([[hatch.id, 2]]);
  const codes = await Promise.all([1, 2].map(() => codeOf(guest.add(hatch.id))));
  expect(codes.map(String).toSorted()).toEqual(['403 out_of_stock', 'ok']);
  const other = await visitor();
  await Promise.all([1, 2].map(() => other.add(hatch.id, TWO_HOURS, 'the-same-tap')));
  expect(counts(await other.cart())).toEqual([[hatch.id, 1]]);
});

test('sign-in merges the guest’s rental cart into the customer’s; another provider’s is dropped and listed', async () => {
  const customer = await makeCustomer(api.db);
  const account = await visitor({ token: customer.token });
  const guest = await visitor();
  const ctx = systemContext(api.deps);
  const signIn = (guestId = '') =>
    api.db.transaction((tx) => mergeGuestRentalCart(ctx, tx, guestId, customer.id));
  await account.add(hatch.id, { ...ONE_DAY, quantity: 2 });
  await guest.add(hatch.id, { ...TWO_HOURS, quantity: 2 });
  expect(await signIn(guest.guestId)).toEqual([]);
  expect(counts(await account.cart())).toEqual([[hatch.id, 3]]);
  expect(await account.cart()).toMatchObject({ user_data: { rental_type: 'hourly' } });
  expect((await guest.cart()).carts).toEqual([]);

  const other = await makeProvider(api.db, { zoneId: provider.zoneId });
  const bike = await makeRentalVehicle(api.db, { providerId: other.id });
  await guest.add(bike.id, TWO_HOURS);
  expect(await signIn(guest.guestId)).toEqual([`3 × ${hatch.name.en}`]);
  expect(counts(await account.cart())).toEqual([[bike.id, 1]]);
  expect(await signIn(guest.guestId)).toEqual([]);
});
