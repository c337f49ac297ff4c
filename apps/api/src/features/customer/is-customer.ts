import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { customers } from '../auth/auth.tables.ts';

/** Whether an owner (`customer:12`) is somebody who has an account; one that was deleted belongs to nobody. */
export async function isCustomer(q: Queryable, owner: string): Promise<boolean> {
  const id = customerIdOf(owner);
  if (id === null) return false;
  const rows = await q
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.removedAt)));
  return rows.length > 0;
}
