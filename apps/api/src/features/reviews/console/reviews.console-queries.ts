import type { ParsedInput } from '@errand/contract';
import type { listReviews } from '@errand/contract/console/support/reviews';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isAfterSql, type RowPosition, rowVersion, type Scope } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { isStoreInSql } from '../../stores/stores.views.ts';
import { reviews } from '../reviews.tables.ts';

export type ReviewFilter = Omit<ParsedInput<typeof listReviews>['query'], 'cursor' | 'limit'>;
export type ReviewRecord = typeof reviews.$inferSelect & { version: string };

const RECORD = { ...getTableColumns(reviews), version: rowVersion(reviews.id) };

function matching(scope: Scope, filter: ReviewFilter): SQL | undefined {
  const { search, rating, hidden, replied, store_id: storeId, item_id: itemId, from, to } = filter;
  return and(
    scope.all ? undefined : isStoreInSql(reviews.storeId, scope),
    search ? isFound(search) : undefined,
    rating ? eq(reviews.rating, rating) : undefined,
    hidden === undefined ? undefined : (hidden ? isNotNull : isNull)(reviews.hiddenAt),
    replied === undefined ? undefined : (replied ? isNotNull : isNull)(reviews.reply),
    storeId ? eq(reviews.storeId, storeId) : undefined,
    itemId ? eq(reviews.itemId, itemId) : undefined,
    from ? gte(reviews.createdAt, new Date(from)) : undefined,
    to ? lt(reviews.createdAt, new Date(to)) : undefined,
  );
}

/** Two characters make no trigram, so only this many of the newest reviews are searched for them. */
const SEARCHED = 20_000;

function isFound(words: string): SQL | undefined {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const said = or(
    sql`${reviews.comment}->>'en' ilike ${pattern}`,
    sql`${reviews.comment}->>'ar' ilike ${pattern}`,
    sql`${reviews.customerName}->>'en' ilike ${pattern}`,
  );
  if (words.length > 2) return said;
  return and(said, sql`${reviews.id} > (select max(id) from reviews) - ${SEARCHED}::int`);
}

/** Reviews of the stores of a scope. */
export function listReviewRecords(
  q: Queryable,
  scope: Scope,
  filter: ReviewFilter,
  { limit, after }: { limit: number; after: RowPosition | null },
): Promise<ReviewRecord[]> {
  const ascending = filter.direction === 'asc';
  const order = ascending ? asc : desc;
  const by = filter.sort === 'rating' ? reviews.rating : null;
  const rest = after && isAfterSql(after, { by, idColumn: reviews.id, ascending });
  return q
    .select(RECORD)
    .from(reviews)
    .where(and(matching(scope, filter), rest ?? undefined))
    .orderBy(...(by ? [order(by)] : []), order(reviews.id))
    .limit(limit);
}

/** Counts matching reviews, up to `most`. */
export async function countReviews(
  q: Queryable,
  scope: Scope,
  filter: ReviewFilter,
  most: number,
): Promise<number> {
  const some = q
    .select({ id: reviews.id })
    .from(reviews)
    .where(matching(scope, filter))
    .limit(most)
    .as('some');
  const [row] = await q.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

export async function findReview(q: Queryable, id: number): Promise<ReviewRecord | null> {
  const [row] = await q.select(RECORD).from(reviews).where(eq(reviews.id, id));
  return row ?? null;
}

/** A review, locked until the transaction ends. */
export async function lockReview(q: Queryable, id: number): Promise<ReviewRecord | null> {
  const [row] = await q.select(RECORD).from(reviews).where(eq(reviews.id, id)).for('update');
  return row ?? null;
}

export async function updateReview(
  q: Queryable,
  id: number,
  change: Partial<Pick<ReviewRecord, 'hiddenAt' | 'hideReason' | 'reply'>>,
): Promise<void> {
  await q.update(reviews).set(change).where(eq(reviews.id, id));
}
