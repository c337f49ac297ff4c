import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';

/** Who referred a customer whose first delivered order this is; null for everybody else. */
export async function findReferrer(tx: Tx, customerId: number, orderId: number): Promise<number | null> {
  // Two first orders that arrive at once wait for each other here, and the second sees the first.
  const found = await tx.execute<{ referred_by: number | null }>(
    sql`select referred_by from customers where id = ${customerId} for update`,
  );
  const referrer = found.rows[0]?.referred_by ?? null;
  if (referrer === null) return null;
  const earlier = await tx.execute(sql`
    select 1 from orders o join order_history h on h.order_id = o.id and h.status = 'delivered'
    where o.owner = ${`customer:${customerId}`} and o.id <> ${orderId} limit 1`);
  return earlier.rows.length === 0 ? referrer : null;
}
