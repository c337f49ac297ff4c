import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** For lists sorted by id. */
export const BY_ID = {
  cursorOf: ({ id }: { id: number }) => String(id),
  positionOf: (cursor: string) => (isNumber(cursor) ? Number(cursor) : null),
};

/** The row after which a page begins: the whole number by which the list is sorted, and its id. */
export type RowPosition = { value: number; id: number };

/** For lists sorted by a whole number, then by id. */
export function byValue<Row extends { id: number }>(valueOf: (row: Row) => number) {
  return {
    cursorOf: (row: Row) => `${valueOf(row)}_${row.id}`,
    positionOf(cursor: string): RowPosition | null {
      const [, value, id] = /^(-?\d{1,16})_(\d{1,9})$/.exec(cursor) ?? [];
      return id === undefined ? null : { value: Number(value), id: Number(id) };
    },
  };
}

/**
 * SQL condition: the row comes after the position in a list sorted by `by`, or by its id alone if `by` is null. Both
 * columns have the same direction.
 */
export function isAfterSql(
  { value, id }: RowPosition,
  { by, idColumn, ascending }: { by: SQLWrapper | null; idColumn: SQLWrapper; ascending: boolean },
): SQL {
  const compare = sql.raw(ascending ? '>' : '<');
  return by
    ? sql`(${by}, ${idColumn}) ${compare} (${value}::bigint, ${id}::int)`
    : sql`${idColumn} ${compare} ${id}::int`;
}

/** Whether text is the id of a row or a number of rows. */
export function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
