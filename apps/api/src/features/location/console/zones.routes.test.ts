import * as contract from '@errand/contract/console/zones';
import { getZoneId } from '@errand/contract/location';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeModule, makeVehicle, makeZone, square } from '../../../../test/factories/index.ts';
import { NO_MAPS } from '../../../platform/maps/index.ts';

const { shop, operator } = await openConsole();

const HERE = { latitude: 10, longitude: 10 };
const RATES = {
  charge_type: 'distance',
  fixed_minor: 0,
  per_km_minor: 100,
  minimum_minor: 200,
  maximum_minor: null,
  cash_limit_minor: null,
} as const;

test('a zone is drawn, gets rates and serves visitors once it is activated; the test point prices its delivery', async () => {
  const body = { name: { en: 'Harbor' }, time_zone: 'Europe/Berlin', outline: square(HERE) };
  const zone = await operator.call(contract.createZone, { body });
  expect(zone).toMatchObject({ active: false, slug: 'harbor', overlaps: [] });
  const params = { id: zone.id };
  const module = await makeModule(shop.api.db);
  const rates = { ...RATES, module_id: module.id, version: contract.NEW_RATES };
  await operator.call(contract.setZoneRates, { params, body: rates });
  expect(await codeOf(operator.call(contract.setZoneRates, { params, body: rates }))).toBe(
    'changed_meanwhile',
  );
  const visit = () =>
    shop.api.client().call(getZoneId, { query: { lat: HERE.latitude, lng: HERE.longitude } });
  await expect(visit()).rejects.toMatchObject({ code: 'coordinates' });
  await operator.call(contract.setZoneActive, { params, body: { active: true } });
  expect((await visit()).zone_id).toBe(JSON.stringify([zone.id]));
  const tested = await operator.call(contract.testPoint, { query: { ...HERE, km: 5 } });
  expect(tested.zones).toMatchObject([{ id: zone.id, modules: [{ id: module.id, charge_minor: 500 }] }]);
  await makeVehicle(shop.api.db, { neededFromKm: 3, extraMinor: 150 });
  const far = await operator.call(contract.testPoint, { query: { ...HERE, km: 5 } });
  expect(far.zones).toMatchObject([{ modules: [{ charge_minor: 650 }] }]);
  expect((await operator.call(contract.testPoint, { query: { latitude: 50, longitude: 50 } })).zones).toEqual(
    [],
  );
});

test('rates by bands and hours are stored, priced by the test point, and shown to clients that know none; wrong ones name their field', async () => {
  const at = { latitude: 30, longitude: -40 };
  const body = { name: { en: 'Bands' }, time_zone: 'Europe/Berlin', outline: square(at) };
  const zone = await operator.call(contract.createZone, { body });
  const params = { id: zone.id };
  await operator.call(contract.setZoneActive, { params, body: { active: true } });
  const module = await makeModule(shop.api.db);
  const bands = [
    { from: 0, fee_minor: 150 },
    { from: 2, fee_minor: 300 },
  ];
  const hours = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440, extra_minor: 25 }];
  const rates = {
    ...RATES,
    module_id: module.id,
    version: contract.NEW_RATES,
    charge_type: 'distance_bands' as const,
    per_km_minor: null,
  };
  const save = (change: object) =>
    operator.call(contract.setZoneRates, { params, body: { ...rates, bands, hours, ...change } });
  const faultOf = (change: object) => save(change).then(() => null, rejected);
  const rejected = (error: { errors: { code: string }[] }) => error.errors[0]?.code;
  expect(await faultOf({ bands: [] })).toBe('bands');
  expect(await faultOf({ bands: bands.toReversed() })).toBe('bands');
  expect(await faultOf({ hours: [{ ...hours[0], to: 0 }] })).toBe('hours');
  const saved = await save({});
  const stored = saved.modules.find(({ id }) => id === module.id);
  expect(stored?.rates).toMatchObject({ charge_type: 'distance_bands', bands, hours, per_km_minor: null });
  const priceAt = async (km: number) =>
    (await operator.call(contract.testPoint, { query: { ...at, km } })).zones[0]?.modules[0]?.charge_minor;
  expect([await priceAt(1), await priceAt(2)]).toEqual([175, 325]);
  const { zone_data } = await shop.api
    .client()
    .call(getZoneId, { query: { lat: at.latitude, lng: at.longitude } });
  expect(zone_data[0]?.modules[0]?.pivot).toMatchObject({
    delivery_charge_type: 'distance',
    minimum_shipping_charge: 1.5,
    per_km_shipping_charge: expect.any(Number),
  });
  const parcels = await makeModule(shop.api.db, { type: 'parcel' });
  const forParcels = { module_id: parcels.id };
  expect(await faultOf(forParcels)).toBe('hours');
  expect(await faultOf({ ...forParcels, hours: [], charge_type: 'basket_bands' })).toBe('charge_type');
  expect(await faultOf({ ...forParcels, hours: [] })).toBe(null);
});

