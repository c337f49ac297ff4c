import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { conversations } from '../chat/chat.tables.ts';
import { moveRows } from './personal-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** The tables that a merge updates. */
async function mergedTables(): Promise<Set<string>> {
  const [from, into] = [await makeCustomer(api.db), await makeCustomer(api.db)];
  const lastAt = new Date(api.clock.now());
  await api.db
    .insert(conversations)
    .values({ customerId: from.id, partnerType: 'admin', partnerId: 0, lastAt });
  const tables = new Set<string>();
  const logger = {
    logQuery(query: string) {
      for (const [, table = ''] of query.matchAll(/(?:delete from|update) "?(\w+)"?/g)) tables.add(table);
    },
  };
  const account = ({ id }: { id: number }) => ({ id, owner: `customer:${id}` });
  const customers = { from: account(from), into: account(into), at: new Date(api.clock.now()) };
  const client = await api.deps.pool.connect();
  const ctx = { ...api.deps } as unknown as Parameters<typeof moveRows>[0];
  await moveRows(ctx, drizzle({ client, logger }) as never, customers).finally(() => client.release());
  return tables;
}

test('every table with a customer or owner column is moved by the feature that owns it', async () => {
  const { rows } = await api.deps.pool.query<{ table: string }>(`
    select distinct table_name as "table" from information_schema.columns
    where table_schema = 'public' and column_name in ('owner', 'customer_id')
    union
    select conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid = 'customers'::regclass order by 1`);
  const moved = await mergedTables();
  expect(rows.map(({ table }) => table).filter((table) => !moved.has(table))).toEqual([]);
});
