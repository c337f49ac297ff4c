import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { courierApplications, storeApplications } from './registration.tables.ts';

export type StoreApplication = typeof storeApplications.$inferSelect;

/** The pending store application with a key, locked until the transaction ends. */
export async function lockPending(tx: Tx, key: string): Promise<StoreApplication | null> {
  const [row] = await tx
    .select()
    .from(storeApplications)
    .where(and(eq(storeApplications.key, key), eq(storeApplications.status, 'pending')))
    .for('update');
  return row ?? null;
}

/** A store application, locked until the transaction ends. */
export async function lockApplication(tx: Tx, id: number): Promise<StoreApplication | null> {
  const [row] = await tx.select().from(storeApplications).where(eq(storeApplications.id, id)).for('update');
  return row ?? null;
}

export async function updateApplication(
  tx: Tx,
  id: number,
  change: Partial<Pick<StoreApplication, 'plan' | 'planId' | 'planPaidAt' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(storeApplications).set(change).where(eq(storeApplications.id, id));
}

/** Who has applied, and in which language; null for an application that does not exist any more. */
export async function findApplicant(q: Queryable, kind: 'courier' | 'store', id: number) {
  const table = kind === 'store' ? storeApplications : courierApplications;
  const [row] = await q
    .select({ firstName: table.firstName, email: table.email, language: table.language })
    .from(table)
    .where(eq(table.id, id));
  return row ?? null;
}
