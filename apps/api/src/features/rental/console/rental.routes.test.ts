import { getRentalTerms, NEW_TERMS, updateRentalTerms } from '@errand/contract/console/rental/terms';
import * as kinds from '@errand/contract/console/rental/vehicle-kinds';
import {
  addVehiclePicture,
  addVehiclePlates,
  closePlate,
  createVehicle,
  deleteVehicle,
  getVehicle,
  getVehicleChoices,
  listVehicles,
  removePlate,
  reopenPlate,
  setPlateService,
  setVehiclePictures,
  updateVehicle,
  type VehicleFields,
} from '@errand/contract/console/rental/vehicles';
import {
  getVehicle as getShopVehicle,
  listVehicleBrands,
  listVehicleCategories,
} from '@errand/contract/rental';
import { getVehicleCalendar } from '@errand/contract/rental-discovery';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeProvider, makeRentalVehicle, makeStore, makeTrip } from '../../../../test/factories/index.ts';
import { formOf, pictureOf } from '../../../../test/upload.ts';
import { vehicleBookings } from '../../fleet/fleet.tables.ts';
import { vehicles } from '../rental.tables.ts';

const { shop, operator } = await openConsole();
const db = shop.api.db;
const text = (en: string) => ({ en, ar: 'نص' });

async function makeKinds() {
  const body = { position: 0, active: true };
  const category = await operator.call(kinds.createRentalCategory, { body: { ...body, name: text('Vans') } });
  const brand = await operator.call(kinds.createRentalBrand, { body: { ...body, name: text('Nordwind') } });
  return { category, brand };
}

async function fieldsOf(more: Partial<VehicleFields> = {}): Promise<VehicleFields> {
  const { category, brand } = await makeKinds();
  return {
    active: true,
    name: text('Harbor van'),
    description: text('Room for six.'),
    category_id: category.id,
    brand_id: brand.id,
    model: 'H6',
    hourly_minor: null,
    daily_minor: 6000,
    per_km_minor: null,
    discount: { kind: 'percent', value: 10 },
    seats: 6,
    transmission: 'manual',
    fuel: 'diesel',
    air_condition: true,
    engine_capacity: 1968,
    engine_power: 150,
    tags: ['Navigation'],
    ...more,
  };
}

/** The browser of the manager of a provider. */
async function managerOf(storeId: number) {
  const grants = [{ role: 'store-manager', scope: { kind: 'store' as const, id: storeId } }];
  return shop.signedIn(await shop.makeStaff({ grants }));
}

test('a provider’s manager adds a vehicle, which the shop rents out once it has a plate in service', async () => {
  const provider = await makeProvider(db);
  const manager = await managerOf(provider.id);
  const fields = await fieldsOf();
  const made = await manager.call(createVehicle, { body: { ...fields, provider_id: provider.id } });
  expect(made).toMatchObject({ ...fields, plates: [], choices: { store: { id: provider.id } } });
  const shopVehicle = () => shop.api.client().call(getShopVehicle, { params: { id: made.slug } });
  expect(await shopVehicle()).toMatchObject({
    total_vehicles: 0,
    day_wise_price: 60,
    day_wise_price_now: 54,
  });
  const params = { id: made.id };
  await manager.call(addVehiclePlates, { params, body: { plates: ['hh-ab  1', 'HH-AB 2'] } });
  const out = await manager.call(setPlateService, { params, body: { plate: 'HH-AB 1', in_service: false } });
  expect(out.plates).toEqual([
    { plate: 'HH-AB 2', in_service: true, trips: [], closures: [] },
    { plate: 'HH-AB 1', in_service: false, trips: [], closures: [] },
  ]);
  expect(await shopVehicle()).toMatchObject({ total_vehicles: 1 });
  const calendar = await shop.api.client().call(getVehicleCalendar, { params: { id: made.slug }, query: {} });
  expect(Math.max(...calendar.days.map(({ free }) => free))).toBe(1);
});

