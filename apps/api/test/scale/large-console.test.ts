import { listAudit } from '@errand/contract/console/audit';
import { listCustomers } from '@errand/contract/console/customers/customers';
import { listCatalogItems } from '@errand/contract/console/items';
import { listOrders } from '@errand/contract/console/orders';
import { listRefunds } from '@errand/contract/console/refunds';
import { listConversations } from '@errand/contract/console/support/chat';
import { listReviews } from '@errand/contract/console/support/reviews';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole, type TestBrowser, type TestConsole } from '../console/start-console.ts';
import { rowsRead, statementsOf } from '../query-plans.ts';
import { makeScaledCatalog } from './catalog.ts';
import { makeScaledTrade } from './trade.ts';

const ITEMS = 20_000;
const PAGE = 50;
/** A page that an index serves reads little more than its rows; the rest is for filters that most rows meet. */
const MOST_READ = 600;

let shop: TestConsole;
let operator: TestBrowser;
let client: pg.PoolClient;
beforeAll(async () => {
  shop = await startConsole();
  const { pool } = shop.api.deps;
  await makeScaledCatalog(pool, { stores: 500, items: ITEMS });
  await makeScaledTrade(pool, { customers: 5_000, orders: 10_000, conversations: 5_000 });
  operator = await shop.signedIn(await shop.makeStaff());
  client = await pool.connect();
}, 120_000);
afterAll(async () => {
  client.release();
  await shop.stop();
});

