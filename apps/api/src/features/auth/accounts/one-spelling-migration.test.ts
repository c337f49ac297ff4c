import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeStore } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { stores } from '../../stores/stores.tables.ts';
import { customers } from '../auth.tables.ts';

const [MIGRATION = ''] = globSync(
  path.join(import.meta.dirname, '../../../../migrations/*_one_spelling.sql'),
);

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

test('accounts of earlier versions lose invisible marks, but none becomes equal to another one', async () => {
  const [alone, first, second, plain, marked] = [
    await makeCustomer(api.db, { email: 'alone@errand.test\u200f', firstName: 'Ida\u202e evil' }),
    await makeCustomer(api.db, { email: 'both\u200b@errand.test' }),
    await makeCustomer(api.db, { email: '\u200eboth@errand.test' }),
    await makeCustomer(api.db, { email: 'taken@errand.test' }),
    await makeCustomer(api.db, { email: 'taken@errand.test\u200f' }),
  ];
  const phones = ['+971 4 123-4567', '\u202a+971 4 765 4321\u202c', '04 123 4567', 'call us', ''];
  const made = [];
  for (const phone of phones) made.push(await makeStore(api.db, { phone }));
  for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
    await api.db.execute(sql.raw(statement));
  const mailOf = async ({ id }: { id: number }) =>
    (await api.db.select().from(customers).where(eq(customers.id, id)))[0];
  expect(await mailOf(alone)).toMatchObject({ email: 'alone@errand.test', firstName: 'Ida evil' });
  expect((await mailOf(first))?.email).toBe('both@errand.test');
  expect((await mailOf(second))?.email).toBe('\u200eboth@errand.test');
  expect((await mailOf(plain))?.email).toBe('taken@errand.test');
  expect((await mailOf(marked))?.email).toBe('taken@errand.test\u200f');
  const after = await Promise.all(
    made.map(async ({ id }) => (await api.db.select().from(stores).where(eq(stores.id, id)))[0]?.phone),
  );
  expect(after).toEqual(['+97141234567', '+97147654321', '04 123 4567', 'call us', '']);
});
