import { closeAccount, mergeAccounts } from '@errand/domain/books';
import { desc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { lockBalancesOf, provisionOf } from './ledger.queries.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';
import { postEntry } from './post-entry.ts';

export const personalData = {
  /** Settles the balances: what is left of the wallet falls to the operator, and the points lapse. The entries stay. */
  async erase(tx, { id, owner, at }) {
    const [balances] = await lockBalancesOf(tx, [owner]);
    const { money: walletMinor, points } = balances ?? { money: 0, points: 0 };
    const pointsMinor = await provisionOf(tx, id);
    const entry = closeAccount(id, { walletMinor, pointsMinor }, null);
    await postEntry(tx, entry, { at, points: [{ owner, amount: -points }] });
  },
  async export(q, { owner }) {
    return {
      wallet_and_points: await q
        .select({
          transaction_id: ledgerTransfers.transactionId,
          type: ledgerTransfers.type,
          reference: ledgerTransfers.reference,
          unit: ledgerAccounts.unit,
          /** Minor units or points; positive amounts are credits. */
          amount: sql<number>`${ledgerEntries.amount}`.mapWith(Number),
          at: ledgerTransfers.at,
        })
        .from(ledgerEntries)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
        .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
        .where(or(eq(ledgerAccounts.owner, owner), eq(ledgerAccounts.mergedInto, owner)))
        .orderBy(desc(ledgerEntries.id)),
    };
  },
  /**
   * Transfers the balances. The entries stay where they were posted; `merged_into` lets a later refund find what an order
   * of the merged account had paid and earned.
   */
  merge: {
    count: async () => [],
    async move(_ctx, tx, { from, into, at }) {
      const [balances] = await lockBalancesOf(tx, [from.owner, into.owner]);
      const { money: walletMinor, points } = balances ?? { money: 0, points: 0 };
      const pointsMinor = await provisionOf(tx, from.id);
      await postEntry(tx, mergeAccounts(from.id, into.id, { walletMinor, pointsMinor }), {
        at,
        points: [
          { owner: from.owner, amount: -points },
          { owner: into.owner, amount: points },
        ],
      });
      await markMerged(tx, from.owner, into.owner);
    },
  },
} satisfies PersonalData;

async function markMerged(q: Queryable, from: string, into: string): Promise<void> {
  await q
    .update(ledgerAccounts)
    .set({ mergedInto: into })
    .where(or(eq(ledgerAccounts.owner, from), eq(ledgerAccounts.mergedInto, from)));
}
