import { type Column, getTableColumns, type Table } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';

/**
 * Columns of a table for statements written as SQL text: the text under an alias and the type of the rows, both derived
 * from the Drizzle table. Rows carry the column names of the database, without a mapping step per row.
 */
export type ColumnList<Row> = { readonly sql: string; readonly row?: Row };
/** The row type of a list: `type LineRow = RowOf<typeof LINE>`. */
export type RowOf<List extends ColumnList<unknown>> = NonNullable<List['row']>;

type Columns<T extends Table> = T['_']['columns'];
export type ColumnKey<T extends Table> = keyof Columns<T> & string;
type Value<C extends Column> = C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null;
type Name<C extends Column> = C['_']['name'] extends infer N extends string ? N : never;
/** A row of some columns by their names in the database. */
export type SqlRow<T extends Table, Key extends ColumnKey<T>> = {
  [K in Key as Name<Columns<T>[K]>]: Value<Columns<T>[K]>;
};

/** `columnsOf(cartLines, 'l', ['id', 'cartId'])` is `l.id, l.cart_id`. */
export function columnsOf<T extends Table, Key extends ColumnKey<T>>(
  table: T,
  alias: string,
  keys: readonly Key[],
): ColumnList<SqlRow<T, Key>> {
  return { sql: keys.map((key) => `${alias}.${columnOf(table, key).name}`).join(', ') };
}

/** All columns but some: a column added to the table is read without another edit. */
export function columnsExcept<T extends Table, Key extends ColumnKey<T>>(
  table: T,
  alias: string,
  left: readonly Key[],
): ColumnList<SqlRow<T, Exclude<ColumnKey<T>, Key>>> {
  const keys = Object.keys(getTableColumns(table)) as ColumnKey<T>[];
  const omitted: readonly string[] = left;
  return columnsOf(
    table,
    alias,
    keys.filter((key): key is Exclude<ColumnKey<T>, Key> => !omitted.includes(key)),
  );
}

type JsonName<C extends Column> = C['_']['data'] extends Date ? `${C['_']['name']}_ms` : C['_']['name'];
type JsonValue<C extends Column> = C['_']['data'] extends Date ? Exclude<Value<C>, Date> | number : Value<C>;
/** A row as a JSON object. JSON has no dates: `starts_at` becomes `starts_at_ms`, milliseconds since 1970. */
export type JsonRow<T extends Table, Key extends ColumnKey<T>> = {
  [K in Key as JsonName<Columns<T>[K]>]: JsonValue<Columns<T>[K]>;
};

/** `jsonOf(addOns, 'a', ['id', 'name'])` is `json_build_object('id', a.id, 'name', a.name)`. */
export function jsonOf<T extends Table, Key extends ColumnKey<T>>(
  table: T,
  alias: string,
  keys: readonly Key[],
): ColumnList<JsonRow<T, Key>> {
  const members = keys.map((key) => {
    const column = columnOf(table, key);
    const value = `${alias}.${column.name}`;
    return column instanceof PgTimestamp
      ? `'${column.name}_ms', extract(epoch from ${value}) * 1000`
      : `'${column.name}', ${value}`;
  });
  return { sql: `json_build_object(${members.join(', ')})` };
}

function columnOf(table: Table, key: string): Column {
  const column = getTableColumns(table)[key];
  if (!column) throw new Error(`no column ${key}`);
  return column;
}
