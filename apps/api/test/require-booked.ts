import { auditOrders, differenceLines } from '../src/features/orders/books/index.ts';
import type { Deps } from '../src/platform/deps.ts';

/**
 * Throws, with their ids and what is missing, for orders whose entries in the ledger are not those that their facts lead to:
 * the product has changed money without booking it. Orders that only a factory has written have no terms and no entries.
 */
export async function requireBooked(deps: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  const lines: string[] = [];
  await auditOrders(deps, (difference) => lines.push(...differenceLines(difference)));
  if (lines.length > 0) throw new Error(`Orders are not booked.\n${lines.join('\n')}`);
}