/** The most rows of a table that one statement of `work` reads, without counts. */
async function readFor(table: string, work: () => Promise<unknown>): Promise<number> {
  const read: number[] = [];
  for (const statement of await statementsOf(shop.api.deps.pool, work)) {
    if (/^\s*select count\(/.test(statement.text) || !statement.text.includes(table)) continue;
    read.push(await rowsRead(client, table, statement));
  }
  expect(read).not.toEqual([]);
  return Math.max(...read);
}

const FILTERS: [string, () => Promise<object>][] = [
  ['all', async () => ({})],
  ...(['out', 'low', 'enough', 'uncounted'] as const).map((stock): [string, () => Promise<object>] => [
    `stock ${stock}`,
    async () => ({ stock }),
  ]),
  ['a module', async () => ({ module_id: await moduleOf('ecommerce') })],
  ['a module without stock, sold out', async () => ({ module_id: await moduleOf('food'), stock: 'out' })],
  ['a module without stock, enough', async () => ({ module_id: await moduleOf('food'), stock: 'enough' })],
  [
    'a module with stock, not counted',
    async () => ({ module_id: await moduleOf('grocery'), stock: 'uncounted' }),
  ],
  ['hidden', async () => ({ visibility: 'hidden' })],
  ['archived', async () => ({ visibility: 'archived' })],
  ['vegetarian', async () => ({ veg: true })],
  ['discounted', async () => ({ discounted: true })],
  ['without Arabic', async () => ({ without_arabic: true })],
];

async function moduleOf(type: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select id from modules where type = $1', [type]);
  return rows[0]?.id ?? 0;
}

const SORTS = [
  { sort: 'id', direction: 'desc', back: 'asc' },
  { sort: 'price_minor', direction: 'asc', back: 'desc' },
] as const;

test.each(FILTERS.flatMap(([name, filter]) => SORTS.map((sort) => [name, sort.sort, filter, sort] as const)))(
  'with 20 000 items the first and the last page read few of them: %s by %s',
  async (_, __, filterOf, { sort, direction, back }) => {
    const filter = { ...(await filterOf()), sort, limit: PAGE };
    const list = (more: object) => operator.call(listCatalogItems, { query: { ...filter, ...more } });
    const fromEnd = await list({ direction: back, limit: PAGE + 1 });
    const before = fromEnd.rows[PAGE];
    const cursor = before && `${before.price_minor}_${before.id}`;
    expect(await readFor('items', () => list({ direction }))).toBeLessThan(MOST_READ);
    expect(await readFor('items', () => list({ direction, cursor }))).toBeLessThan(MOST_READ);
    if (cursor === undefined) return;
    const last = (await list({ direction, cursor })).rows.map(({ id }) => id);
    expect(last).toEqual(
      fromEnd.rows
        .slice(0, PAGE)
        .map(({ id }) => id)
        .toReversed(),
    );
  },
);

test.each(['asc', 'desc'] as const)(
  'the pages of a search hold each match once and in order: %s',
  async (direction) => {
    const found: number[] = [];
    let cursor: string | null = null;
    do {
      const query: object = { search: 'chicken', limit: 100, direction, ...(cursor && { cursor }) };
      const page: Awaited<ReturnType<typeof readItems>> = await readItems(query);
      found.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    const { rows } = await client.query<{ id: number }>(
      `select id from items where search @@ 'chicken'::tsquery order by id ${direction}`,
    );
    expect(rows.length).toBeGreaterThan(500);
    expect(found).toEqual(rows.map(({ id }) => id));
  },
);

const readItems = (query: object) => operator.call(listCatalogItems, { query });

const list = (endpoint: Parameters<TestBrowser['call']>[0], query: object) => () =>
  operator.call(endpoint, { query } as never);

const OTHERS: [string, string, () => Promise<unknown>][] = [
  ['orders', 'late first', list(listOrders, {})],
  ['orders', 'the last', list(listOrders, { cursor: '1000_200' })],
  ['orders', 'of a rare state', list(listOrders, { status: 'refunded', sort: 'created_at' })],
  ['orders', 'by total', list(listOrders, { sort: 'total_minor' })],
  ['orders', 'by phone', list(listOrders, { search: '0501000777', sort: 'created_at' })],
  ['orders', 'by name', list(listOrders, { search: 'Nasser 1234', sort: 'created_at' })],
  ['customers', 'the newest', list(listCustomers, {})],
  ['customers', 'the last', list(listCustomers, { cursor: '100' })],
  ['customers', 'by name', list(listCustomers, { search: 'Nasser 1234' })],
  ['customers', 'by mail', list(listCustomers, { search: '1234@errand' })],
  ['customers', 'by phone', list(listCustomers, { search: '1001234' })],
  ['customers', 'by a name of nobody', list(listCustomers, { search: 'nobody at all' })],
  ['conversations', 'unread first', list(listConversations, {})],
  ['conversations', 'open', list(listConversations, { closed: false })],
  ['conversations', 'by name', list(listConversations, { search: 'Nasser 1234' })],
  ['reviews', 'hidden', list(listReviews, { hidden: true })],
  ['reviews', 'the newest', list(listReviews, {})],
  ['reviews', 'the best', list(listReviews, { sort: 'rating' })],
  ['reviews', 'by a word', list(listReviews, { search: 'number 7777' })],
  ['order_refunds', 'to decide', list(listRefunds, { status: 'requested' })],
  ['order_refunds', 'the highest', list(listRefunds, { sort: 'amount_minor' })],
  ['audit_log', 'by a word', list(listAudit, { search: 'case 7770' })],
  ['audit_log', 'denied', list(listAudit, { outcome: 'denied' })],
];

test.each(OTHERS)('a page of %s reads few of many rows: %s', async (table, _, work) => {
  expect(await readFor(table, work)).toBeLessThan(MOST_READ);
});

test('a page without its indexes is detected: it reads many items', async () => {
  const work = () => operator.call(listCatalogItems, { query: { stock: 'out', sort: 'price_minor' } });
  const statements = await statementsOf(shop.api.deps.pool, work);
  const page = statements.find(({ text }) => text.includes('order by "items"."stock_state"'));
  if (!page) throw new Error('the page has no statement');
  await client.query(
    'begin; drop index items_stock, items_stock_price, items_module_stock, items_module_price_stock',
  );
  const read = await rowsRead(client, 'items', page);
  await client.query('rollback');
  expect(read).toBeGreaterThan(MOST_READ);
});
