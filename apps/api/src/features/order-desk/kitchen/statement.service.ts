import type { ParsedInput } from '@errand/contract';
import type { listStatementOrders, StatementOrder } from '@errand/contract/console/kitchen/board';
import {
  commissionOf,
  JOURNAL_TYPES,
  type JournalType,
  type PostingPart,
  type StorePosting,
  storeOwner,
  storeStatement,
} from '@errand/domain/books';
import { type ConsoleContext, listPage } from '../../../console/index.ts';
import {
  type AccountDay,
  type AccountOrder,
  countAccountOrders,
  listAccountDays,
  listAccountOrders,
} from '../../ledger/index.ts';
import { readFacts } from '../../orders/books/index.ts';
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

type OrdersQuery = ParsedInput<typeof listStatementOrders>['query'];

/** The orders behind a statement, with the base and the rate of their commission by their own terms. */
export function listOrdersOfStatement(ctx: ConsoleContext, storeId: number, query: OrdersQuery) {
  const account = { account: 'store', owner: storeOwner(storeId) } as const;
  const month = query.month.slice(0, 7);
  const page = {
    rows: (limit: number, offset: number) => listAccountOrders(ctx.pool, account, month, { limit, offset }),
    count: async (most: number) => Math.min(most, await countAccountOrders(ctx.pool, account, month)),
  };
  return listPage(query, page, (rows) => toStatementOrders(ctx, rows));
}

async function toStatementOrders(ctx: ConsoleContext, rows: AccountOrder[]): Promise<StatementOrder[]> {
  const ids = rows.map(({ order_id }) => order_id);
  const facts = await readFacts(ctx.db, ids, await ctx.settings());
  const orders = new Map(facts.map(({ facts: { order } }) => [order.orderId, order]));
  return rows.map(({ order_id: id, day, sums }) => {
    const postings = sums.flatMap(({ type, ...sum }) => (isOfBooks(type) ? [{ type, ...sum }] : []));
    const statement = storeStatement(postings);
    const order = orders.get(id);
    const taxMinor = 0 - sumOf(postings, 'commission_tax');
    return {
      id,
      day,
      sold_minor: statement.soldMinor,
      commission_base_minor: order ? commissionOf(order).basisMinor : 0,
      commission_rate: order?.terms.commission.percent ?? 0,
      commission_minor: statement.commissionMinor - taxMinor,
      commission_tax_minor: taxMinor,
      goods_tax_minor: sumOf(postings, 'tax'),
      refunded_minor: statement.refundedMinor,
      cash_minor: statement.cashMinor,
      payable_minor: statement.payableMinor,
    };
  });
}

function sumOf(postings: readonly StorePosting[], wanted: PostingPart): number {
  return postings.reduce((sum, { part, amountMinor }) => (part === wanted ? sum + amountMinor : sum), 0);
}

function toAmounts(rows: AccountDay[]) {
  const postings = rows.flatMap(({ type, part, amount: amountMinor }) =>
    isOfBooks(type) ? [{ type, part, amountMinor }] : [],
  );
  const statement = storeStatement(postings);
  const items = rows.filter(({ type, part }) => type === 'earning' && part === 'items');
  return {
    orders: items.reduce((total, { subjects }) => total + subjects, 0),
    sold_minor: statement.soldMinor,
    commission_minor: statement.commissionMinor,
    refunded_minor: statement.refundedMinor,
    cash_minor: statement.cashMinor,
    fees_minor: statement.feesMinor,
    corrected_minor: statement.correctedMinor,
    payable_minor: statement.payableMinor,
  };
}

function isOfBooks(type: string): type is JournalType {
  return JOURNAL_TYPES.some((known) => known === type);
}
