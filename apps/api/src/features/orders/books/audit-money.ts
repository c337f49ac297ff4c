import type { Deps } from '../../../platform/deps.ts';
import { storedBalances } from '../../ledger/index.ts';
import { listOpenDifferences } from '../../payments/payments.views.ts';
import { listStatementDifferences } from '../../payouts/payouts.views.ts';
import { type AuditedOrders, auditOrders, listMissingTopUps } from './audit-orders.ts';
import { differenceLines } from './differences.ts';

/** A difference of the books, as lines for operators. `orderId` is null if it is not about one order. */
export type MoneyDifference = { orderId: number | null; lines: string[] };

type Audited = AuditedOrders & {
  /** Differences with providers up to here; by default all of them. */
  until?: Date;
};

/**
 * Compares the books with their sources, without posting: all orders or some, top-ups, stored balances and sums with their
 * entries, statements of payouts with their accounts, and movements at providers with payments. Calls
 * `onDifference` for each one that differs. Returns how many orders were compared, and how many differences there are.
 */
export async function auditMoney(
  deps: Pick<Deps, 'db' | 'settings'>,
  onDifference: (difference: MoneyDifference) => void,
  { until, ...audited }: Audited = {},
): Promise<{ compared: number; differences: number }> {
  let differences = 0;
  const tell = (orderId: number | null, lines: string[]) => {
    differences += 1;
    onDifference({ orderId, lines });
  };
  const compared = await auditOrders(
    deps,
    (difference) => tell(difference.orderId, differenceLines(difference)),
    audited,
  );
  for (const id of await listMissingTopUps(deps.db))
    tell(null, [`payment ${id}: its top-up is missing in the ledger`]);
  for (const difference of await storedBalances.audit(deps.db)) tell(null, [storedBalances.line(difference)]);
  for (const { reference, storedMinor, entriesMinor } of await listStatementDifferences(deps.db))
    tell(null, [
      `payout ${reference}: the balance of its statement is ${storedMinor}, that of the account ${entriesMinor}`,
    ]);
  for (const { orderId, line } of await listOpenDifferences(deps.db, until ?? null)) tell(orderId, [line]);
  return { compared, differences };
}
