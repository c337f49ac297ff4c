import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkImport, getImport } from '@errand/contract/console/imports';
import * as contract from '@errand/contract/console/stores';
import { setStoreCommission } from '@errand/contract/console/stores/commission';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import {
  CENTER,
  makeModule,
  makeStore,
  makeZone,
  makeZoneModule,
  square,
} from '../../../../test/factories/index.ts';
import { modules } from '../../modules/modules.tables.ts';
import { stores } from '../../stores/stores.tables.ts';
import { registerImportJobs } from '../console/import-job.ts';
import { importStores } from './import-stores.ts';
import { readWeek, weekText } from './week.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
let folder: string;
let kitchen: Awaited<ReturnType<typeof makeStore>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'errand-stores-'));
  kitchen = await makeStore(api.db, {
    slug: 'edge-kitchen',
    name: { en: '=Edge, "Kitchen"', ar: 'مطبخ الحافة' },
    kind: { en: 'Seafood' },
    phone: '+4940123456',
    email: 'kitchen@errand.example',
    taxRate: 7.2,
    commissionPercent: 0,
    minimumOrderMinor: 1250,
    maximumChargeMinor: 900,
    takeAway: false,
    longitude: CENTER.longitude,
  });
  await makeStore(api.db, { slug: 'always-open', alwaysOpen: true, active: false, commissionPercent: null });
  const { version } = await operator.call(contract.getStore, { params: { id: kitchen.id } });
  const hours = [
    { day: 0, opens: 0, closes: 1440 },
    { day: 5, opens: 1080, closes: 120 },
    { day: 5, opens: 540, closes: 720 },
  ];
  const holidays = [{ from: '2030-01-01', to: '2030-01-02' }];
  const body = { always_open: false, hours, holidays, version };
  await operator.call(contract.setStoreHours, { params: { id: kitchen.id }, body });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function exported(language: 'en' | 'ar' = 'en'): Promise<string> {
  const response = await shop.app.inject({
    url: '/api/console/v1/stores?format=csv',
    headers: { ...operator.headers(), 'x-localization': language },
  });
  expect(response.statusCode).toBe(200);
  return response.body;
}

async function imported(text: string) {
  const file = path.join(folder, 'stores.csv');
  await writeFile(file, text);
  const found = await importStores(api.deps, { file });
  const { faults } = found;
  return { faults, changes: Object.fromEntries(found.stores.map(({ slug, change }) => [slug, change])) };
}

const read = () => operator.call(contract.getStore, { params: { id: kitchen.id } });

test.for(['en', 'ar'] as const)(
  'an export of stores with heads in %s is imported unchanged',
  async (language) => {
    const before = await read();
    const text = await exported(language);
    expect(text).toContain('12.50');
    expect(await imported(text)).toEqual({
      faults: [],
      changes: { 'edge-kitchen': 'unchanged', 'always-open': 'unchanged' },
    });
    expect(await read()).toEqual(before);
  },
);

test('a changed row changes its store alone, and an empty cell or a missing column leaves its field', async () => {
  const before = await read();
  const changed = (await exported()).replace('12.50', '15.00').replace('kitchen@errand.example', '');
  expect(await imported(changed)).toEqual({
    faults: [],
    changes: { 'edge-kitchen': 'changed', 'always-open': 'unchanged' },
  });
  const { version, ...after } = await read();
  expect(after).toEqual({ ...before, version: undefined, minimum_order_minor: 1500 });
  expect(version).not.toBe(before.version);
  const place = `${kitchen.moduleId},${kitchen.zoneId},${CENTER.latitude},${CENTER.longitude}`;
  const few = `slug,name,kind,address,module,zone,latitude,longitude\nedge-kitchen,Edge,Seafood,1 Road,${place}`;
  expect((await imported(few)).changes).toEqual({ 'edge-kitchen': 'changed' });
  expect(await read()).toMatchObject({
    name: { en: 'Edge', ar: 'مطبخ الحافة' },
    address: { en: '1 Road' },
    email: 'kitchen@errand.example',
    hours: before.hours,
    holidays: before.holidays,
    minimum_order_minor: 1500,
    take_away: false,
    active: true,
  });
});