test('an outline that crosses itself and an unknown time zone are rejected; an overlap is reported', async () => {
  const at = { latitude: -20, longitude: -20 };
  const corners = square(at);
  const crossed = [corners[0]!, corners[2]!, corners[1]!, corners[3]!];
  const draft = { name: { en: 'Twisted' }, time_zone: 'Europe/Berlin' };
  const create = (body: object) =>
    operator.call(contract.createZone, { body: { ...draft, ...body } as never });
  expect(await codeOf(create({ outline: crossed }))).toBe('outline_crosses');
  expect(await codeOf(create({ outline: corners, time_zone: 'Mars/Olympus' }))).toBe('time_zone_unknown');
  const first = await create({ outline: corners });
  const second = await create({ outline: square({ latitude: -20.1, longitude: -20.1 }) });
  expect(second.overlaps).toMatchObject([{ id: first.id }]);
});

test('a time zone is accepted if JavaScript and PostgreSQL read it alike, and the database refuses all others', async () => {
  const save = async (timeZone: string) => {
    const body = {
      name: { en: 'Clock' },
      time_zone: timeZone,
      outline: square({ latitude: 40, longitude: 60 }),
    };
    return operator.call(contract.createZone, { body });
  };
  for (const known of [
    'UTC',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Asia/Riyadh',
    'Africa/Casablanca',
    'Etc/GMT-3',
  ])
    expect((await save(known)).time_zone).toBe(known);
  // An offset, whose sign PostgreSQL reads the other way round, names of one of the two only, and an abbreviation.
  for (const unknown of [
    '+03:00',
    '-03',
    'UTC+3',
    'GMT+3',
    'Factory',
    'posix/Europe/Berlin',
    'CET',
    'Mars/Olympus',
  ])
    expect([unknown, await codeOf(save(unknown))]).toEqual([unknown, 'time_zone_unknown']);
  await expect(makeZone(shop.api.db, { timeZone: 'Mars/Olympus' })).rejects.toThrow(/insert into "zones"/);
});

test('a surcharge of more than 100 percent is rejected, an amount is not', async () => {
  const zone = await makeZone(shop.api.db);
  const params = { id: zone.id };
  const { version, ...current } = await operator.call(contract.getZone, { params });
  const save = (surcharge_type: 'percent' | 'amount', surcharge_value: number) =>
    operator.call(contract.updateZone, {
      params,
      body: { ...current, surcharge_type, surcharge_value, version },
    });
  await expect(save('percent', 101)).rejects.toMatchObject({ status: 403 });
  expect((await save('amount', 500)).surcharge_value).toBe(500);
});

