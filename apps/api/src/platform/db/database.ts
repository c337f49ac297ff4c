import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { discardIdle, findStalePlan } from './database-errors.ts';
import { inSavepoint, joinedTransaction } from './joined-transaction.ts';

// bigint columns are counts and minor units, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The default size of the pool. Two processes with all their connections fit into the 60 of the embedded server. */
export const POOL_SIZE = 20;
/** How long a request waits for a free connection of a full pool, or for a server that does not respond. */
const CONNECTION_MS = 5000;
/** Above the limit that the server has for a statement (database-settings.ts): a server that hangs fails the request. */
export const STATEMENT_MS = 60_000;
const PROBE_MS = 800;

/**
 * Opens the connection pool of the process. A client that loses its server would crash the process without the error
 * listeners. The next query opens a new connection; queries of a reserved client reject by themselves.
 */
export function openPool(url: string, onError: (error: Error) => unknown, size = POOL_SIZE): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    // Statements sent together on one connection (`hotTransaction`) do not wait for each other's results.
    pipeline: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Reports within a second whether the database responds, on a connection of its own that no request can occupy. */
export function openProbe(url: string): { isReady: () => Promise<boolean>; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    isReady() {
      const answered = pool.query('select 1').then(
        () => true,
        () => false,
      );
      const late = new Promise<false>((resolve) => setTimeout(resolve, PROBE_MS, false).unref());
      return Promise.race([answered, late]);
    },
    close: () => pool.end(),
  };
}

type Drizzle<Client> = Omit<NodePgDatabase, 'transaction'> & { $client: Client };
/** One connection inside a transaction. It cannot be nested. */
export type Tx = Drizzle<pg.PoolClient>;
export type Database = Drizzle<pg.Pool> & { transaction: <Result>(work: Work<Result>) => Promise<Result> };
/** The database or a transaction. */
export type Queryable = Database | Tx;

export type Work<Result> = (tx: Tx) => Promise<Result>;

export function openDatabase(pool: pg.Pool): Database {
  return Object.assign(drizzle(pool), {
    transaction: <Result>(work: Work<Result>) =>
      onConnection(pool, async (tx) => {
        const [, result] = await Promise.all([tx.$client.query('begin'), work(tx)]);
        await tx.$client.query('commit');
        return result;
      }),
  });
}

/**
 * Runs a transaction on a hot path in two steps: `begin` is sent with the first statement of `read`, and `commit` with
 * the statements of `write`, which starts all of them at once and awaits none in between. Statements started together
 * are sent together, in order; each saved round trip is a tenth of a short transaction. The first failure rolls back
 * everything and is thrown.
 */
export function hotTransaction<Seen, Result>(
  pool: pg.Pool,
  read: Work<Seen>,
  write: (tx: Tx, seen: Seen) => Promise<Result>,
): Promise<Result> {
  const joined = joinedTransaction(pool);
  if (joined) return inSavepoint(joined, async (tx) => write(tx, await read(tx)));
  return onConnection(pool, async (tx) => {
    const [, seen] = await Promise.all([tx.$client.query('begin'), read(tx)]);
    // After a failed write PostgreSQL executes the commit behind it as a rollback.
    const [result] = await Promise.all([write(tx, seen), tx.$client.query('commit')]);
    return result;
  });
}

/**
 * Reserves a connection and rolls back on failure. Discards the connection if the rollback fails too, or if a statement
 * of it was prepared for an earlier schema.
 */
async function onConnection<Result>(pool: pg.Pool, work: Work<Result>): Promise<Result> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    return await work(drizzleOf(client));
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      lost = reason;
    });
    const stale = findStalePlan(error);
    if (stale) {
      lost = stale;
      discardIdle(pool);
    }
    throw error;
  } finally {
    client.release(lost);
  }
}

/** The Drizzle instance of each pooled connection, created once per connection. */
const instances = new WeakMap<pg.PoolClient, Tx>();

function drizzleOf(client: pg.PoolClient): Tx {
  const known = instances.get(client);
  if (known) return known;
  const created = drizzle(client);
  instances.set(client, created);
  return created;
}

/** Runs a named prepared statement: planned once per connection, about three times as fast as an unnamed one. */
export async function prepared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return preparedIn<Row>({ $client: pool }, name, text, values);
}

/** Runs a named prepared statement on the database or inside a transaction. */
export async function preparedIn<Row extends pg.QueryResultRow>(
  { $client }: Pick<Queryable, '$client'>,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  try {
    return (await $client.query<Row>({ name, text, values })).rows;
  } catch (error) {
    if (!($client instanceof pg.Pool) || !findStalePlan(error)) throw error;
    discardIdle($client);
    // Without a name it is planned again on any connection.
    return (await $client.query<Row>(text, values)).rows;
  }
}
