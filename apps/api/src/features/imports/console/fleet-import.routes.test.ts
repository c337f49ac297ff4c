import {
  checkImport,
  getImport,
  listFleetImports,
  listImports,
  startImport,
} from '@errand/contract/console/imports';
import {
  createVehicle,
  getVehicle,
  getVehicleChoices,
  listVehicles,
  type VehicleFields,
} from '@errand/contract/console/rental/vehicles';
import { VEHICLE_LIMITS } from '@errand/domain/rental';
import { beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeProvider, makeRentalVehicle, makeTrip } from '../../../../test/factories/index.ts';
import { registerImportJobs } from './import-job.ts';

const { shop, operator } = await openConsole();
const { db } = shop.api;

beforeAll(() => registerImportJobs(shop.api.deps));

async function check(
  providerId: number,
  lines: string[],
  more: Record<string, string> = {},
  browser = operator,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ store_id: String(providerId), ...more }))
    body.set(name, value);
  body.set('file', new File([`${lines.join('\n')}\n`], 'fleet.csv', { type: 'text/csv' }));
  const { id } = await browser.call(checkImport, { body });
  await shop.api.jobs.run();
  return browser.call(getImport, { params: { id } });
}

async function start(id: number) {
  await operator.call(startImport, { params: { id }, body: { skip_faults: true } });
  await shop.api.jobs.run();
  return operator.call(getImport, { params: { id } });
}

async function imported(providerId: number, lines: string[], more: Record<string, string> = {}) {
  return start((await check(providerId, lines, more)).id);
}

async function exported(providerId: number, language: 'en' | 'ar' = 'en'): Promise<string[]> {
  const response = await shop.app.inject({
    url: `/api/console/v1/vehicles?format=csv&provider_id=${providerId}`,
    headers: { ...operator.headers(), 'x-localization': language },
  });
  expect(response.statusCode).toBe(200);
  return response.body.trimEnd().split('\r\n');
}

const nameOf = (rows: { id: number; name: string }[], kind: number) =>
  rows.find(({ id }) => id === kind)?.name ?? '';

const vehiclesOf = async (providerId: number) =>
  (await operator.call(listVehicles, { query: { provider_id: providerId } })).rows;

const faultsOf = ({ faults }: Awaited<ReturnType<typeof check>>) =>
  faults.map(({ line, column, text }) => `${line} ${column} ${text}`);

test.for(['en', 'ar'] as const)(
  'an export of a fleet with heads in %s is imported unchanged, whatever its texts hold',
  async (language) => {
    const { id } = await makeProvider(db);
    const vehicle = await makeRentalVehicle(db, {
      providerId: id,
      name: { en: '=Van, "long"', ar: 'حافلة' },
      description: { en: 'Two lines:\nroomy; 3 > 2 | more' },
      tags: ['A | B', 'Child seat'],
      plates: ['HH-AB 1', 'HH-AB 2'],
      idlePlates: ['HH-AB 3'],
      hourlyMinor: null,
      perKmMinor: 45,
      discount: 250,
      discountType: 'amount',
      engineCapacity: 1968,
      active: false,
    });
    await makeRentalVehicle(db, { providerId: id, categoryId: vehicle.categoryId });
    const read = () => operator.call(getVehicle, { params: { id: vehicle.id } });
    const before = await read();
    const checked = await check(id, await exported(id, language));
    expect(faultsOf(checked)).toEqual([]);
    expect(checked).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    await start(checked.id);
    expect(await read()).toEqual(before);
  },
);