test('an outline across longitude 180, without area or with a corner twice is rejected by name', async () => {
  const zone = await makeZone(shop.api.db);
  const { version } = await operator.call(contract.getZone, { params: { id: zone.id } });
  const draw = (outline: [number, number][]) =>
    codeOf(operator.call(contract.setZoneOutline, { params: { id: zone.id }, body: { outline, version } }));
  const [first, ...rest] = square(HERE);
  expect(await draw([first!, ...rest, first!])).toBe('outline_repeats');
  expect(
    await draw([
      [10, 10],
      [11, 11],
      [12, 12],
    ]),
  ).toBe('outline_flat');
  expect(
    await draw([
      [175, -20],
      [-175, -20],
      [-175, -15],
      [175, -15],
    ]),
  ).toBe('outline_wraps');
});

test('a member of a zone sees and edits that zone only, and cannot add one', async () => {
  const [own, other] = [await makeZone(shop.api.db), await makeZone(shop.api.db)];
  const grants = [{ role: 'operator', scope: { kind: 'zone', id: own.id } as const }];
  const browser = await shop.signedIn(await shop.makeStaff({ grants }));
  expect((await browser.call(contract.listZones, { query: {} })).rows.map(({ id }) => id)).toEqual([own.id]);
  expect(await codeOf(browser.call(contract.getZone, { params: { id: other.id } }))).toBe('not_found');
  const { version } = await browser.call(contract.getZone, { params: { id: own.id } });
  const edit = { outline: square(HERE, 0.2), version };
  const saved = await browser.call(contract.setZoneOutline, { params: { id: own.id }, body: edit });
  expect(saved.outline).toEqual(square(HERE, 0.2));
  expect(await codeOf(browser.call(contract.setZoneOutline, { params: { id: own.id }, body: edit }))).toBe(
    'changed_meanwhile',
  );
  const body = { name: { en: 'New' }, time_zone: 'Europe/Berlin', outline: square() };
  expect(await codeOf(browser.call(contract.createZone, { body }))).toBe('permission_denied');
});

test('a module without rates names the general ones, which its deliveries cost once it is offered without its own', async () => {
  const at = { latitude: 12, longitude: 100 };
  const body = { name: { en: 'General' }, time_zone: 'Asia/Bangkok', outline: square(at) };
  const zone = await operator.call(contract.createZone, { body });
  const module = await makeModule(shop.api.db);
  const params = { id: zone.id };
  const { modules } = await operator.call(contract.getZone, { params });
  const { rates, general } = modules.find(({ id }) => id === module.id)!;
  expect(rates).toBeNull();
  expect(general.minimum_minor).toBeGreaterThan(0);
  const own = { ...RATES, per_km_minor: null, minimum_minor: null };
  await operator.call(contract.setZoneRates, {
    params,
    body: { ...own, module_id: module.id, version: contract.NEW_RATES },
  });
  const chargeAt = async (km: number) =>
    (await operator.call(contract.testPoint, { query: { ...at, km } })).zones[0]?.modules[0]?.charge_minor;
  expect(await chargeAt(0)).toBe(general.minimum_minor);
  expect(await chargeAt(2.5)).toBe(Math.max(general.minimum_minor, general.per_km_minor * 2.5));
});

test('places are found for the map of a zone, also by a member of one zone; without a geocoder the search says so', async () => {
  const own = await makeZone(shop.api.db);
  const grants = [{ role: 'operator', scope: { kind: 'zone', id: own.id } as const }];
  const member = await shop.signedIn(await shop.makeStaff({ grants }));
  const search = (browser: typeof member) =>
    browser.call(contract.searchPlaces, { query: { search: 'light', latitude: 25, longitude: 55 } });
  for (const browser of [operator, member])
    expect(await search(browser)).toEqual({
      places: [
        { address: 'Lighthouse, Testville', latitude: 25.01, longitude: 55 },
        { address: 'Light Market, Testville', latitude: 25, longitude: 55.02 },
      ],
    });
  const { maps } = shop.deps;
  shop.deps.maps = NO_MAPS;
  expect(await codeOf(search(operator))).toBe('unavailable');
  shop.deps.maps = maps;
});