test('members reach the vehicles and terms of their own providers only', async () => {
  const [own, other] = [await makeProvider(db), await makeProvider(db)];
  const [mine, theirs] = [
    await makeRentalVehicle(db, { providerId: own.id }),
    await makeRentalVehicle(db, { providerId: other.id }),
  ];
  const manager = await managerOf(own.id);
  const { rows } = await manager.call(listVehicles, { query: {} });
  expect(rows.map(({ id }) => id)).toEqual([mine.id]);
  const params = { id: theirs.id };
  expect(await codeOf(manager.call(getVehicle, { params }))).toBe('not_found');
  expect(await codeOf(manager.call(addVehiclePlates, { params, body: { plates: ['X 1'] } }))).toBe(
    'not_found',
  );
  expect(await codeOf(manager.call(getRentalTerms, { params: { id: other.id } }))).toBe('not_found');
  const fields = await fieldsOf();
  const foreign = { body: { ...fields, provider_id: other.id } };
  expect(await codeOf(manager.call(createVehicle, foreign))).toBe('not_found');
  expect(await codeOf(manager.call(kinds.listRentalBrands, { query: {} }))).toBe('permission_denied');
});

test('a store that rents nothing out has no vehicles', async () => {
  const store = await makeStore(db);
  const fields = await fieldsOf();
  const create = operator.call(createVehicle, { body: { ...fields, provider_id: store.id } });
  expect(await codeOf(create)).toBe('not_found');
  expect(await codeOf(operator.call(getVehicleChoices, { params: { id: store.id } }))).toBe('not_found');
  expect(await codeOf(operator.call(getRentalTerms, { params: { id: store.id } }))).toBe('not_found');
});

test('lists find a vehicle by name, plate, provider, kind and state', async () => {
  const provider = await makeProvider(db);
  const make = (more: Parameters<typeof makeRentalVehicle>[1]) =>
    makeRentalVehicle(db, { providerId: provider.id, ...more });
  const van = await make({ name: { en: 'Delta van' }, plates: ['DV 1'], idlePlates: ['DV 2'] });
  const bike = await make({ name: { en: 'Bike' }, plates: [], active: false });
  const find = async (query: object) =>
    (await operator.call(listVehicles, { query: { provider_id: provider.id, ...query } })).rows.map(
      ({ id }) => id,
    );
  expect(await find({})).toEqual([bike.id, van.id]);
  expect(await find({ search: 'delta' })).toEqual([van.id]);
  expect(await find({ search: 'dv 2' })).toEqual([van.id]);
  expect(await find({ search: 'DV' })).toEqual([]);
  expect(await find({ category_id: bike.categoryId })).toEqual([bike.id]);
  expect(await find({ brand_id: van.brandId })).toEqual([van.id]);
  expect(await find({ state: 'hidden' })).toEqual([bike.id]);
  expect(await find({ unavailable: true })).toEqual([bike.id]);
  expect(await find({ unavailable: false })).toEqual([van.id]);
});

test('a plate that is booked is neither removed nor taken out of service, and the rejection names its trips', async () => {
  const pickupAt = new Date(shop.api.clock.now() + 3_600_000);
  const trip = await makeTrip(db, 'guest:fleet', {
    trip: { pickupAt },
    vehicle: { plates: ['MRS 1', 'MRS 2'] },
  });
  const params = { id: trip.vehicle.id };
  const { plates } = await operator.call(getVehicle, { params });
  expect(plates[0]).toEqual({ plate: 'MRS 1', in_service: true, trips: [trip.id], closures: [] });
  const rejection = { code: 'plate_booked', details: { plate: 'MRS 1', trips: `#${trip.id}` } };
  const body = { plate: 'MRS 1' };
  await expect(operator.call(removePlate, { params, body })).rejects.toMatchObject(rejection);
  const out = { params, body: { ...body, in_service: false } };
  await expect(operator.call(setPlateService, out)).rejects.toMatchObject(rejection);
  await operator.call(removePlate, { params, body: { plate: 'MRS 2' } });
  expect(await codeOf(operator.call(removePlate, { params, body: { plate: 'MRS 2' } }))).toBe('not_found');
  expect(await codeOf(operator.call(deleteVehicle, { params }))).toBe('vehicle_booked');
  await db.update(vehicleBookings).set({ active: false }).where(eq(vehicleBookings.orderId, trip.id));
  expect((await operator.call(removePlate, { params, body })).plates).toEqual([]);
});

