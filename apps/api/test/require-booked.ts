import { auditOrders, differenceLines } from '../src/features/orders/books/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import { findSumDifferences, sumLine } from './books/second-sums.ts';

/**
 * Throws, with their ids and what is missing, for orders whose entries in the ledger are not those that their facts lead to:
 * the product has changed money without booking it. The sums of orders that agree are computed a second time, in SQL. Orders
 * that only a factory has written have no terms and no entries.
 */
export async function requireBooked(deps: Pick<Deps, 'db' | 'pool' | 'settings'>): Promise<void> {
  const lines: string[] = [];
  const compared = await auditOrders(deps, (difference) => lines.push(...differenceLines(difference)));
  if (lines.length === 0 && compared > 0) {
    const { differences } = await findSumDifferences(deps.pool, null, { areWalletsPooled: true });
    lines.push(...differences.map(sumLine));
  }
  if (lines.length > 0) throw new Error(`Orders are not booked.\n${lines.join('\n')}`);
}
