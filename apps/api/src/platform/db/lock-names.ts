import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Serializes transactions that lock a common name. Names are locked in sorted order, which prevents
 * deadlocks.
 */
export async function lockNames(tx: Tx, names: string[]): Promise<void> {
  for (const name of names.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}
