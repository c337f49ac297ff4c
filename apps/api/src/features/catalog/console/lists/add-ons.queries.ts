import type { ParsedInput } from '@errand/contract';
import type { listCatalogAddOns } from '@errand/contract/console/catalog/add-ons';
import { and, desc, eq, lt, not, type SQL, sql } from 'drizzle-orm';
import { type Scope, type VersionedRow, versionedRows } from '../../../../console/index.ts';
import type { Queryable } from '../../../../platform/db/index.ts';
import { translationContains } from '../../../../platform/search/index.ts';
import { isStoreInSql } from '../../../stores/stores.views.ts';
import { addOns } from '../../catalog.tables.ts';

export const addOnRows = versionedRows(addOns);
export type AddOnRecord = VersionedRow<typeof addOnRows>;

type Query = ParsedInput<typeof listCatalogAddOns>['query'];

function matching(scope: Scope, { search, store_id, state }: Query): SQL | undefined {
  return and(
    scope.all ? undefined : isStoreInSql(addOns.storeId, scope),
    store_id ? eq(addOns.storeId, store_id) : undefined,
    state ? (state === 'active' ? sql`${addOns.active}` : not(addOns.active)) : undefined,
    search ? translationContains(addOns.name, search) : undefined,
  );
}

/** Add-ons of a scope, the newest first. Positions in the list are ids. */
export function addOnsIn(q: Queryable, scope: Scope, query: Query) {
  const where = matching(scope, query);
  return {
    rows: (limit: number, below: number | null) =>
      addOnRows.list(q, {
        where: and(where, below === null ? undefined : lt(addOns.id, below)),
        order: [desc(addOns.id)],
        page: { limit, offset: 0 },
      }),
    count: (most: number) => addOnRows.count(q, where, most),
  };
}
