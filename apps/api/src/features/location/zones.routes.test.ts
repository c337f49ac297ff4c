import { checkZone, getZoneId, listZones, zoneData } from '@errand/contract/location';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CENTER,
  makeModule,
  makeStore,
  makeZone,
  makeZoneModule,
  square,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { zonesAt } from './location.queries.ts';
import { locationRoutes } from './location.routes.ts';
import { findZoneModuleTerms } from './location.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: locationRoutes });
});
afterAll(() => api.stop());

const at = (lat: number, lng: number) => api.client().call(getZoneId, { query: { lat, lng } });

/** Squares that do not overlap those of other tests. */
let lastPlace = 0;
function place() {
  lastPlace += 1;
  return { latitude: -40 + lastPlace, longitude: 10 };
}

// Requirements: API-13, LOC-24, MONEY-32.
test('a point returns all zones that contain it, their modules and rates', async () => {
  const here = place();
  const wide = await makeZone(api.db, {
    outline: square(here, 0.4),
    surchargeActive: true,
    surchargeValue: 150,
    surchargeType: 'amount',
    surchargeMessage: { en: 'Rain today', ar: 'أمطار اليوم' },
  });
  const narrow = await makeZone(api.db, { outline: square(here, 0.01), digitalPayment: false });
  await makeZone(api.db, { outline: square(here, 0.4), active: false });
  const food = await makeModule(api.db, { position: 1 });
  await makeZoneModule(api.db, wide.id, food.id, {
    perKmMinor: 75,
    maximumMinor: 1200,
    cashLimitMinor: 20_000,
  });
  await makeZoneModule(api.db, wide.id, (await makeModule(api.db, { active: false })).id);
  await makeStore(api.db, { zoneId: wide.id, moduleId: food.id });

  const response = await at(here.latitude, here.longitude);
  expect(response.zone_id).toBe(JSON.stringify([wide.id, narrow.id]));
  expect(zoneData.strict().parse(response.zone_data[0])).toMatchObject({
    id: wide.id,
    increased_delivery_fee_status: 1,
    increased_delivery_fee: 1.5,
    increased_delivery_fee_type: 'amount',
    increase_delivery_charge_message: 'Rain today',
    per_km_shipping_charge: 0.75,
  });
  expect(response.zone_data[0]?.modules).toEqual([
    expect.objectContaining({
      id: food.id,
      module_type: 'food',
      stores_count: 1,
      pivot: {
        zone_id: wide.id,
        module_id: food.id,
        per_km_shipping_charge: 0.75,
        minimum_shipping_charge: 2,
        maximum_shipping_charge: 12,
        maximum_cod_order_amount: 200,
        delivery_charge_type: 'distance',
        fixed_shipping_charge: 0,
      },
    }),
  ]);
  expect(response.zone_data[1]).toMatchObject({ id: narrow.id, digital_payment: false, modules: [] });
});

test('a point outside every zone is rejected as `coordinates`, in the requested language', async () => {
  await expect(at(80, -100)).rejects.toMatchObject({ status: 403, code: 'coordinates' });
  const response = await api.inject({
    url: '/api/v1/config/get-zone-id?lat=80&lng=-100',
    headers: { 'x-localization': 'ar' },
  });
  expect(response.json()).toEqual({
    errors: [{ code: 'coordinates', message: 'لا نوصل إلى هذا المكان بعد.' }],
  });
});

test('invalid coordinates are rejected at their field', async () => {
  const codes = async (query: string) => {
    const response = await api.inject(`/api/v1/config/get-zone-id${query}`);
    return [response.statusCode, response.json().errors.map((error: { code: string }) => error.code)];
  };
  expect(await codes('')).toEqual([403, ['lat', 'lng']]);
  expect(await codes('?lat=91&lng=181')).toEqual([403, ['lat', 'lng']]);
  expect(await codes('?lat=north&lng=NaN')).toEqual([403, ['lat', 'lng']]);
  expect(await codes("?lat=1;select 1&lng='")).toEqual([403, ['lat', 'lng']]);
});

test('a zone contains its boundary, but not the area outside a concave side', async () => {
  const here = place();
  const { latitude, longitude } = here;
  const zone = await makeZone(api.db, {
    outline: [
      [longitude, latitude],
      [longitude + 1, latitude],
      [longitude + 1, latitude + 0.9],
      [longitude + 0.5, latitude + 0.1],
      [longitude, latitude + 0.9],
    ],
  });
  const zones = (lat: number, lng: number) => zonesAt(api.db, { latitude: lat, longitude: lng });
  expect(await zones(latitude, longitude + 0.25)).toEqual([zone.id]);
  expect(await zones(latitude + 0.05, longitude + 0.5)).toEqual([zone.id]);
  expect(await zones(latitude + 0.5, longitude + 0.5)).toEqual([]);
});

test('zones are listed with their outlines, disabled ones are not', async () => {
  const zone = await makeZone(api.db, { outline: square(CENTER, 0.5), name: { en: 'Coast', ar: 'الساحل' } });
  const off = await makeZone(api.db, { active: false });
  const rows = await api.client({ language: 'ar' }).call(listZones, {});
  expect(rows.find(({ id }) => id === zone.id)).toMatchObject({
    name: 'الساحل',
    display_name: 'الساحل',
    time_zone: 'Asia/Dubai',
    formated_coordinates: square(CENTER, 0.5).map(([lng, lat]) => ({ lat, lng })),
  });
  expect(rows.map(({ id }) => id)).not.toContain(off.id);
});

test('a point is checked against one zone with a plain true or false', async () => {
  const here = place();
  const zone = await makeZone(api.db, { outline: square(here) });
  const check = (lat: number, zone_id: number) =>
    api.client().call(checkZone, { query: { lat, lng: here.longitude, zone_id } });
  expect(await check(here.latitude, zone.id)).toBe(true);
  expect(await check(here.latitude + 1, zone.id)).toBe(false);
  await expect(check(here.latitude, 987_654)).rejects.toMatchObject({ status: 404, code: 'zone_unknown' });
});

test('the rates of a zone for a module are the inputs of the charge; null where it is not offered', async () => {
  const zone = await makeZone(api.db);
  const module = await makeModule(api.db);
  await makeZoneModule(api.db, zone.id, module.id, {
    chargeType: 'fixed',
    fixedMinor: 500,
    cashLimitMinor: 10_000,
  });
  expect(await findZoneModuleTerms(api.db, zone.id, module.id)).toEqual({
    rates: {
      chargeType: 'fixed',
      fixedMinor: 500,
      perKmMinor: 50,
      minimumMinor: 200,
      maximumMinor: null,
      bands: [],
      hours: [],
    },
    cashLimitMinor: 10_000,
  });
  expect(await findZoneModuleTerms(api.db, zone.id, module.id + 1)).toBeNull();
});
