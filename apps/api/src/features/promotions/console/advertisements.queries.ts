import type { ParsedInput } from '@errand/contract';
import type { listAdvertisements } from '@errand/contract/console/promotions/advertisements';
import type { AdvertisementState } from '@errand/domain/promotions';
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type Scope, type VersionedRow, versionedRows } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { isStoreInSql } from '../../stores/stores.views.ts';
import { advertisements } from '../promotions.tables.ts';

export const advertisementRows = versionedRows(advertisements);
export type AdvertisementRecord = VersionedRow<typeof advertisementRows>;

/** Advertisements of the stores of a scope: those to review first, then in the order of the shop. */
export function advertisementsIn(
  q: Queryable,
  scope: Scope,
  { search, state }: Pick<ParsedInput<typeof listAdvertisements>['query'], 'search' | 'state'>,
  now: Date,
) {
  const where = and(
    scope.all ? undefined : isStoreInSql(advertisements.storeId, scope),
    search ? translationContains(advertisements.title, search) : undefined,
    state && inState(state, now),
  );
  const isOpen = sql`(${inState('requested', now)})`;
  const order = [desc(isOpen), asc(advertisements.position), desc(advertisements.id)];
  return {
    rows: (limit: number, offset: number) =>
      advertisementRows.list(q, { where, order, page: { limit, offset } }),
    count: (most: number) => advertisementRows.count(q, where, most),
  };
}

/** SQL condition for the rows in a state, equal to `advertisementState`. */
function inState(state: AdvertisementState, now: Date): SQL | undefined {
  const { status, startsAt, endsAt } = advertisements;
  const isOver = lte(endsAt, now);
  switch (state) {
    case 'rejected':
    case 'withdrawn':
      return eq(status, state);
    case 'ended':
      return and(inArray(status, ['requested', 'accepted', 'paused']), isOver);
    case 'planned':
      return and(eq(status, 'accepted'), gt(startsAt, now), gt(endsAt, now));
    case 'running':
      return and(eq(status, 'accepted'), lte(startsAt, now), gt(endsAt, now));
    default:
      return and(eq(status, state), gt(endsAt, now));
  }
}

/** Lists the advertisements of a store, the latest first. */
export function advertisementsOfStore(q: Queryable, storeId: number): Promise<AdvertisementRecord[]> {
  return advertisementRows.list(q, {
    where: eq(advertisements.storeId, storeId),
    order: [desc(advertisements.id)],
  });
}
