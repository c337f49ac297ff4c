import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type Drizzle<Client> = Omit<NodePgDatabase, 'transaction'> & { $client: Client };
/** One connection inside a transaction. It cannot be nested. */
export type Tx = Drizzle<pg.PoolClient>;
export type Database = Drizzle<pg.Pool> & { transaction: <Result>(work: Work<Result>) => Promise<Result> };
/** The database or a transaction. */
export type Queryable = Database | Tx;

export type Work<Result> = (tx: Tx) => Promise<Result>;