test('a checked file writes nothing; its import adds vehicles with plates, kinds and defaults, and again changes nothing', async () => {
  const provider = await makeProvider(db);
  const file = [
    'id,name,name:ar,category,brand,daily,discount,features,plates,plates_out_of_service',
    'harbor-van,Harbor van,حافلة,New vans,New Nordwind,60.00,10%,Navigation | Tow bar,"hh-cd 1, HH-CD  2",HH-CD 3',
    ',Bike,,New vans,New Nordwind,5,,,,',
  ];
  const checked = await check(provider.id, file, { create_categories: 'true' });
  expect(checked).toMatchObject({
    state: 'checked',
    created: 2,
    fault_count: 0,
    changes: [
      { line: 2, name: 'Harbor van', change: 'created' },
      { line: 3, name: 'Bike', change: 'created' },
    ],
  });
  expect(await vehiclesOf(provider.id)).toEqual([]);
  expect(await start(checked.id)).toMatchObject({ state: 'done', created: 2 });
  const rows = await vehiclesOf(provider.id);
  expect(rows.map(({ category, brand }) => [category.name, brand.name])).toEqual(
    Array.from({ length: 2 }, () => ['New vans', 'New Nordwind']),
  );
  const [van] = rows.filter(({ name }) => name.en === 'Harbor van');
  const detail = await operator.call(getVehicle, { params: { id: van?.id ?? 0 } });
  expect(detail).toMatchObject({
    slug: 'harbor-van',
    name: { en: 'Harbor van', ar: 'حافلة' },
    daily_minor: 6000,
    hourly_minor: null,
    discount: { kind: 'percent', value: 10 },
    tags: ['Navigation', 'Tow bar'],
    seats: 5,
    active: true,
  });
  expect(detail.plates.map(({ plate, in_service }) => [plate, in_service])).toEqual([
    ['HH-CD 1', true],
    ['HH-CD 2', true],
    ['HH-CD 3', false],
  ]);
  expect(await imported(provider.id, file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect((await operator.call(listFleetImports, { query: { store_id: provider.id } })).rows).toHaveLength(2);
  expect((await operator.call(listImports, { query: { store_id: provider.id } })).rows).toEqual([]);
});

test('a changed row changes its vehicle alone; a missing column leaves its field, and no plate is removed', async () => {
  const { id } = await makeProvider(db);
  const [one, other] = [
    await makeRentalVehicle(db, { providerId: id, name: { en: 'One', ar: 'واحد' }, plates: ['P 1', 'P 2'] }),
    await makeRentalVehicle(db, { providerId: id, name: { en: 'Other' }, plates: ['P 9'] }),
  ];
  const choices = await operator.call(getVehicleChoices, { params: { id } });
  const kinds = `${nameOf(choices.categories, one.categoryId)},${nameOf(choices.brands, one.brandId)}`;
  const before = await operator.call(getVehicle, { params: { id: one.id } });
  const done = await imported(id, [
    'id,name,category,brand,hourly,plates,plates_out_of_service',
    `${one.slug},One,${kinds},,P 3,P 1`,
  ]);
  expect(done).toMatchObject({ updated: 1, fault_count: 0 });
  const { plates, version: _, ...after } = await operator.call(getVehicle, { params: { id: one.id } });
  const { plates: _plates, version: __, ...rest } = before;
  expect(after).toEqual({ ...rest, hourly_minor: null });
  expect(plates.map(({ plate, in_service }) => [plate, in_service])).toEqual([
    ['P 2', true],
    ['P 3', true],
    ['P 1', false],
  ]);
  expect((await vehiclesOf(id)).find((row) => row.id === other.id)).toMatchObject({ in_service: 1 });
});

test('every fault has its line and column, and the valid rows of the file can be imported', async () => {
  const foreign = await makeRentalVehicle(db, { plates: ['F 1'] });
  const trip = await makeTrip(db, 'guest:fleet-file', {
    trip: { pickupAt: new Date(shop.api.clock.now() + 3_600_000) },
    vehicle: { plates: ['T 1'], name: { en: 'Booked' } },
  });
  const { providerId, slug } = trip.vehicle;
  const [head = '', row = ''] = await exported(providerId);
  const kinds = await operator.call(getVehicleChoices, { params: { id: providerId } });
  const tail = `${kinds.categories[0]?.name},${kinds.brands[0]?.name}`;
  expect(faultsOf(await check(providerId, [head, row, row]))).toEqual([
    `3 id "${slug}" was already on line 2`,
  ]);
  const checked = await check(providerId, [
    'id,name,category,brand,daily,fuel,plates,plates_out_of_service',
    `${slug},Booked,${tail},42,petrol,,T 1`,
    `${foreign.slug},Foreign,${tail},42,petrol,,`,
    `,Unpriced,${tail},,petrol,,`,
    `,Steam,${tail},42,steam,,`,
    `,Kindless,No such,${kinds.brands[0]?.name},42,petrol,,`,
    `,Taken,${tail},42,petrol,T 1,`,
    `,Good,${tail},42,diesel,G 1,`,
  ]);
  expect(faultsOf(checked)).toEqual([
    `2 plates_out_of_service T 1 is booked for the trips #${trip.id}`,
    `3 id "${foreign.slug}" is a vehicle of another provider`,
    '4 daily needs a price for an hour, a day or a kilometer',
    '5 fuel "steam" is none of petrol, diesel, hybrid, electric, none',
    '6 category there is no category "No such": add it, or choose “Create missing categories and brands”',
    '7 plates T 1 belongs to another vehicle of this provider',
  ]);
  expect(checked).toMatchObject({ created: 1, updated: 0, importable: true });
  await start(checked.id);
  expect((await vehiclesOf(providerId)).map(({ name }) => name.en)).toEqual(['Good', 'Booked']);
});

test('a manager imports into the own provider only, and creates no categories', async () => {
  const [own, other] = [await makeProvider(db), await makeProvider(db)];
  const scope = { kind: 'store' as const, id: own.id };
  const manager = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-manager', scope }] }));
  const file = ['name,category,brand,daily', 'Van,Any,Any,42'];
  expect(faultsOf(await check(own.id, file, {}, manager))).toHaveLength(1);
  expect(await codeOf(check(other.id, file, {}, manager))).toBe('not_found');
  expect(await codeOf(check(own.id, file, { create_categories: 'true' }, manager))).toBe('import_categories');
});

const text = (length: number) => 'a'.repeat(length);
const L = VEHICLE_LIMITS;

/** Good and bad values of a vehicle, as cells and as fields of the form; both doors have to agree on each. */
const CASES: Record<string, { cells: Record<string, string>; form: Partial<VehicleFields> }> = {
  'a model at its limit': {
    cells: { model: text(L.modelCharacters) },
    form: { model: text(L.modelCharacters) },
  },
  'a model above it': {
    cells: { model: text(L.modelCharacters + 1) },
    form: { model: text(L.modelCharacters + 1) },
  },
  'a price of 0': { cells: { daily: '0' }, form: { daily_minor: 0 } },
  'the highest price': { cells: { daily: '999999999.99' }, form: { daily_minor: 99_999_999_999 } },
  'a price above it': { cells: { daily: '1000000000.00' }, form: { daily_minor: 100_000_000_000 } },
  'no price': { cells: { daily: '' }, form: { daily_minor: null } },
  'a whole discount': { cells: { discount: '100%' }, form: { discount: { kind: 'percent', value: 100 } } },
  'a broken discount': { cells: { discount: '12.5%' }, form: { discount: { kind: 'percent', value: 12.5 } } },
  'a discount above the price': {
    cells: { discount: '42.01' },
    form: { discount: { kind: 'amount', value: 4201 } },
  },
  'most seats': { cells: { seats: String(L.seats) }, form: { seats: L.seats } },
  'more seats': { cells: { seats: String(L.seats + 1) }, form: { seats: L.seats + 1 } },
  'an engine of 0': { cells: { engine_capacity: '0' }, form: { engine_capacity: 0 } },
  'a feature at its limit': {
    cells: { features: text(L.tagCharacters) },
    form: { tags: [text(L.tagCharacters)] },
  },
  'a feature above it': {
    cells: { features: text(L.tagCharacters + 1) },
    form: { tags: [text(L.tagCharacters + 1)] },
  },
  'a name at its limit': {
    cells: { name: text(L.nameCharacters) },
    form: { name: { en: text(L.nameCharacters) } },
  },
  'a name above it': {
    cells: { name: text(L.nameCharacters + 1) },
    form: { name: { en: text(L.nameCharacters + 1) } },
  },
};

test.for(Object.entries(CASES))('form and file agree on %s of a vehicle', async ([, { cells, form }]) => {
  const { id } = await makeProvider(db);
  const { categoryId, brandId } = await makeRentalVehicle(db, { providerId: id });
  const choices = await operator.call(getVehicleChoices, { params: { id } });
  const row = {
    name: 'Agreed',
    category: nameOf(choices.categories, categoryId),
    brand: nameOf(choices.brands, brandId),
    daily: '42',
    ...cells,
  };
  const checked = await check(id, [Object.keys(row).join(','), Object.values(row).join(',')]);
  const fields: VehicleFields = {
    active: true,
    name: { en: 'Agreed' },
    description: { en: '' },
    category_id: categoryId,
    brand_id: brandId,
    model: '',
    hourly_minor: null,
    daily_minor: 4200,
    per_km_minor: null,
    discount: { kind: 'percent', value: 0 },
    seats: 5,
    transmission: 'automatic',
    fuel: 'petrol',
    air_condition: true,
    engine_capacity: null,
    engine_power: null,
    tags: [],
    ...form,
  };
  const isAccepted = await operator.call(createVehicle, { body: { ...fields, provider_id: id } }).then(
    () => true,
    () => false,
  );
  expect(faultsOf(checked).length === 0, faultsOf(checked).join('\n')).toBe(isAccepted);
});
