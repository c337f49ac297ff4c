import type { ConsoleContext } from '../../../console/index.ts';
import { storeRecords } from '../../stores/records/index.ts';
import { listStatementDays, type StatementDay } from './kitchen.queries.ts';

/** The statement of a store for the month of a day, YYYY-MM-DD, in the time of its zone. */
export async function readStatement(ctx: ConsoleContext, storeId: number, day: string) {
  const { admin_commission: usual } = await ctx.settings();
  const percent = (await storeRecords.findCommissionPercent(ctx.db, storeId)) ?? usual;
  const days = await listStatementDays(ctx.pool, { storeId, month: day.slice(0, 7), percent });
  const sum = (key: Exclude<keyof StatementDay, 'day'>) => days.reduce((total, row) => total + row[key], 0);
  return {
    commission_percent: percent,
    days: days.map((row) => ({ day: row.day, ...toAmounts(row) })),
    total: toAmounts({
      orders: sum('orders'),
      sold: sum('sold'),
      commission: sum('commission'),
      refunded: sum('refunded'),
      cash: sum('cash'),
    }),
  };
}

function toAmounts({ orders, sold, commission, refunded, cash }: Omit<StatementDay, 'day'>) {
  return {
    orders,
    sold_minor: sold,
    commission_minor: commission,
    refunded_minor: refunded,
    cash_minor: cash,
    payable_minor: sold - commission - refunded - cash,
  };
}
