import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CENTER, makeModule, makeStore } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { stores } from '../../stores/stores.tables.ts';
import { importStores } from './import-stores.ts';
import { readWeek } from './week.ts';

let api: TestApi;
let folder: string;
let known: Awaited<ReturnType<typeof makeStore>>;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'errand-stores-'));
  known = await makeStore(api.db, { slug: 'luna-kitchen' });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const HEAD =
  'slug,name,name:ar,kind,address,module,zone,latitude,longitude,email,hours,minimum_order,commission';
const AT = `${CENTER.latitude},${CENTER.longitude}`;

async function run(lines: string[], dryRun = false) {
  const file = path.join(folder, 'stores.csv');
  await writeFile(file, `${[HEAD, ...lines].join('\n')}\n`);
  const { faults, ...result } = await importStores(api.deps, { file, dryRun });
  return { ...result, faults: faults.map(({ line, column, text }) => `${line} ${column ?? '-'} ${text}`) };
}

const row = (name: string, more: { slug?: string; rest?: string; at?: string } = {}) =>
  `${more.slug ?? ''},${name},مطبخ,Kitchen,2 Street,${known.moduleId},${known.zoneId},${more.at ?? AT},${more.rest ?? ',,,'}`;

const count = async () => (await api.db.select().from(stores)).length;

test('stores are added hidden with hours, minimum and commission, and the file says nothing new a second time', async () => {
  const lines = [
    row('Harbor Kitchen', { rest: 'a@b.example,"Mon-Tue 10:00-22:00; Sun 18:00-02:00",12.50,7.5' }),
  ];
  const before = await count();
  expect(await run(lines, true)).toMatchObject({
    wrote: false,
    stores: [{ slug: 'harbor-kitchen' }],
    faults: [],
  });
  expect(await count()).toBe(before);
  const { stores: made, wrote } = await run(lines);
  expect([wrote, made.map(({ slug }) => slug)]).toEqual([true, ['harbor-kitchen']]);
  const [stored] = await api.db.select().from(stores).where(sql`${stores.id} = ${made[0]?.id}`);
  expect(stored).toMatchObject({
    active: false,
    name: { en: 'Harbor Kitchen', ar: 'مطبخ' },
    minimumOrderMinor: 1250,
    commissionPercent: 7.5,
    email: 'a@b.example',
  });
  expect(stored?.openWeek).not.toBe('{}');
  const again = await run(lines);
  expect([again.faults, again.stores.map(({ change }) => change)]).toEqual([[], ['unchanged']]);
});

test('a phone that a spreadsheet has rounded is a fault of its column', async () => {
  const before = await count();
  const file = path.join(folder, 'phones.csv');
  const heads = `${HEAD},phone`;
  const line = (name: string, phone: string) => `${row(name)},${phone}`;
  await writeFile(file, [heads, line('Rounded', '9.71501E+11')].join('\n'));
  const { faults } = await importStores(api.deps, { file });
  expect(faults.map(({ line: at, column }) => [at, column])).toEqual([[2, 'phone']]);
  expect(await count()).toBe(before);
  await writeFile(file, [heads, line('Spelled', '٠٥٠ ١٢٣ ٤٥٦٧')].join('\n'));
  const { stores: made } = await importStores(api.deps, { file });
  const [stored] = await api.db.select().from(stores).where(sql`${stores.id} = ${made[0]?.id}`);
  expect(stored?.phone).toBe('+971501234567');
});

test('a file with a fault adds no store, and every fault has its line and column', async () => {
  const before = await count();
  const { faults, wrote } = await run([
    row('Good One'),
    row('Outside', { at: '60,0' }),
    row('Twin', { slug: 'good-one' }),
  ]);
  expect([wrote, faults]).toEqual([
    false,
    ['3 zone This point is outside the zone.', '4 slug There is a store "good-one" already.'],
  ]);
  const cells = await run([
    row('Bad', { rest: 'nobody,Mo 10-22,free,200' }),
    row('Nowhere', { at: 'north,0' }),
  ]);
  expect(cells.faults.slice(0, 2)).toEqual([
    '2 hours "Mo 10-22" is not written like Mon-Fri 09:00-22:00; Sat 10:00-14:00, 17:00-02:00',
    '2 minimum_order "free" is not an amount like 12.50',
  ]);
  const rules = await run([row('Bad', { rest: 'nobody,,,200' })]);
  expect(rules.faults.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    '2 email',
    '2 commission',
  ]);
  const other = await makeModule(api.db);
  const moved = row('Module').replace(`,${known.moduleId},`, `,${other.id},`);
  expect((await run([moved])).faults).toEqual(['2 zone This zone does not offer the store’s module.']);
  expect(await count()).toBe(before);
});

test('the hours of a week are read by day, also past midnight, and other texts are rejected', () => {
  expect(readWeek('Fri-Sun 09:00-12:00, 18:00-02:00')).toEqual(
    [5, 6, 0].flatMap((day) => [
      { day, opens: 540, closes: 720 },
      { day, opens: 1080, closes: 120 },
    ]),
  );
  expect(readWeek('daily 00:00-24:00')).toHaveLength(7);
  expect(readWeek('')).toEqual([]);
  for (const wrong of ['Mon', 'Xyz 09:00-10:00', 'Mon 25:00-26:00', 'Mon 09:00-24:30'])
    expect(readWeek(wrong), wrong).toBe(null);
});
