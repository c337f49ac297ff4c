import { rehearseOpening } from '@errand/contract/console/set-up';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../../test/console/start-console.ts';
import {
  makeCourier,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  makeZoneModule,
} from '../../../../../test/factories/index.ts';
import { makeParcelCategory } from '../../../../../test/factories/parcels.ts';
import { makeProvider, makeRentalVehicle } from '../../../../../test/factories/rental.ts';
import { demoBank } from '../../../../features/demo-bank/index.ts';
import { zones } from '../../../../features/location/location.tables.ts';
import { changeSettings } from '../../../../features/settings/index.ts';
import { storeCounts } from '../../../../features/stores/index.ts';
import { stores } from '../../../../features/stores/stores.tables.ts';

let shop: TestConsole;
let operator: TestBrowser;
const outside: string[] = [];
let provider: { id: number };
beforeAll(async () => {
  shop = await startConsole();
  operator = await shop.signedIn(await shop.makeStaff());
  const { api, deps } = shop;
  const zone = await makeZone(api.db);
  for (const type of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
    const module = await makeModule(api.db, { type });
    await makeZoneModule(api.db, zone.id, module.id);
    const store = await makeStore(api.db, { moduleId: module.id, zoneId: zone.id, minimumOrderMinor: 2500 });
    await makeItem(api.db, { storeId: store.id, stock: type === 'food' ? null : 9 });
    await api.db.transaction((tx) => storeCounts.setItems(tx, [{ storeId: store.id, count: 1 }]));
  }
  const parcel = await makeModule(api.db, { type: 'parcel' });
  await makeZoneModule(api.db, zone.id, parcel.id);
  await makeParcelCategory(api.db, parcel.id, { measure: 'weight', maximumKg: 5 });
  await makeCourier(api.db, { zoneId: zone.id });
  const rental = await makeModule(api.db, { type: 'rental' });
  await makeZoneModule(api.db, zone.id, rental.id);
  provider = await makeProvider(api.db, { moduleId: rental.id, zoneId: zone.id });
  await makeRentalVehicle(api.db, { providerId: provider.id, plates: ['HH-AB 1'] });
  // Every door to the outside records that it was used.
  const record = (door: string) => async () => void outside.push(door);
  Object.assign(deps.messages, { send: record('message') });
  Object.assign(deps.push, { send: record('push') });
  deps.payments.push(
    new Proxy(demoBank(deps), {
      get: (bank, key) => {
        const value: unknown = Reflect.get(bank, key);
        return typeof value === 'function' ? record(`payment ${String(key)}`) : value;
      },
    }),
  );
  await changeSettings(deps, { orders_open: false, guest_checkout_status: 0 });
});
afterAll(() => shop.stop());

/** The content of every table but the audit log, which has its own entry of each call. */
async function contents(): Promise<Record<string, string>> {
  const { rows } = await shop.api.db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      and tablename not in ('audit_log') order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const table = sql.raw(name);
    const [row] = (
      await shop.api.db.execute<{ hash: string | null }>(
        sql`select md5(string_agg(t::text, '|' order by t::text)) as hash from ${table} t`,
      )
    ).rows;
    found[name] = row?.hash ?? '';
  }
  return found;
}

async function auditEntries(): Promise<{ endpoint: string; target: string | null }[]> {
  const { rows } = await shop.api.db.execute<{ endpoint: string; target: string | null }>(
    sql`select endpoint, target from audit_log where endpoint = 'rehearseOpening' order by id`,
  );
  return rows;
}

async function problems(): Promise<[type: string, code: string | null, fix: string | null][]> {
  const { modules } = await operator.call(rehearseOpening, { body: {} });
  return modules.map(({ type, problem }) => [type, problem?.code ?? null, problem?.fix ?? null]);
}

test('a rehearsal places an order of every kind while the shop is closed, and leaves nothing but its audit entry', async () => {
  const before = await contents();
  const { modules } = await operator.call(rehearseOpening, { body: {} });
  expect(modules.map(({ type, problem }) => [type, problem])).toEqual([
    ['food', null],
    ['grocery', null],
    ['pharmacy', null],
    ['ecommerce', null],
    ['parcel', null],
    ['rental', null],
  ]);
  // Three pieces reach the minimum of 25.00.
  expect(modules[0]?.total_minor).toBeGreaterThanOrEqual(3000);
  expect(await contents()).toEqual(before);
  expect(await auditEntries()).toEqual([
    { endpoint: 'rehearseOpening', target: expect.stringMatching(/^set-up:food \d+ ok, .*rental \d+ ok$/) },
  ]);
  await shop.api.jobs.run();
  expect(outside).toEqual([]);
});

test('a broken module is named with its reason and what mends it, and the others still work', async () => {
  const { db } = shop.api;
  const { rows } = await db.execute<{ id: number }>(
    sql`select s.id from stores s join modules m on m.id = s.module_id where m.type = 'grocery'`,
  );
  const grocer = rows[0]?.id ?? 0;
  await db.update(stores).set({ delivery: false, takeAway: false }).where(eq(stores.id, grocer));
  await changeSettings(shop.deps, { parcel_maximum_distance: 0.1 });
  expect(await problems()).toEqual([
    ['food', null, null],
    ['grocery', 'order_type_off', 'store'],
    ['pharmacy', null, null],
    ['ecommerce', null, null],
    ['parcel', 'parcel_too_far', 'parcelCategory'],
    ['rental', null, null],
  ]);
  await db.update(stores).set({ active: false }).where(eq(stores.id, provider.id));
  expect((await problems()).at(-1)).toEqual(['rental', 'module_incomplete', 'store']);
  await db.update(zones).set({ cashOnDelivery: false, digitalPayment: false });
  expect((await problems())[0]).toEqual(['food', 'payment_method_off', 'payment']);
  expect((await auditEntries()).at(-1)?.target).toMatch(/^set-up:food \d+ payment_method_off, /);
});
