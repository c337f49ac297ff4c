import { isDeepStrictEqual } from 'node:util';
import type { Daypart } from '@errand/domain/time';
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { dayparts, items } from '../catalog.tables.ts';

/** The own dayparts of items, in their order. Items without any are missing in the map. */
export async function listItemDayparts(q: Queryable, ids: number[]): Promise<Map<number, Daypart[]>> {
  if (ids.length === 0) return new Map();
  const rows = await q.select().from(dayparts).where(inArray(dayparts.itemId, ids)).orderBy(asc(dayparts.id));
  const found = Map.groupBy(rows, ({ itemId }) => itemId ?? 0);
  return new Map([...found].map(([id, own]) => [id, own.map(daypartOf)]));
}

/** Replaces the own dayparts of items. Rows of items whose dayparts are the same stay. */
export async function replaceItemDayparts(
  tx: Tx,
  wanted: { itemId: number; storeId: number; dayparts: readonly Daypart[] }[],
): Promise<void> {
  const ids = wanted.map(({ itemId }) => itemId);
  const current = await listItemDayparts(tx, ids);
  const changed = wanted
    .map((one) => ({ ...one, dayparts: normalized(one.dayparts) }))
    .filter((one) => !isDeepStrictEqual(current.get(one.itemId) ?? [], one.dayparts));
  if (changed.length === 0) return;
  await tx.delete(dayparts).where(
    inArray(
      dayparts.itemId,
      changed.map(({ itemId }) => itemId),
    ),
  );
  const rows = changed.flatMap(({ itemId, storeId, dayparts: own }) =>
    own.map((daypart) => ({ itemId, storeId, ...daypart })),
  );
  if (rows.length > 0) await tx.insert(dayparts).values(rows);
}

export type CategoryDaypart = Daypart & { categoryId: number };

const OF_CATEGORIES = isNotNull(dayparts.categoryId);

/** The dayparts of a store's categories, in their order. */
export async function listCategoryDayparts(q: Queryable, storeId: number): Promise<CategoryDaypart[]> {
  const { categoryId, days, fromMinutes, toMinutes } = getTableColumns(dayparts);
  const rows = await q
    .select({ categoryId, days, fromMinutes, toMinutes })
    .from(dayparts)
    .where(and(eq(dayparts.storeId, storeId), OF_CATEGORIES))
    .orderBy(asc(dayparts.id));
  return rows.flatMap(({ categoryId: id, ...daypart }) =>
    id === null ? [] : { ...daypart, categoryId: id },
  );
}

/** The categories in which a store has items, hidden ones too. */
export async function listStoreCategoryIds(q: Queryable, storeId: number): Promise<number[]> {
  const rows = await q
    .selectDistinct({ id: items.categoryId })
    .from(items)
    .where(and(eq(items.storeId, storeId), isNull(items.archivedAt)));
  return rows.map(({ id }) => id);
}

/** The version of the dayparts of a store's categories; `none` without any. */
export async function findCategoryDaypartsVersion(q: Queryable, storeId: number): Promise<string> {
  const [row] = await q
    .select({
      version: sql<string | null>`md5(string_agg(${dayparts.id}::text, ',' order by ${dayparts.id}))`,
    })
    .from(dayparts)
    .where(and(eq(dayparts.storeId, storeId), OF_CATEGORIES));
  return row?.version ?? 'none';
}

/** Replaces the dayparts of a store's categories. Lock the store first. */
export async function replaceCategoryDayparts(
  tx: Queryable,
  storeId: number,
  wanted: readonly CategoryDaypart[],
): Promise<void> {
  await tx.delete(dayparts).where(and(eq(dayparts.storeId, storeId), OF_CATEGORIES));
  const rows = normalized(wanted).map((one) => ({ storeId, ...one }));
  if (rows.length > 0) await tx.insert(dayparts).values(rows);
}

function daypartOf({ days, fromMinutes, toMinutes }: Daypart): Daypart {
  return { days, fromMinutes, toMinutes };
}

/** Each daypart once, with each of its days once and in order, so that equal ones are stored alike. */
function normalized<D extends Daypart>(given: readonly D[]) {
  const ordered = given.map((one) => ({ ...one, days: [...new Set(one.days)].toSorted((a, b) => a - b) }));
  return [...new Map(ordered.map((one) => [JSON.stringify(one), one])).values()];
}
