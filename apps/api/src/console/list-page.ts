import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Lists count their rows up to this bound. */
const COUNT_BOUND = 10_000;

type Counts = {
  /** Counts matching rows, up to `most`. */
  count: (most: number) => Promise<number>;
};
type Reads<Row> = Counts & {
  rows: (limit: number, offset: number) => Promise<Row[]>;
};
type ReadsAfter<Row, Position> = Counts & {
  /** The rows after a position; those of the first page after null. */
  rows: (limit: number, after: Position | null) => Promise<Row[]>;
  /** The position after a row, as text. */
  cursorOf: (row: Row) => string;
  /** The position of a cursor; null for text that is none. */
  positionOf: (cursor: string) => Position | null;
};
type ToResponses<Row, Response> = (rows: Row[]) => Response[] | Promise<Response[]>;
type Query = { limit: number; cursor?: string | undefined };
type ListPage<Response> = {
  rows: Response[];
  total: number;
  total_is_bound: boolean;
  next: string | null;
};

/** A page of a list in the form of the contract's `listOf`. Its cursor is the number of rows before it. */
export function listPage<Row, Response>(
  { limit, cursor = '' }: Query,
  { rows, count }: Reads<Row>,
  toResponses: ToResponses<Row, Response>,
): Promise<ListPage<Response>> {
  const offset = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;
  return pageOf(limit, rows(limit + 1, offset), { count, next: () => String(offset + limit) }, toResponses);
}

/** For lists sorted by id. */
export const BY_ID = {
  cursorOf: ({ id }: { id: number }) => String(id),
  positionOf: (cursor: string) => (/^\d{1,15}$/.test(cursor) ? Number(cursor) : null),
};

/** The row after which a page begins: the whole number by which the list is sorted, and its id. */
export type RowPosition = { value: number; id: number };

/** For lists sorted by a whole number, then by id. */
export function byValue<Row extends { id: number }>(valueOf: (row: Row) => number) {
  return {
    cursorOf: (row: Row) => `${valueOf(row)}_${row.id}`,
    positionOf(cursor: string): RowPosition | null {
      const [, value, id] = /^(-?\d{1,16})_(\d{1,15})$/.exec(cursor) ?? [];
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
    ? sql`(${by}, ${idColumn}) ${compare} (${value}::bigint, ${id}::int8)`
    : sql`${idColumn} ${compare} ${id}::int8`;
}

/**
 * A page of a list by keyset. Its cursor names the last row of the page before, so the last page is as fast as the
 * first.
 */
export function listPageAfter<Row, Position, Response>(
  { limit, cursor }: Query,
  { rows, count, cursorOf, positionOf }: ReadsAfter<Row, Position>,
  toResponses: ToResponses<Row, Response>,
): Promise<ListPage<Response>> {
  const after = cursor === undefined ? null : positionOf(cursor);
  return pageOf(limit, rows(limit + 1, after), { count, next: cursorOf }, toResponses);
}

async function pageOf<Row, Response>(
  limit: number,
  read: Promise<Row[]>,
  { count, next }: Counts & { next: (last: Row) => string },
  toResponses: ToResponses<Row, Response>,
): Promise<ListPage<Response>> {
  const found = await read;
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const counted = await count(COUNT_BOUND);
  return {
    rows: await toResponses(page),
    total: Math.max(counted, page.length),
    total_is_bound: counted >= COUNT_BOUND,
    next: found.length > limit && last !== undefined ? next(last) : null,
  };
}
