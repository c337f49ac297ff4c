import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { erasePersonalData } from './personal-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Tables whose rows are retained under the anonymous owner: amounts, statuses and dates for accounting. */
const RETAINED_FOR_ACCOUNTING = ['ledger_accounts', 'order_cashbacks'];

/** The tables that an erasure updates or deletes from. */
async function erasedTables(): Promise<Set<string>> {
  const { id, email, phone } = await makeCustomer(api.db);
  const tables = new Set<string>();
  const logger = {
    logQuery(query: string) {
      for (const [, table = ''] of query.matchAll(/(?:delete from|update) "?(\w+)"?/g)) tables.add(table);
    },
  };
  const customer = {
    id,
    owner: `customer:${id}`,
    email,
    phone,
    contactHashes: [],
    at: new Date(api.clock.now()),
  };
  const client = await api.deps.pool.connect();
  await erasePersonalData(drizzle({ client, logger }), customer).finally(() => client.release());
  return tables;
}

// Requirements: API-23.
test('every table with a customer or owner column is erased by the feature that owns it', async () => {
  const { rows } = await api.deps.pool.query<{ table: string }>(`
    select distinct table_name as "table" from information_schema.columns
    where table_schema = 'public' and column_name in ('owner', 'customer_id')
    union
    select conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid = 'customers'::regclass order by 1`);
  const erased = await erasedTables();
  const unerased = rows.map(({ table }) => table).filter((table) => !erased.has(table));
  expect(unerased).toEqual(RETAINED_FOR_ACCOUNTING);
});

// Requirements: API-23.
test('rows that reference a customer’s contacts and orders are erased too', async () => {
  const byContact = [
    'customers',
    'newsletter_subscribers',
    'inbox_messages',
    'message_deliveries',
    'unreachable_contacts',
  ];
  const byOrder = ['order_attachments', 'order_refunds', 'order_reports', 'offline_payments', 'parcels'];
  expect([...(await erasedTables())]).toEqual(expect.arrayContaining([...byContact, ...byOrder]));
});
