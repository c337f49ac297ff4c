import { getConfig } from '@errand/contract/config';
import { createModule, setModuleActive, updateModule } from '@errand/contract/console/modules';
import { getSetUp, openShop, testSender } from '@errand/contract/console/set-up';
import { changeSetting, listSettings } from '@errand/contract/console/settings';
import { getSession } from '@errand/contract/console/staff/session';
import { createStore, setStoreActive, setStoreHours } from '@errand/contract/console/stores';
import { createZone, NEW_RATES, setZoneActive, setZoneRates } from '@errand/contract/console/zones';
import { listModules } from '@errand/contract/modules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { CENTER, makeCourier, makeModule, makeZone, square } from '../../../../test/factories/index.ts';
import { makeParcelCategory } from '../../../../test/factories/parcels.ts';
import { makeProvider, makeRentalVehicle } from '../../../../test/factories/rental.ts';
import { demoBank } from '../../../features/demo-bank/index.ts';
import { vehicles } from '../../../features/rental/rental.tables.ts';
import { storeCounts } from '../../../features/stores/index.ts';

let shop: TestConsole;
let operator: TestBrowser;
beforeAll(async () => {
  shop = await startConsole();
  operator = await shop.signedIn(await shop.makeStaff());
});
afterAll(() => shop.stop());

const RATES = {
  charge_type: 'distance',
  fixed_minor: 0,
  per_km_minor: 50,
  minimum_minor: 200,
  maximum_minor: null,
  cash_limit_minor: null,
} as const;

async function missing(): Promise<string[]> {
  const { steps } = await operator.call(getSetUp, {});
  return steps.filter(({ done, optional }) => !done && !optional).map(({ step }) => step);
}

async function change(key: string, value: unknown) {
  const { rows } = await operator.call(listSettings, {});
  const version = rows.find((row) => row.key === key)?.version ?? '';
  await operator.call(changeSetting, { params: { key }, body: { value, version } });
}

test('card payment is advised until a provider is configured and digital payment is on', async () => {
  const card = async () => {
    const { steps, configured } = await operator.call(getSetUp, {});
    const { done, optional } = steps.find(({ step }) => step === 'card') ?? {};
    return { done, optional, configured: configured.card };
  };
  expect(await card()).toEqual({ done: false, optional: true, configured: false });
  shop.deps.payments.push(demoBank(shop.deps));
  await change('digital_payment', true);
  expect(await card()).toEqual({ done: true, optional: true, configured: true });
  await change('digital_payment', false);
  expect(await card()).toEqual({ done: false, optional: true, configured: true });
});

/** The missing parts of the first module. */
async function missingParts(): Promise<string[]> {
  const { modules } = await operator.call(getSetUp, {});
  return (modules[0]?.parts ?? []).filter(({ done }) => !done).map(({ part }) => part);
}

test('an empty shop becomes ready step by step through the console, and each step is computed from the database', async () => {
  expect(await missing()).toEqual(['shop', 'module', 'zone', 'offer']);
  await change('business_name', { en: 'Harbor Errands' });
  await change('email', 'hello@errand.example');
  expect(await missing()).not.toContain('shop');

  const text = { en: 'Food' };
  const module = await operator.call(createModule, {
    body: { type: 'food', name: text, description: text },
  });
  expect((await missing())[0]).toBe('zone');
  const zone = await operator.call(createZone, {
    body: { name: { en: 'Harbor' }, time_zone: 'Europe/Berlin', outline: square() },
  });
  expect((await missing())[0]).toBe('zone');
  const ofZone = { id: zone.id };
  await operator.call(setZoneActive, { params: ofZone, body: { active: true } });
  expect(await missing()).toEqual(['offer']);
  expect(await missingParts()).toEqual(['rates', 'store', 'hours', 'items']);
  await operator.call(setZoneRates, {
    params: ofZone,
    body: { ...RATES, module_id: module.id, version: NEW_RATES },
  });
  expect(await missingParts()).toEqual(['store', 'hours', 'items']);
  const place = { zone_id: zone.id, ...CENTER };
  const draft = { name: text, kind: text, address: text, module_id: module.id, place };
  const store = await operator.call(createStore, { body: draft });
  const params = { id: store.id };
  const { version } = await operator.call(setStoreActive, { params, body: { active: true } });
  expect(await missingParts()).toEqual(['hours', 'items']);
  const hours = [{ day: 1, opens: 0, closes: 1440 }];
  await operator.call(setStoreHours, { params, body: { always_open: false, hours, holidays: [], version } });
  expect(await missingParts()).toEqual(['items']);
  await shop.api.db.transaction((tx) => storeCounts.setItems(tx, [{ storeId: store.id, count: 1 }]));
  expect(await operator.call(getSetUp, {})).toMatchObject({
    ready: true,
    zone_id: zone.id,
    modules: [{ id: module.id, ready: true, store_id: store.id }],
  });
  await operator.call(openShop, { body: { open: false, reason: { en: 'Back on Monday', ar: '' } } });
  const arabic = await shop.api.client({ language: 'ar' }).call(getConfig, {});
  expect([arabic.orders_open, arabic.orders_closed_reason]).toEqual([false, 'Back on Monday']);
  expect(await missing()).toEqual(['open']);
  expect((await operator.call(getSession, {})).orders_open).toBe(false);
  await operator.call(setStoreActive, { params, body: { active: false } });
  await expect(operator.call(openShop, { body: { open: true } })).rejects.toMatchObject({
    code: 'set_up_incomplete',
    details: { missing: ['offer'] },
  });
  expect(await missing()).toContain('open');
  await operator.call(setStoreActive, { params, body: { active: true } });
  await operator.call(openShop, { body: { open: true } });
  expect(await operator.call(getSetUp, {})).toMatchObject({ ready: true });
  expect((await operator.call(getSession, {})).orders_open).toBe(true);
});

