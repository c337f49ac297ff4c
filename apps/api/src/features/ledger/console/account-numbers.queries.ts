import type { AccountName } from '@errand/domain/books';
import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { ledgerAccountNumbers } from '../ledger.tables.ts';

/** The numbers of accounts that the office has set. */
export async function readNumbers(q: Queryable): Promise<Partial<Record<AccountName, string>>> {
  const rows = await q.select().from(ledgerAccountNumbers);
  return Object.fromEntries(rows.map(({ account, number }) => [account, number]));
}

export async function setNumber(tx: Tx, account: AccountName, number: string | null): Promise<void> {
  if (number === null) await tx.delete(ledgerAccountNumbers).where(eq(ledgerAccountNumbers.account, account));
  else
    await tx
      .insert(ledgerAccountNumbers)
      .values({ account, number })
      .onConflictDoUpdate({ target: ledgerAccountNumbers.account, set: { number } });
}
