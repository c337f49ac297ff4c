import type pg from 'pg';
import type { Database, Tx, Work } from './database.ts';

/** The parts of the process that reach the database. */
type DatabaseParts = { db: Database; pool: pg.Pool };

/**
 * Runs `work` in one transaction that use cases join: their `db.transaction` becomes a savepoint and their queries run
 * on the same connection. A failure rolls back everything. Code that keeps the given `db` or `pool`, such as a cache,
 * uses the pool again once the transaction has ended.
 */
export function withJoinedTransaction<Result>(
  outside: DatabaseParts,
  work: (joined: DatabaseParts, tx: Tx) => Promise<Result>,
): Promise<Result> {
  return outside.db.transaction(async (tx) => {
    let open = true;
    const isOpen = () => open;
    const inside = Object.assign(Object.create(tx) as Tx, {
      transaction: <Inner>(inner: Work<Inner>) => inSavepoint(tx, inner),
    });
    const pool = proxyWhileOpen<pg.Pool>(outside.pool, { query: tx.$client.query.bind(tx.$client) }, isOpen);
    joins.set(pool, { tx, isOpen, outside: outside.pool });
    try {
      return await work({ db: proxyWhileOpen(outside.db, inside, isOpen), pool }, tx);
    } finally {
      open = false;
    }
  });
}

const joins = new WeakMap<pg.Pool, { tx: Tx; isOpen: () => boolean; outside: pg.Pool }>();

/** The open transaction that users of this pool join, or null. */
export function joinedTransaction(pool: pg.Pool): Tx | null {
  const join = joins.get(pool);
  return join?.isOpen() ? join.tx : null;
}

/** The pool of the process behind one that joins a transaction; null for the pool of the process itself. */
export function poolOutside(pool: pg.Pool): pg.Pool | null {
  return joins.get(pool)?.outside ?? null;
}

let savepoints = 0;

/** A part of a transaction that can fail alone. */
export async function inSavepoint<Result>(tx: Tx, work: Work<Result>): Promise<Result> {
  savepoints += 1;
  const name = `joined_${savepoints}`;
  await tx.$client.query(`savepoint ${name}`);
  try {
    const result = await work(tx);
    await tx.$client.query(`release savepoint ${name}`);
    return result;
  } catch (error) {
    // If the connection is lost, the transaction is over anyway.
    await tx.$client.query(`rollback to savepoint ${name}`).catch(() => {});
    throw error;
  }
}

/** Returns a proxy of `outside` that uses the members of `inside` while the transaction is open. */
function proxyWhileOpen<Target extends object>(
  outside: Target,
  inside: object,
  isOpen: () => boolean,
): Target {
  return new Proxy(outside, {
    get(_, name) {
      const target = isOpen() && name in inside ? inside : outside;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
