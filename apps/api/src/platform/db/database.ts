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
export function openPool(url: string, onError: (error: Error) => unknown): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    idleTimeoutMillis: 30_000,
    options: '-c jit=off -c random_page_cost=1.1',
    // Statements sent together on one connection (`hotTransaction`) do not wait for each other's answers.
    pipeline: true,
  } as pg.PoolConfig);
  pool.on('error', onError);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}

/**
 * A transaction for hot paths in two steps: its begin travels with the first statement of `read`, and its commit with
 * the statements of `write`, which begins all of them at once and waits for none in between. Statements that are begun
 * together are sent together, in their order; each round trip saved is a tenth of the work of a short transaction. The
 * first failure is thrown after everything was rolled back. It cannot be nested.
 */
export async function hotTransaction<Seen, Result>(
  pool: pg.Pool,
  read: (tx: Tx) => Promise<Seen>,
  write: (tx: Tx, seen: Seen) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    const tx = sessionOf(client);
    const [, seen] = await Promise.all([client.query('begin'), read(tx)]);
    // A write that fails makes of the commit behind it a rollback.
    const [result] = await Promise.all([write(tx, seen), client.query('commit')]);
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      lost = reason;
    });
    throw error;
  } finally {
    client.release(lost);
  }
}

/** Drizzle's view of a connection, made once for each. */
const sessions = new WeakMap<pg.PoolClient, Tx>();

function sessionOf(client: pg.PoolClient): Tx {
  const known = sessions.get(client);
  if (known) return known;
  const made = drizzle(client) as unknown as Tx;
  sessions.set(client, made);
  return made;
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