test('the commission of a store is exported, a file without it leaves it, and only the office imports stores', async () => {
  await api.db.update(stores).set({ commissionPercent: 12.5 }).where(eq(stores.id, kitchen.id));
  onTestFinished(async () => {
    await api.db.update(stores).set({ commissionPercent: 0 }).where(eq(stores.id, kitchen.id));
  });
  const commission = async () => (await read()).commission_percent;
  const [head = '', ...rows] = (await exported()).trimEnd().split('\r\n');
  const withCommission = (value: string) =>
    [head, ...rows].join('\n').replace(/(,7\.20?),12\.50?,/, `$1,${value},`);
  expect(withCommission('x')).toContain(',x,');
  expect((await imported(withCommission('12.5'))).changes['edge-kitchen']).toBe('unchanged');
  expect(await commission()).toBe(12.5);
  expect((await imported(withCommission(''))).changes['edge-kitchen']).toBe('unchanged');
  expect(await commission()).toBe(12.5);
  expect((await imported(withCommission('15'))).changes['edge-kitchen']).toBe('changed');
  expect(await commission()).toBe(15);

  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: kitchen.id } as const }];
  const manager = await shop.signedIn(await shop.makeStaff({ grants }));
  registerImportJobs(api.deps);
  const body = new FormData();
  body.set('store_id', String(kitchen.id));
  body.set('file', new File([withCommission('0')], 'stores.csv', { type: 'text/csv' }));
  const { id } = await manager.call(checkImport, { body });
  await api.jobs.run();
  expect(await manager.call(getImport, { params: { id } })).toMatchObject({ importable: false });
  const { version } = await read();
  const set = { params: { id: kitchen.id }, body: { commission_percent: 0, version } };
  expect(await codeOf(manager.call(setStoreCommission, set))).toBe('permission_denied');
  expect(await commission()).toBe(15);
});

test('a row that names no store for certain, or another module, and a second row of a store are faults', async () => {
  const [head = '', ...rows] = (await exported()).trimEnd().split('\r\n');
  const line = rows.find((row) => row.includes('edge-kitchen')) ?? '';
  const faultsOf = async (...lines: string[]) =>
    (await imported([head, ...lines].join('\n'))).faults.map(({ line: at, column }) => [at, column]);
  const before = await read();
  expect(await faultsOf(line, line)).toEqual([[3, 'slug']]);
  const { slug } = await makeModule(api.db);
  const [own] = await api.db.select().from(modules).where(eq(modules.id, kitchen.moduleId));
  expect(await faultsOf(line.replace(`,${own?.slug},`, `,${slug},`))).toEqual([[2, 'module']]);
  const unnamed = line.replace('edge-kitchen,Edge', ',Edge Kitchen').replace('15.00', '16.00');
  expect(await faultsOf(unnamed)).toEqual([[2, 'slug']]);
  expect(await read()).toEqual(before);
});

test('further zones and the delivery area are exported, imported by the rules of the console, and removed by a word', async () => {
  const zone = await makeZone(api.db);
  await makeZoneModule(api.db, zone.id, kitchen.moduleId);
  const area = square(CENTER, 0.02);
  await api.db
    .update(stores)
    .set({ deliveryArea: area, furtherZoneIds: [zone.id] })
    .where(eq(stores.id, kitchen.id));
  const text = await exported();
  const cell = JSON.stringify({ type: 'Polygon', coordinates: [[...area, area[0]]] }).replaceAll('"', '""');
  expect(text).toContain(`,${zone.slug},"${cell}",`);
  expect((await imported(text)).changes['edge-kitchen']).toBe('unchanged');
  const faultsOf = async (from: string, to: string) =>
    (await imported(text.replace(from, to))).faults.map(({ line, column }) => [line, column]);
  const at = (await exported()).split('\r\n').findIndex((line) => line.startsWith('edge-kitchen')) + 1;
  const outside = JSON.stringify({ type: 'Polygon', coordinates: [square(CENTER, 0.2)] }).replaceAll(
    '"',
    '""',
  );
  expect(await faultsOf(cell, outside)).toEqual([[at, 'delivery_area']]);
  expect(await faultsOf(cell, '{}')).toEqual([[at, 'delivery_area']]);
  expect(await faultsOf(`,${zone.slug},`, ',nowhere,')).toEqual([[at, 'further_zones']]);
  const unoffered = await makeZone(api.db);
  expect(await faultsOf(`,${zone.slug},`, `,${unoffered.slug},`)).toEqual([[at, 'further_zones']]);
  expect(await read()).toMatchObject({ delivery_area: area, further_zones: [{ id: zone.id }] });
  const removed = text.replace(`"${cell}"`, 'zone').replace(`,${zone.slug},`, ',none,');
  expect((await imported(removed)).changes['edge-kitchen']).toBe('changed');
  expect(await read()).toMatchObject({ delivery_area: [], further_zones: [] });
});

test('hours of any week are read as they are written', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const row = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    opens: minute,
    closes: fc.integer({ min: 0, max: 1440 }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (hours) => {
      const sorted = hours.toSorted((one, other) => one.day - other.day);
      expect(readWeek(weekText(hours))).toEqual(sorted);
    }),
  );
});
