import { CONSOLE_ENDPOINTS, type ConsoleEndpoint } from '@errand/contract/console';
import { listAudit } from '@errand/contract/console/audit';
import { beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../test/console/open-console.ts';
import { makeItem, makeStore } from '../../test/factories/index.ts';
import { customers } from '../features/auth/auth.tables.ts';

const { shop, operator } = await openConsole();
const endpoints: readonly ConsoleEndpoint[] = CONSOLE_ENDPOINTS;
const exported = endpoints.filter(({ csv }) => csv);

beforeAll(async () => {
  const store = await makeStore(shop.api.db);
  await makeItem(shop.api.db, { storeId: store.id });
  await shop.api.db.insert(customers).values({
    firstName: 'Mona',
    refCode: 'MONA0001',
    phone: '+971501234567',
    createdAt: new Date('2026-11-26T22:30:00Z'),
  });
});

/** The cells of the lines of an export; no cell of these tests has a comma. */
async function exportOf({ path }: Pick<ConsoleEndpoint, 'path'>, language: 'en' | 'ar', query = '') {
  const response = await shop.app.inject({
    // The first store of the test.
    url: `${path.replace('{id}', '1')}?format=csv${query}`,
    headers: { ...operator.headers(), 'x-localization': language },
  });
  expect([path, response.statusCode, response.headers['content-type']]).toEqual([
    path,
    200,
    'text/csv; charset=utf-8',
  ]);
  return response.body
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

const RANGES: Record<string, string> = {
  listFigures: '&by=day&from=2026-02-01&to=2026-03-31',
  listStatementOrders: '&month=2026-02-01',
  listFigureOrders: '&metric=sales_minor&from=2026-02-01&to=2026-03-31',
};

test.for(exported.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the export of %s has heads in the reader’s language, and is in the audit log',
  async ([name, endpoint]) => {
    const query = RANGES[name] ?? '';
    const [english = []] = await exportOf(endpoint, 'en', query);
    const [arabic = []] = await exportOf(endpoint, 'ar', query);
    expect(arabic).toHaveLength(english.length);
    expect(new Set(arabic).size).toBe(arabic.length);
    expect(english.filter((head) => /_minor|^version$/.test(head))).toEqual([]);
    // The code of a language is Latin in every language.
    const untranslated = arabic.filter((head) => /[a-z]/i.test(head.replace(/[:(](ar|en)\)?$/, '')));
    expect(untranslated).toEqual([]);
    const { rows } = await operator.call(listAudit, { query: { endpoint: name, outcome: 'exported' } });
    expect(rows).toHaveLength(2);
  },
);

test('customers, fundings, applications, conversations, banners, zones, modules and imports can be exported', () => {
  const names = exported.map(({ name }) => name);
  for (const name of [
    'listCustomers',
    'listFundings',
    'listStoreApplications',
    'listCourierApplications',
    'listConversations',
    'listBannersOfShop',
    'listConsoleZones',
    'listConsoleModules',
    'listImports',
  ])
    expect(names).toContain(name);
});

test('an export has times in the shop’s clock, and phones as they are typed', async () => {
  const [heads = [], ...rows] = await exportOf({ path: '/api/console/v1/customers' }, 'en');
  const mona = rows.find((cells) => cells.includes('Mona')) ?? [];
  expect(mona[heads.indexOf('Phone')]).toBe('+971501234567');
  expect(mona[heads.indexOf('Created at')]).toBe('2026-11-27 02:30');
});