test('a closed vehicle cannot be booked then, a booked one cannot be closed then, and a closure can be removed', async () => {
  const now = shop.api.clock.now();
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const trip = await makeTrip(db, 'guest:closure', {
    trip: { pickupAt: new Date(day(10)), returnAt: new Date(day(11)) },
    vehicle: { plates: ['C 1'] },
  });
  const params = { id: trip.vehicle.id };
  const close = (from: string, to: string) =>
    operator.call(closePlate, { params, body: { plate: 'c 1', from, to, reason: 'New brakes' } });
  const free = async () => {
    const query = { pickup_time: day(2), trip_type: 'hourly', estimated_hours: 4 } as const;
    return (await shop.api.client().call(getShopVehicle, { params: { id: trip.vehicle.slug }, query }))
      .free_vehicles;
  };
  expect(await free()).toBe(1);
  const { plates } = await close(day(1), day(3));
  expect(plates[0]).toMatchObject({
    trips: [trip.id],
    closures: [{ from: day(1), to: day(3), reason: 'New brakes' }],
  });
  expect(await free()).toBe(0);
  expect(await codeOf(close(day(2), day(4)))).toBe('plate_closed');
  await expect(close(day(10.5), day(12))).rejects.toMatchObject({
    code: 'plate_booked',
    details: { trips: `#${trip.id}` },
  });
  expect(await codeOf(close(day(4), day(4)))).toBe('closure_period');
  await close(day(3), day(4));
  const reopen = (closure_id: number) => operator.call(reopenPlate, { params, body: { closure_id } });
  const id = plates[0]?.closures[0]?.id ?? 0;
  await reopen(id);
  expect(await free()).toBe(1);
  expect(await codeOf(reopen(id))).toBe('not_found');
});

test('a provider has a plate once, also in another vehicle and out of service', async () => {
  const provider = await makeProvider(db);
  const first = await makeRentalVehicle(db, { providerId: provider.id, plates: [], idlePlates: ['P 1'] });
  const second = await makeRentalVehicle(db, { providerId: provider.id, plates: ['P 2'] });
  const add = (id: number, plates: string[]) =>
    operator.call(addVehiclePlates, { params: { id }, body: { plates } });
  await expect(add(second.id, ['P 3', 'p 1', 'P 2'])).rejects.toMatchObject({
    code: 'plate_taken',
    details: { plates: 'P 2, P 1' },
  });
  expect((await add(first.id, ['P 3'])).plates.map(({ plate }) => plate)).toEqual(['P 3', 'P 1']);
  const elsewhere = await makeRentalVehicle(db, { plates: [] });
  expect((await add(elsewhere.id, ['P 1'])).plates).toHaveLength(1);
});

test('a vehicle that cannot be rented for its prices is refused, and two edits do not overwrite each other', async () => {
  const provider = await makeProvider(db);
  const fields = await fieldsOf();
  const made = await operator.call(createVehicle, { body: { ...fields, provider_id: provider.id } });
  const params = { id: made.id };
  const save = (more: Partial<VehicleFields>, version = made.version) =>
    operator.call(updateVehicle, { params, body: { ...fields, ...more, version } });
  expect(await codeOf(save({ daily_minor: null }))).toBe('vehicle_unpriced');
  expect(await codeOf(save({ hourly_minor: 0 }))).toBe('vehicle_free');
  expect(await codeOf(save({ discount: { kind: 'amount', value: 6001 } }))).toBe('discount_high');
  expect(await codeOf(save({ brand_id: 999_999 }))).toBe('vehicle_kind_unknown');
  // Plates and trips are no edit of the form.
  await operator.call(addVehiclePlates, { params, body: { plates: ['V 1'] } });
  await db.update(vehicles).set({ tripCount: 7 }).where(eq(vehicles.id, made.id));
  const saved = await save({ seats: 8 });
  expect(saved.seats).toBe(8);
  expect(await codeOf(save({ seats: 9 }))).toBe('changed_meanwhile');
  await operator.call(deleteVehicle, { params });
  expect(await codeOf(operator.call(getVehicle, { params }))).toBe('not_found');
});

