import { eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { MergedCustomers, PersonalData } from '../../../platform/personal-data.ts';
import { codes, customers, identities, impersonations, sessions, signInSteps } from '../auth.tables.ts';
import { endImpersonationsOf } from '../impersonation/impersonation.queries.ts';
import type { CustomerRow } from './customers.queries.ts';

/** An account without a person, which nobody can sign in to. */
const NAMELESS = {
  firstName: '',
  lastName: '',
  email: null,
  phone: null,
  emailVerified: false,
  phoneVerified: false,
  passwordHash: null,
  picture: null,
  referredBy: null,
  loginMedium: null,
  interests: [],
  zoneIds: [],
  language: null,
  blocked: true,
};

export const personalData = {
  /** Ends every sign-in and clears the account. The row stays as the nameless owner of orders, trips and transfers. */
  async erase(tx, { id, email, phone, at }) {
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
        ...NAMELESS,
        refCode: `erased-${id}`,
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
  },
  async export(q, { id }) {
    return {
      social_accounts: await q
        .select({ provider: identities.provider, email: identities.email, since: identities.createdAt })
        .from(identities)
        .where(eq(identities.customerId, id)),
    };
  },
  /** Social accounts and referrals move. Sessions, pending sign-ins and codes of the merged account end. */
  merge: {
    count: async (q, { from }) => [
      {
        kind: 'identities',
        moved: await q.$count(identities, eq(identities.customerId, from.id)),
        dropped: 0,
      },
      { kind: 'referred', moved: await q.$count(customers, eq(customers.referredBy, from.id)), dropped: 0 },
      { kind: 'sessions', moved: 0, dropped: await q.$count(sessions, eq(sessions.customerId, from.id)) },
    ],
    async move(_ctx, tx, { from, into, at }) {
      await tx.update(identities).set({ customerId: into.id }).where(eq(identities.customerId, from.id));
      // A customer cannot be their own referrer.
      await tx
        .update(customers)
        .set({ referredBy: sql`nullif(${into.id}::int, ${customers.id})` })
        .where(eq(customers.referredBy, from.id));
      await endImpersonationsOf(tx, from.id, at);
      await tx.delete(sessions).where(eq(sessions.customerId, from.id));
      // Records of views move, so that they are deleted with the remaining account.
      await tx
        .update(impersonations)
        .set({ customerId: into.id })
        .where(eq(impersonations.customerId, from.id));
      await tx.delete(codes).where(eq(codes.customerId, from.id));
      await tx.delete(signInSteps).where(sql`${signInSteps.data} ->> 'existing' = ${String(from.id)}`);
    },
  },
} satisfies PersonalData;

/** Locks the account, so that concurrent deletions and contact changes wait. */
export async function lockCustomer(tx: Tx, id: number) {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

/** Contacts of the merged account that the other one takes over. */
export type RetainedContacts = { phone: boolean; email: boolean };

/**
 * Replaces the merged account by a nameless row that points to the remaining one. The remaining account takes over the
 * chosen contacts and, if it has none, the picture and the referrer. A password never moves, because another person may have signed up with the
 * contact and set it.
 */
export async function closeMergedAccount(
  tx: Tx,
  { from, into, at }: MergedCustomers,
  [merged, kept]: [merged: CustomerRow, kept: CustomerRow],
  keep: RetainedContacts,
): Promise<void> {
  await tx.update(customers).set({ mergedInto: into.id }).where(eq(customers.mergedInto, from.id));
  await tx
    .update(customers)
    .set({
      ...NAMELESS,
      removedAt: at,
      mergedInto: into.id,
      updatedAt: at,
    })
    .where(eq(customers.id, from.id));
  const { id } = into;
  const [referrer = null] = [kept.referredBy, merged.referredBy].filter(
    (other) => other !== null && other !== id && other !== from.id,
  );
  await tx
    .update(customers)
    .set({
      ...(keep.phone && { phone: merged.phone, phoneVerified: merged.phoneVerified }),
      ...(keep.email && { email: merged.email, emailVerified: merged.emailVerified }),
      picture: kept.picture ?? merged.picture,
      referredBy: referrer,
      interests: [...new Set([...kept.interests, ...merged.interests])],
      updatedAt: at,
    })
    .where(eq(customers.id, id));
}
