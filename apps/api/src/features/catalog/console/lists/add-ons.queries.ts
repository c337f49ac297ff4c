import { and, desc, eq, lt, not, type SQL, sql } from 'drizzle-orm';
import { type Scope, type VersionedRow, versionedRows } from '../../../../console/index.ts';
import { anyTextMatches, likePattern, type Queryable } from '../../../../platform/db/index.ts';
import { isStoreInSql } from '../../../stores/stores.views.ts';
import { addOns } from '../../catalog.tables.ts';

export const addOnRows = versionedRows(addOns);
export type AddOnRecord = VersionedRow<typeof addOnRows>;

export type AddOnFilter = {
  search?: string | undefined;
  store_id?: number | undefined;
  state?: 'active' | 'hidden' | undefined;
};

function matching(scope: Scope, { search, store_id, state }: AddOnFilter): SQL | undefined {
  const pattern = likePattern(search ?? '');
  return and(
    scope.all ? undefined : isStoreInSql(addOns.storeId, scope),
    store_id ? eq(addOns.storeId, store_id) : undefined,
    state ? (state === 'active' ? sql`${addOns.active}` : not(addOns.active)) : undefined,
    search ? anyTextMatches(addOns.name, pattern) : undefined,
  );
}

/** Add-ons of a scope, the newest first, below an id. */
export function listAddOnRecords(
  q: Queryable,
  scope: Scope,
  filter: AddOnFilter,
  page: { limit: number; below: number | null },
) {
  return addOnRows.list(q, {
    where: and(matching(scope, filter), page.below === null ? undefined : lt(addOns.id, page.below)),
    order: [desc(addOns.id)],
    page: { limit: page.limit, offset: 0 },
  });
}

/** Counts matching add-ons, up to `most`. */
export function countAddOns(q: Queryable, scope: Scope, filter: AddOnFilter, most: number): Promise<number> {
  return addOnRows.count(q, matching(scope, filter), most);
}
