import type { LedgerEntry, LedgerUnit } from '@errand/domain/ledger';
import { eq, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { lockAccounts, sumBalance } from './ledger.queries.ts';
import { ledgerAccounts } from './ledger.tables.ts';
import { postTransfer } from './post-transfer.ts';

const UNITS: LedgerUnit[] = ['money', 'points'];

/**
 * Transfers the balances. The entries stay where they were posted; `merged_into` lets a later refund find what an order
 * of the merged account had paid and earned.
 */
export const mergeCustomer: MergeCustomer = {
  count: async () => [],
  async move(_ctx, tx, { from, into, at }) {
    const owners = [from.owner, into.owner];
    const accounts = await lockAccounts(
      tx,
      owners.flatMap((owner) => UNITS.map((unit) => ({ owner, unit }))),
    );
    const entries: LedgerEntry[] = [];
    for (const { id, owner, unit } of accounts) {
      const amount = owner === from.owner ? await sumBalance(tx, id) : 0;
      if (amount === 0) continue;
      entries.push({ owner: from.owner, unit, amount: -amount }, { owner: into.owner, unit, amount });
    }
    if (entries.length > 0)
      await postTransfer(tx, { type: 'account_merge', reference: `customer:${from.id}`, entries, at });
    await markMerged(tx, from.owner, into.owner);
  },
};

async function markMerged(q: Queryable, from: string, into: string): Promise<void> {
  await q
    .update(ledgerAccounts)
    .set({ mergedInto: into })
    .where(or(eq(ledgerAccounts.owner, from), eq(ledgerAccounts.mergedInto, from)));
}
