import type { OPEN_ITEM_KINDS } from '@errand/contract/console/finance/open-items';
import type { OrderStatus } from '@errand/domain/orders';
import { and, inArray } from 'drizzle-orm';
import type { Deps } from '../../../platform/deps.ts';
import { type OpenReceivable, openReceivables } from '../../ledger/index.ts';
import { orders } from '../orders.tables.ts';
import { FINISHED_STATUSES } from '../orders.views.ts';
import { openItems } from './open-items.tables.ts';

/**
 * Looks for orders that have ended and whose receivable is not 0, and replaces the list of them. Reads every entry of
 * receivables, so it runs at night. Returns how many there are.
 */
export async function findOpenItems(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const listedAt = new Date(deps.now());
  return deps.db.transaction(async (tx) => {
    const open = await openReceivables.list(tx);
    await tx.delete(openItems);
    let found = 0;
    for (let at = 0; at < open.length; at += PAGE) {
      const page = new Map(open.slice(at, at + PAGE).map((one) => [one.orderId, one]));
      const ended = await tx
        .select({ id: orders.id, status: orders.status })
        .from(orders)
        .where(and(inArray(orders.id, [...page.keys()]), inArray(orders.status, FINISHED_STATUSES)));
      const rows = ended.flatMap(({ id, status }) => {
        const one = page.get(id);
        if (!one) return [];
        const { amountMinor, since } = one;
        return { orderId: id, kind: kindOf(one, status), amountMinor, since, listedAt };
      });
      if (rows.length > 0) await tx.insert(openItems).values(rows);
      found += rows.length;
    }
    return found;
  });
}

const PAGE = 1000;

function kindOf(
  { amountMinor, isChargedBack }: OpenReceivable,
  status: OrderStatus,
): (typeof OPEN_ITEM_KINDS)[number] {
  if (amountMinor > 0) return 'owed';
  if (isChargedBack) return 'chargeback';
  return status === 'delivered' || status === 'refunded' ? 'unpaid' : 'fee';
}
