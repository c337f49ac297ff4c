import { eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { ErasedCustomer } from '../../../platform/personal-data.ts';
import { codes, customers, identities, impersonations, sessions, signInSteps } from '../auth.tables.ts';

/** Locks the account, so that concurrent deletions and contact changes wait. */
export async function lockCustomer(tx: Tx, id: number) {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

/** Ends every sign-in and clears the account. The row stays as the nameless owner of orders, trips and transfers. */
export async function eraseCustomer(tx: Tx, { id, email, phone, at }: ErasedCustomer): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customerId, id));
  await tx.delete(impersonations).where(eq(impersonations.customerId, id));
  await tx.delete(identities).where(eq(identities.customerId, id));
  await tx.delete(codes).where(eq(codes.customerId, id));
  const { data } = signInSteps;
  await tx
    .delete(signInSteps)
    .where(
      or(
        sql`${data} ->> 'existing' = ${String(id)}`,
        sql`${data} ->> 'phone' = ${phone}`,
        sql`${data} #>> '{social,email}' = ${email}`,
      ),
    );
  await tx
    .update(customers)
    .set({
      firstName: '',
      lastName: '',
      email: null,
      phone: null,
      emailVerified: false,
      phoneVerified: false,
      passwordHash: null,
      picture: null,
      refCode: `erased-${id}`,
      referredBy: null,
      loginMedium: null,
      interests: [],
      zoneIds: [],
      blocked: true,
      blockReason: null,
      blockedAt: null,
      blockedBy: null,
      removedAt: at,
      updatedAt: at,
    })
    .where(eq(customers.id, id));
  // Accounts that were merged into it have kept only their refer codes.
  await tx
    .update(customers)
    .set({ refCode: sql`'erased-' || ${customers.id}`, updatedAt: at })
    .where(eq(customers.mergedInto, id));
}