test('parcels and rental open by what they need, which is no item', async () => {
  const zone = await makeZone(shop.api.db);
  const parcel = await makeModule(shop.api.db, { type: 'parcel' });
  const rental = await makeModule(shop.api.db, { type: 'rental' });
  const parts = async (id: number) =>
    (await operator.call(getSetUp, {})).modules
      .find((module) => module.id === id)
      ?.parts.filter(({ done }) => !done)
      .map(({ part }) => part);
  for (const module of [parcel, rental])
    await operator.call(setZoneRates, {
      params: { id: zone.id },
      body: { ...RATES, module_id: module.id, version: NEW_RATES },
    });
  expect(await parts(parcel.id)).toEqual(['parcelCategory', 'courier']);
  await makeParcelCategory(shop.api.db, parcel.id);
  expect(await parts(parcel.id)).toEqual(['courier']);
  await makeCourier(shop.api.db, { zoneId: zone.id });
  expect(await parts(parcel.id)).toEqual([]);
  expect(await parts(rental.id)).toEqual(['store', 'hours', 'vehicle']);
  const provider = await makeProvider(shop.api.db, { moduleId: rental.id, zoneId: zone.id });
  expect(await parts(rental.id)).toEqual(['vehicle']);
  const vehicle = await makeRentalVehicle(shop.api.db, { providerId: provider.id, plates: [] });
  expect(await parts(rental.id)).toEqual(['vehicle']);
  await shop.api.db
    .update(vehicles)
    .set({ plates: ['HH-AB 1'] })
    .where(eq(vehicles.id, vehicle.id));
  expect(await parts(rental.id)).toEqual([]);
});

test('a hidden module is not in the shop, and two edits of one do not overwrite each other', async () => {
  const text = { en: 'Pharmacy' };
  const made = await operator.call(createModule, {
    body: { type: 'pharmacy', name: text, description: text },
  });
  const params = { id: made.id };
  const isShown = async () =>
    (await shop.api.client().call(listModules, {})).some(({ id }) => id === made.id);
  expect(await isShown()).toBe(true);
  const hidden = await operator.call(setModuleActive, { params, body: { active: false } });
  expect(await isShown()).toBe(false);
  const body = { name: text, description: text, all_zone_service: true, position: 4 };
  const edit = (version: string) => operator.call(updateModule, { params, body: { ...body, version } });
  expect(await edit(hidden.version)).toMatchObject({ position: 4, all_zone_service: true });
  expect(await codeOf(edit(hidden.version))).toBe('changed_meanwhile');
});

test('a sender is done only after its provider accepted a test message, and shows the provider’s response', async () => {
  const { messages } = shop.api.deps;
  const original = { ...messages };
  const isDone = async (wanted: string) =>
    (await operator.call(getSetUp, {})).steps.find(({ step }) => step === wanted)?.done;
  const sms = () => operator.call(testSender, { body: { channel: 'sms', phone: '+4940123456' } });
  messages.send = async () => {
    throw new Error('Message failed: 550 5.7.1 relaying denied');
  };
  expect(await sms()).toEqual({ accepted: false, answer: 'Message failed: 550 5.7.1 relaying denied' });
  expect(await isDone('sms')).toBe(false);
  const sent: { to: string; channel: string }[] = [];
  messages.send = async ({ to, channel }) => void sent.push({ to, channel });
  expect(await sms()).toEqual({ accepted: true, answer: null });
  expect([await isDone('sms'), await isDone('mail')]).toEqual([true, false]);
  const member = await shop.makeStaff();
  const own = await shop.signedIn(member);
  await own.call(testSender, { body: { channel: 'mail' } });
  expect(sent).toEqual([
    { to: '+4940123456', channel: 'sms' },
    { to: member.mail, channel: 'mail' },
  ]);
  expect(await isDone('mail')).toBe(true);
  expect(await codeOf(own.call(testSender, { body: { channel: 'sms' } }))).toBe('phone');
  for (let more = 1; more < 5; more += 1) await own.call(testSender, { body: { channel: 'mail' } });
  expect(await codeOf(own.call(testSender, { body: { channel: 'mail' } }))).toBe('slow_down');
  messages.mail = false;
  expect(await codeOf(operator.call(testSender, { body: { channel: 'mail' } }))).toBe('sender_missing');
  Object.assign(messages, original);
});
