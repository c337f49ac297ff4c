import { getStoreBalance } from '@errand/contract/console/finance/balances';
import * as contract from '@errand/contract/console/promotions/advertisements';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeStore } from '../../../../test/factories/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { stores } from '../../stores/stores.tables.ts';

const { shop } = await openConsole();
const { api } = shop;
const DAY = 86_400_000;
await changeSettings(api.deps, { advertisement_day_price: 3, store_fee_tax_percent: 20 });

let params: { id: number };
let manager: TestBrowser;
beforeEach(async () => {
  params = { id: (await makeStore(api.db)).id };
  manager = await managerOf();
});

/** Members sign in again, because the clock leaves their sessions behind. */
async function managerOf() {
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: params.id } as const }];
  return shop.signedIn(await shop.makeStaff({ grants }));
}
const office = async () => shop.signedIn(await shop.makeStaff());
const balance = async () => (await (await managerOf()).call(getStoreBalance, { params })).balance_minor;

async function taxes(): Promise<number> {
  const { rows } = await api.db.execute<{ sum: number }>(sql`
    select coalesce(sum(e.amount), 0)::float8 as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.owner = 'house:tax:20'`);
  return rows[0]?.sum ?? 0;
}

function body(days: number, price_minor: number) {
  const at = (day: number) => new Date(api.clock.now() + day * DAY).toISOString();
  const texts = { title: { en: 'The oven is lit' }, description: { en: 'Loaves from noon.' } };
  return { ...texts, starts_at: at(0), ends_at: at(days), price_minor };
}

const request = () => manager.call(contract.requestAdvertisement, { params, body: body(10, 3000) });
type Row = contract.AdvertisementRow;
const decide = async (
  endpoint: typeof contract.acceptAdvertisement | typeof contract.pauseAdvertisement,
  { id, version }: Row,
) =>
  (await office()).call(endpoint as typeof contract.acceptAdvertisement, {
    params: { id },
    body: { version },
  });
const reject = async ({ id, version }: Row) =>
  (await office()).call(contract.rejectAdvertisement, {
    params: { id },
    body: { version, reason: 'Too loud' },
  });

test('a store sees the price before it asks, and another one is rejected', async () => {
  expect(await manager.call(contract.listStoreAdvertisements, { params })).toEqual({
    rows: [],
    day_price_minor: 300,
  });
  const cheap = manager.call(contract.requestAdvertisement, { params, body: body(10, 2999) });
  expect(await codeOf(cheap)).toBe('advertisement_price');
  expect(await request()).toMatchObject({ price_minor: 3000, charged_minor: 0 });
  expect(await balance()).toBe(0);
});

test('it is charged when the office accepts it, and a price that is raised later is not', async () => {
  const made = await request();
  await changeSettings(api.deps, { advertisement_day_price: 9 });
  expect(await decide(contract.acceptAdvertisement, made)).toMatchObject({ charged_minor: 3000 });
  expect(await balance()).toBe(-3000);
  await changeSettings(api.deps, { advertisement_day_price: 3 });
});

test('a store with reverse charge is charged no tax, because it owes it itself', async () => {
  await api.db.update(stores).set({ reverseCharge: true }).where(eq(stores.id, params.id));
  const before = await taxes();
  expect(await decide(contract.acceptAdvertisement, await request())).toMatchObject({ charged_minor: 3000 });
  expect(await taxes()).toBe(before);
  expect(await balance()).toBe(-3000);
});

test('what is left is returned in proportion when the office ends it, and nothing when the store withdraws it', async () => {
  const accepted = await decide(contract.acceptAdvertisement, await request());
  api.clock.advance(4 * DAY);
  expect(await reject(accepted)).toMatchObject({ charged_minor: 1200, state: 'rejected' });
  expect(await balance()).toBe(-1200);
  manager = await managerOf();
  const other = await decide(contract.acceptAdvertisement, await request());
  api.clock.advance(DAY);
  const { id: advertisement, version } = other;
  await (await managerOf()).call(contract.withdrawAdvertisement, {
    params: { ...params, advertisement },
    body: { version },
  });
  expect(await balance()).toBe(-1200 - 3000);
});

test('a paused advertisement costs nothing until it is resumed for the days that are left', async () => {
  const accepted = await decide(contract.acceptAdvertisement, await request());
  api.clock.advance(2 * DAY);
  const paused = await decide(contract.pauseAdvertisement, accepted);
  expect(await balance()).toBe(-600);
  api.clock.advance(5 * DAY);
  const resumed = (await office()).call(contract.resumeAdvertisement, {
    params: { id: paused.id },
    body: { version: paused.version },
  });
  expect(await resumed).toMatchObject({ charged_minor: 900 });
  expect(await balance()).toBe(-1500);
});

test('a period that the office moves costs the store no more', async () => {
  const accepted = await decide(contract.acceptAdvertisement, await request());
  const moved = await (await office()).call(contract.scheduleAdvertisement, {
    params: { id: accepted.id },
    body: {
      starts_at: accepted.starts_at,
      ends_at: new Date(api.clock.now() + 20 * DAY).toISOString(),
      position: 0,
      version: accepted.version,
    },
  });
  expect(moved.charged_minor).toBe(3000);
  expect(await balance()).toBe(-3000);
});