test('categories and brands are shown in the operator’s order, hidden ones are not, and those in use stay', async () => {
  const fields = await fieldsOf();
  const provider = await makeProvider(db);
  await operator.call(createVehicle, { body: { ...fields, provider_id: provider.id } });
  const shown = async () => {
    const client = shop.api.client();
    const page = { query: { limit: 100 } };
    const { vehicles: categories } = await client.call(listVehicleCategories, page);
    const { brands } = await client.call(listVehicleBrands, page);
    return [
      categories.some(({ id }) => id === fields.category_id),
      brands.some(({ id }) => id === fields.brand_id),
    ];
  };
  expect(await shown()).toEqual([true, true]);
  const [category, brand] = [{ params: { id: fields.category_id } }, { params: { id: fields.brand_id } }];
  expect(await codeOf(operator.call(kinds.deleteRentalCategory, category))).toBe('vehicle_kind_in_use');
  expect(await codeOf(operator.call(kinds.deleteRentalBrand, brand))).toBe('vehicle_kind_in_use');
  const hidden = { name: text('Hidden'), position: 1, active: false };
  for (const [read, update, of] of [
    [kinds.getRentalCategory, kinds.updateRentalCategory, category],
    [kinds.getRentalBrand, kinds.updateRentalBrand, brand],
  ] as const) {
    const { version, vehicles: count } = await operator.call(read, of);
    expect(count).toBe(1);
    await operator.call(update, { ...of, body: { ...hidden, version } });
    expect(await codeOf(operator.call(update, { ...of, body: { ...hidden, version } }))).toBe(
      'changed_meanwhile',
    );
  }
  expect(await shown()).toEqual([false, false]);
});

test('pictures are added, ordered and removed without a conflict with the open form', async () => {
  const { id, ...vehicle } = await makeRentalVehicle(db, { tint: 'stone' });
  const params = { id };
  const add = async (red: number) =>
    operator.call(addVehiclePicture, { params, body: formOf({ picture: [await pictureOf(red)] }) });
  const { version } = await operator.call(getVehicle, { params });
  await add(20);
  const added = await add(200);
  expect(added.version).toBe(version);
  const [first, second] = added.pictures.map(({ key }) => ({ key }));
  if (!first || !second) throw new Error('two pictures were added');
  const set = (pictures: { key: string }[]) =>
    operator.call(setVehiclePictures, { params, body: { pictures, version: added.pictures_version } });
  const moved = await set([second, first, { key: 'unknown' }]);
  expect(moved.pictures.map(({ key }) => key)).toEqual([second.key, first.key]);
  expect(await codeOf(set([first]))).toBe('changed_meanwhile');
  const shown = await shop.api.client().call(getShopVehicle, { params: { id: vehicle.slug } });
  expect(shown.images_full_url).toHaveLength(2);
});

test('terms apply to the next trip, and the first two writers do not overwrite each other', async () => {
  const provider = await makeProvider(db);
  const vehicle = await makeRentalVehicle(db, { providerId: provider.id });
  const manager = await managerOf(provider.id);
  const params = { id: provider.id };
  const before = await manager.call(getRentalTerms, { params });
  expect(before).toMatchObject({ has_terms: false, version: NEW_TERMS, cancel_steps: [], in_service: 1 });
  const terms = {
    minimum_hours: 4,
    maximum_hours: 72,
    minimum_minor: 2000,
    deposit_minor: 10_000,
    cancel_steps: [
      { hours: 48, percent: 50 },
      { hours: 24, percent: 100 },
    ],
    license_required: true,
    documents_required: false,
  };
  const save = (more: object, version: string) =>
    manager.call(updateRentalTerms, { params, body: { ...terms, ...more, version } });
  expect(await codeOf(save({ maximum_hours: 3 }, NEW_TERMS))).toBe('terms_length');
  const [first, second] = terms.cancel_steps;
  expect(await codeOf(save({ cancel_steps: [second, first] }, NEW_TERMS))).toBe('cancel_steps_hours');
  const alike = save({ cancel_steps: [first, { ...second, percent: 50 }] }, NEW_TERMS);
  await expect(alike).rejects.toMatchObject({
    errors: [{ code: 'cancel_steps', message: expect.stringContaining('cost more') }],
  });
  const outcomes = await Promise.all(
    [1, 2].map(() =>
      save({}, NEW_TERMS).then(
        () => 'saved',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['changed_meanwhile', 'saved']);
  const { provider: shown } = await shop.api.client().call(getShopVehicle, { params: { id: vehicle.slug } });
  expect(shown.terms).toMatchObject({
    minimum_hours: 4,
    maximum_hours: 72,
    free_cancellation_hours: 48,
    cancellation_percent: 50,
    cancellation_steps: terms.cancel_steps,
  });
  const { version } = await manager.call(getRentalTerms, { params });
  expect(await save({ maximum_hours: null }, version)).toMatchObject({
    maximum_hours: null,
    cancel_steps: terms.cancel_steps,
    has_terms: true,
  });
});
