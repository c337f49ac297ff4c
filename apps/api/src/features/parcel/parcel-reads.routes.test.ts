import {
  estimateParcel,
  getParcelTimeSlots,
  listParcelCancelReasons,
  listParcelCategories,
  listParcelInstructions,
} from '@errand/contract/parcel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CENTER, makeZone, makeZoneModule, square } from '../../../test/factories/index.ts';
import {
  makeParcelCategory,
  makeParcelService,
  makeSender,
  RECEIVER,
} from '../../../test/factories/parcels.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { zoneModules } from '../location/location.tables.ts';
import { changeSettings } from '../settings/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

const ENDS = {
  ...CENTER,
  receiver_latitude: RECEIVER.latitude,
  receiver_longitude: RECEIVER.longitude,
};

test('the categories of the module have their limits and charges in major units, and inactive ones are left out', async () => {
  const { module, category } = await makeParcelService(api, {
    measure: 'weight',
    maximumKg: 20,
    weightSteps: [{ fromKg: 5, extraMinor: 150 }],
    tint: 'sand',
  });
  await makeParcelCategory(api.db, module.id, { active: false });
  const sized = await makeParcelCategory(api.db, module.id, {
    perKmMinor: null,
    minimumMinor: null,
    measure: 'size',
    sizeSteps: [{ size: 'small', extraMinor: 0 }],
    position: 1,
  });
  const visitor = api.client({ moduleId: module.id });
  expect(await visitor.call(listParcelCategories, {})).toMatchObject([
    {
      id: category.id,
      parcel_per_km_shipping_charge: 1,
      parcel_minimum_shipping_charge: 2,
      measure: 'weight',
      maximum_weight: 20,
      weight_steps: [{ from: 5, extra_charge: 1.5 }],
      art: { tint: 'sand' },
      status: 1,
    },
    {
      id: sized.id,
      parcel_per_km_shipping_charge: null,
      parcel_minimum_shipping_charge: null,
      size_steps: [{ size: 'small', extra_charge: 0 }],
    },
  ]);
  const arabic = api.client({ moduleId: module.id, language: 'ar' });
  expect((await arabic.call(listParcelCategories, {}))[0]?.name).toMatch(/^صندوق/);
});

test('instructions and reasons to cancel exist without a demo, in both languages, page by page', async () => {
  const visitor = api.client();
  const instructions = await visitor.call(listParcelInstructions, { query: {} });
  expect(instructions).toMatchObject({ total_size: 6, offset: 1 });
  expect(instructions.data[0]?.instruction).toBe('Keep it upright, please.');
  const arabic = api.client({ language: 'ar' });
  const page = await arabic.call(listParcelInstructions, { query: { limit: 1, offset: 2 } });
  expect(page.data.map(({ instruction }) => instruction)).toEqual(['اتصل بالمستلِم قبل الانطلاق.']);

  const before = await visitor.call(listParcelCancelReasons, { query: {} });
  const after = await visitor.call(listParcelCancelReasons, { query: { cancellation_type: 'after_pickup' } });
  expect(before.data[0]).toMatchObject({
    reason: 'The parcel is not ready yet',
    user_type: 'customer',
    cancellation_type: 'before_pickup',
  });
  expect(after.data[0]).toMatchObject({
    reason: 'The receiver is not there',
    cancellation_type: 'after_pickup',
  });
  const others = await visitor.call(listParcelCancelReasons, { query: { user_type: 'deliveryman' } });
  expect(others).toMatchObject({ total_size: 0, data: [] });
});

