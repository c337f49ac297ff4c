import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What queries take: the database, or the transaction they are part of. */
export type Queryable = Database | Tx;

// bigint columns are counts and minor units, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * One pool for the process. An idle client that loses its server would crash the process without the error listener;
 * the next query simply opens a new connection.
 */
export function openPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    idleTimeoutMillis: 30_000,
    options: '-c jit=off',
  });
  pool.on('error', onError);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}

/** Runs a named prepared statement: planned once a connection, about three times as fast as an unnamed one. */
export async function prepared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const result = await pool.query<Row>({ name, text, values });
  return result.rows;
}

/** The same as part of a transaction: on its own connection, through drizzle's session, which offers no named statements. */
export async function preparedIn<Row extends pg.QueryResultRow>(
  q: Queryable,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { client } = (q as unknown as { session: { client: pg.ClientBase | pg.Pool } }).session;
  const result = await client.query<Row>({ name, text, values });
  return result.rows;
}
