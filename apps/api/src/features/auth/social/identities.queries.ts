import type { SocialProvider } from '@errand/domain/auth';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import type { CustomerRow } from '../accounts/customers.queries.ts';
import { customers, identities } from '../auth.tables.ts';

export async function findByIdentity(
  q: Queryable,
  provider: SocialProvider,
  subject: string,
): Promise<CustomerRow | null> {
  const [row] = await q
    .select({ customer: customers })
    .from(identities)
    .innerJoin(customers, eq(customers.id, identities.customerId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.customer ?? null;
}

/** No effect when a concurrent call has linked it. */
export async function insertIdentity(q: Queryable, row: typeof identities.$inferInsert): Promise<void> {
  await q.insert(identities).values(row).onConflictDoNothing();
}
