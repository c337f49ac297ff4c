import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import type { ExportedCustomer } from '../../../platform/personal-data.ts';
import { identities } from '../auth.tables.ts';

export async function exportCustomer(q: Queryable, { id }: ExportedCustomer) {
  return {
    social_accounts: await q
      .select({ provider: identities.provider, email: identities.email, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.customerId, id)),
  };
}
