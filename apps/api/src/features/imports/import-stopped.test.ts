import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { faults, HEAD, type ImportHarness, startImports } from '../../../test/import-harness.ts';
import { items } from '../catalog/catalog.tables.ts';
import { importProducts } from './import-products.ts';
import { ImportStopped } from './import-stopped.ts';
import { itemImports } from './imports.tables.ts';

let imports: ImportHarness;
beforeAll(async () => {
  imports = await startImports();
});
beforeEach(() => imports.clear());
afterEach(async () => {
  await imports.api.db.execute(sql`drop trigger if exists test_disconnects on item_imports`);
  await imports.api.db.execute(sql`alter table items drop constraint if exists test_rejects`);
});
afterAll(() => imports.stop());

/** Lets the database reject a product that passes all checks of the import. */
async function rejectPrice(minor: number): Promise<void> {
  await imports.api.db.execute(
    sql.raw(`alter table items add constraint test_rejects check (price_minor <> ${minor})`),
  );
}

/** 250 products on lines 2 to 251; the one on line 222 has the price that is rejected. */
const rows = () => [
  HEAD,
  ...Array.from({ length: 250 }, (_, n) => `r${n},tide,Bags,Bag ${n},${n === 220 ? 6.66 : 5}`),
];
const count = () => imports.api.db.$count(items);

test('a product that the database rejects is named by its line, its batch is undone, and the import stops', async () => {
  await rejectPrice(666);
  const published: unknown[] = [];
  const file = await imports.write(rows());
  const deps = {
    ...imports.api.deps,
    events: {
      ...imports.api.deps.events,
      publish: async (...event: unknown[]) => void published.push(event),
    },
  };
  const report = await importProducts(deps, { file, createCategories: true });
  expect(report).toMatchObject({ created: 200, wrote: true, stopped: { fromLine: 202, toLine: 251 } });
  expect(faults(report)).toEqual([
    '222 - the database rejects this product: new row for relation "items" violates check constraint "test_rejects"',
  ]);
  expect([await count(), await imports.api.db.$count(itemImports)]).toEqual([200, 200]);
  // The second batch follows the first at once, so it is published when the import stops.
  expect(published).toHaveLength(2);

  await imports.api.db.execute(sql`alter table items drop constraint test_rejects`);
  expect(await imports.importFile(file)).toMatchObject({ created: 50, unchanged: 200, stopped: null });
});

test('with skipErrors only the rejected product is left out', async () => {
  await rejectPrice(666);
  const report = await imports.importFile(await imports.write(rows()), { skipErrors: true });
  expect(report).toMatchObject({ created: 249, stopped: null, problems: [{ line: 222 }] });
  expect(await imports.api.db.$count(items, eq(items.externalId, 'r220'))).toBe(0);
});

test('an error outside of the file tells what is imported, what is not and what to do', async () => {
  const file = await imports.write(rows());
  const error = await importProducts(imports.api.deps, {
    file,
    createCategories: true,
    onProgress: (what, share) => {
      if (what === 'write' && share > 0.5)
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    },
  }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImportStopped);
  expect((error as ImportStopped).message).toBe(
    'The import stopped: no space left. 200 new, 0 changed and 0 unchanged products are imported. Later products, if any, are not. Repeat the command when the cause is removed: it continues where it stopped.',
  );
  expect((error as ImportStopped).isBug).toBe(false);
  expect(await count()).toBe(200);
});

test('a lost connection undoes its batch, and the message holds neither the statement nor its values', async () => {
  await imports.api.db.execute(sql`
    create or replace function test_disconnects() returns trigger language plpgsql as $$ begin
      if (select count(*) from item_imports) > 100 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$`);
  await imports.api.db.execute(sql`
    create trigger test_disconnects after insert on item_imports for each statement execute function test_disconnects()`);
  const file = await imports.write(rows());
  const error = await imports.importFile(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImportStopped);
  expect((error as ImportStopped).message).toBe(
    'The import stopped: terminating connection due to administrator command. 100 new, 0 changed and 0 unchanged products are imported. The products of lines 102 to 201 and later are not. Repeat the command when the cause is removed: it continues where it stopped.',
  );
  expect(await count()).toBe(100);
  await imports.api.db.execute(sql`drop trigger test_disconnects on item_imports`);
  expect(await imports.importFile(file)).toMatchObject({ created: 150, unchanged: 100, stopped: null });
});

test('an error after the last product tells that the products are imported', async () => {
  const file = await imports.write([HEAD, 'a,tide,Bags,Bag,5', 'b,tide,Bags,Bag,5']);
  await imports.api.db.execute(
    sql`alter table search_words add constraint test_rejects check (uses < 2) not valid`,
  );
  onTestFinished(async () => {
    await imports.api.db.execute(sql`alter table search_words drop constraint test_rejects`);
  });
  const error = await imports.importFile(file).catch((reason: unknown) => reason);
  expect((error as ImportStopped).message).toContain(
    '2 new, 0 changed and 0 unchanged products are imported.',
  );
  expect(await count()).toBe(2);
});
