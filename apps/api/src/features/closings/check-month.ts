import type { Deps } from '../../platform/deps.ts';
import { auditMoney, listUnbooked } from '../orders/books/index.ts';
import { boundsOfMonth } from './closings.queries.ts';

type CheckDeps = Pick<Deps, 'db' | 'settings'>;

/**
 * Why a month (`YYYY-MM`) cannot be closed, as lines: orders that are not booked, and differences of the books of accounts,
 * payouts, providers, and of orders that have changed since the beginning of the month, or since a later instant.
 */
export async function checkMonth(deps: CheckDeps, month: string, since?: Date): Promise<string[]> {
  const { from, until } = await boundsOfMonth(deps.db, month);
  const lines = (await listUnbooked(deps.db, until)).map((id) => `order ${id}: it is not booked yet`);
  await auditMoney(deps, (difference) => lines.push(...difference.lines), {
    changedSince: since ?? from,
    placedBefore: until,
    until,
  });
  return lines;
}
