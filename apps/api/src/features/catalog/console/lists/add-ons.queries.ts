import { and, count, desc, eq, lt, not, type SQL, sql } from 'drizzle-orm';
import { rowVersion, type Scope } from '../../../../console/index.ts';
import type { Queryable, Tx } from '../../../../platform/db/index.ts';
import { isStoreInSql } from '../../../stores/stores.views.ts';
import { addOns } from '../../catalog.tables.ts';

const ADD_ON = {
  id: addOns.id,
  storeId: addOns.storeId,
  name: addOns.name,
  priceMinor: addOns.priceMinor,
  active: addOns.active,
  version: rowVersion(addOns.id),
};
export type AddOnRecord = NonNullable<Awaited<ReturnType<typeof findAddOnRecord>>>;
type AddOnInsert = typeof addOns.$inferInsert;

export type AddOnFilter = {
  search?: string | undefined;
  store_id?: number | undefined;
  state?: 'active' | 'hidden' | undefined;
};

function matching(scope: Scope, { search, store_id, state }: AddOnFilter): SQL | undefined {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    scope.all ? undefined : isStoreInSql(addOns.storeId, scope),
    store_id ? eq(addOns.storeId, store_id) : undefined,
    state ? (state === 'active' ? sql`${addOns.active}` : not(addOns.active)) : undefined,
    search
      ? sql`(${addOns.name}->>'en' ilike ${pattern} or ${addOns.name}->>'ar' ilike ${pattern})`
      : undefined,
  );
}

/** Add-ons of a scope, the newest first, below an id. */
export function listAddOnRecords(
  q: Queryable,
  scope: Scope,
  filter: AddOnFilter,
  page: { limit: number; below: number | null },
) {
  return q
    .select(ADD_ON)
    .from(addOns)
    .where(and(matching(scope, filter), page.below === null ? undefined : lt(addOns.id, page.below)))
    .orderBy(desc(addOns.id))
    .limit(page.limit);
}

/** Counts matching add-ons, up to `most`. */
export async function countAddOns(
  q: Queryable,
  scope: Scope,
  filter: AddOnFilter,
  most: number,
): Promise<number> {
  const some = q
    .select({ one: sql`1`.as('one') })
    .from(addOns)
    .where(matching(scope, filter))
    .limit(most)
    .as('some');
  const [row] = await q.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

export async function findAddOnRecord(q: Queryable, id: number) {
  const [row] = await q.select(ADD_ON).from(addOns).where(eq(addOns.id, id));
  return row ?? null;
}

export async function lockAddOn(tx: Tx, id: number) {
  const [row] = await tx.select(ADD_ON).from(addOns).where(eq(addOns.id, id)).for('update');
  return row ?? null;
}

export async function insertAddOn(q: Queryable, row: AddOnInsert): Promise<number> {
  const [made] = await q.insert(addOns).values(row).returning({ id: addOns.id });
  if (!made) throw new Error('the add-on was not inserted');
  return made.id;
}

export async function updateAddOnRow(q: Queryable, id: number, change: Partial<AddOnInsert>): Promise<void> {
  await q.update(addOns).set(change).where(eq(addOns.id, id));
}

export async function deleteAddOnRow(q: Queryable, id: number): Promise<void> {
  await q.delete(addOns).where(eq(addOns.id, id));
}
