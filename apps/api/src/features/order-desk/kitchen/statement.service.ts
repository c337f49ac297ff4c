import { JOURNAL_TYPES, type JournalType, storeOwner, storeStatement } from '@errand/domain/books';
import type { ConsoleContext } from '../../../console/index.ts';
import { type AccountDay, listAccountDays } from '../../ledger/index.ts';
import { storeRecords } from '../../stores/records/index.ts';

/**
 * The statement of a store for the month of a day, YYYY-MM-DD, from its entries in the ledger; days are those of the shop. An
 * order counts on the day of its delivery, and a refund on its own day. `commission_percent` is that of new orders.
 */
export async function readStatement(ctx: ConsoleContext, storeId: number, day: string) {
  const { admin_commission: usual } = await ctx.settings();
  const account = { account: 'store', owner: storeOwner(storeId) } as const;
  const rows = await listAccountDays(ctx.pool, account, day.slice(0, 7));
  const days = [...new Set(rows.map((row) => row.day))];
  return {
    commission_percent: (await storeRecords.findCommissionPercent(ctx.db, storeId)) ?? usual,
    days: days.map((one) => ({ day: one, ...toAmounts(rows.filter((row) => row.day === one)) })),
    total: toAmounts(rows),
  };
}

function toAmounts(rows: AccountDay[]) {
  const postings = rows.flatMap(({ type, part, amount: amountMinor }) =>
    isOfBooks(type) ? [{ type, part, amountMinor }] : [],
  );
  const { soldMinor, commissionMinor, refundedMinor, cashMinor, payableMinor } = storeStatement(postings);
  const items = rows.filter(({ type, part }) => type === 'earning' && part === 'items');
  return {
    orders: items.reduce((total, { subjects }) => total + subjects, 0),
    sold_minor: soldMinor,
    commission_minor: commissionMinor,
    refunded_minor: refundedMinor,
    cash_minor: cashMinor,
    payable_minor: payableMinor,
  };
}

function isOfBooks(type: string): type is JournalType {
  return JOURNAL_TYPES.some((known) => known === type);
}
