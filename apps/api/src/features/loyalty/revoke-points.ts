import { OPERATOR_ACCOUNT } from '@errand/domain/ledger';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { lockBalances, postTransfer } from '../ledger/index.ts';

/** The points an order brought go back with its money, as many of them as are still there: the rest was spent in good faith. */
export async function revokePoints(tx: Tx, order: { id: number; owner: string }, at: Date): Promise<void> {
  const found = await tx.execute<{ earned: string | number }>(sql`
    select coalesce(sum(e.amount), 0) as earned
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id
    where a.owner = ${order.owner} and a.unit = 'points' and t.type = 'order_place' and t.reference = ${String(order.id)}`);
  const earned = Number(found.rows[0]?.earned ?? 0);
  if (earned <= 0) return;
  const { points } = await lockBalances(tx, order.owner);
  const back = Math.min(earned, points);
  if (back <= 0) return;
  await postTransfer(tx, {
    type: 'order_refund',
    reference: String(order.id),
    at,
    entries: [
      { owner: order.owner, unit: 'points', amount: -back },
      { owner: OPERATOR_ACCOUNT.orders, unit: 'points', amount: back },
    ],
  });
}