describe('the price between two places', () => {
  test('a visitor without an account sees the price of every category, which is what the quote charges', async () => {
    const service = await makeParcelService(api);
    const dear = await makeParcelCategory(api.db, service.module.id, { perKmMinor: 300, position: 1 });
    await changeSettings(api.deps, { parcel_tax_percentage: 5 });
    onTestFinished(() => changeSettings(api.deps, { parcel_tax_percentage: 0 }));
    const estimate = await api.client({ moduleId: service.module.id }).call(estimateParcel, { query: ENDS });
    expect(estimate.distance).toBeCloseTo(5.56, 2);
    expect(estimate).toMatchObject({ duration: 10, receiver_zone_id: estimate.zone_id });
    expect(estimate.polyline).toBeTruthy();
    expect(estimate.categories.map(({ id, total }) => [id, total])).toEqual([
      [service.category.id, 5.84],
      [dear.id, 17.51],
    ]);
    const sender = await makeSender(api, service);
    expect((await sender.quote()).order_amount).toBe(5.84);
  });

  test('one category is priced with its weight, and every rejection names its field', async () => {
    const service = await makeParcelService(api, {
      measure: 'weight',
      maximumKg: 20,
      weightSteps: [{ fromKg: 5, extraMinor: 150 }],
    });
    const visitor = api.client({ moduleId: service.module.id });
    const ask = (query: object) =>
      visitor.call(estimateParcel, { query: { ...ENDS, parcel_category_id: service.category.id, ...query } });
    const total = async (kg: number) => (await ask({ parcel_weight: kg })).categories[0]?.total;
    expect([await total(4.9), await total(5)]).toEqual([5.56, 7.06]);

    const rejected = async (query: object) => {
      const { code, message } = await rejectionOf(ask({ parcel_weight: 1, ...query }));
      return [code, message];
    };
    expect(await rejected({ parcel_weight: 21 })).toEqual([
      'parcel_weight',
      'This is too heavy. The limit is 20 kg.',
    ]);
    expect((await rejected({ receiver_latitude: CENTER.latitude }))[0]).toBe('receiver_latitude');
    expect(await rejected({ receiver_latitude: 10 })).toEqual([
      'receiver_latitude',
      'We do not carry parcels at this place yet.',
    ]);
    expect((await rejected({ latitude: 10 }))[0]).toBe('latitude');
    expect((await rejected({ parcel_category_id: 999_999 }))[0]).toBe('parcel_category_id');
    await changeSettings(api.deps, { parcel_maximum_distance: 5 });
    onTestFinished(() => changeSettings(api.deps, { parcel_maximum_distance: 0 }));
    expect(await rejected({})).toEqual([
      'receiver_latitude',
      'This is too far. We carry parcels up to 5 km.',
    ]);
  });
});

test('parcels are picked up within the operator’s hours, in the time of the sender’s zone', async () => {
  const { module } = await makeParcelService(api);
  const visitor = api.client({ moduleId: module.id });
  const slots = () => visitor.call(getParcelTimeSlots, { query: CENTER });
  const always = await slots();
  expect(always).toMatchObject({ now_reason: null, time_zone: 'Asia/Dubai', step: 30 });
  // It is noon, and a courier needs a quarter of an hour.
  expect(always.days[0]?.slots[0]).toMatchObject({ schedule_at: '2026-03-04 12:30:00', ends: '13:00' });

  await changeSettings(api.deps, { parcel_opening_time: '14:00', parcel_closing_time: '16:00' });
  onTestFinished(() =>
    changeSettings(api.deps, { parcel_opening_time: '00:00', parcel_closing_time: '00:00' }),
  );
  const limited = await slots();
  expect(limited).toMatchObject({ now_reason: 'closed', opens: { date: '2026-03-04', clock: '14:00' } });
  expect(limited.days[1]?.slots.map(({ starts }) => starts)).toEqual(['14:00', '14:30', '15:00', '15:30']);
  const elsewhere = visitor.call(getParcelTimeSlots, { query: { latitude: 10, longitude: 10 } });
  expect((await rejectionOf(elsewhere)).code).toBe('latitude');
});

test('a zone that does not offer the module serves no parcels', async () => {
  const service = await makeParcelService(api);
  const away = { latitude: 25.9, longitude: 55 };
  const far = await makeZone(api.db, { outline: square(away) });
  const visitor = api.client({ moduleId: service.module.id });
  const query = { ...ENDS, receiver_latitude: away.latitude };
  expect((await rejectionOf(visitor.call(estimateParcel, { query }))).code).toBe('receiver_latitude');
  await makeZoneModule(api.db, far.id, service.module.id);
  expect(await visitor.call(estimateParcel, { query })).toMatchObject({
    zone_id: service.zone.id,
    receiver_zone_id: far.id,
  });
});

test('a parcel costs the operator’s general rate where neither its category nor the zone has one', async () => {
  const service = await makeParcelService(api, { perKmMinor: null, minimumMinor: null });
  await api.db
    .update(zoneModules)
    .set({ perKmMinor: null, minimumMinor: null })
    .where(eq(zoneModules.moduleId, service.module.id));
  const sender = await makeSender(api, service);
  const chargeOf = async () => (await sender.quote()).delivery_charge;
  await changeSettings(api.deps, { parcel_per_km_shipping_charge: 3, parcel_minimum_shipping_charge: 0 });
  const { distance, delivery_charge } = await sender.quote();
  expect(delivery_charge).toBeCloseTo((distance ?? 0) * 3, 1);
  await changeSettings(api.deps, { parcel_minimum_shipping_charge: 90 });
  expect(await chargeOf()).toBe(90);
});
