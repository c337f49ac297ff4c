import type { ParsedInput } from '@errand/contract';
import type { Figures, listFigures as listEndpoint } from '@errand/contract/console/analytics';
import type { LanguageCode } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import {
  countRunning,
  type FigureRow,
  type FigureSums,
  listFigureRows,
  listLatestDays,
} from './figures.queries.ts';

/** The figures in the caller's scope. Its cursor is the number of rows before it. */
export async function listFiguresOf(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const offset = Number(query.cursor) || 0;
  const page = { limit: query.limit + 1, offset };
  const rows = await listFigureRows(ctx.pool, ctx.scope, query, page);
  const shown = rows.slice(0, query.limit);
  const isMore = rows.length > shown.length;
  return {
    rows: shown.map((row) => ({ key: row.key, name: nameOf(row, ctx.language), ...toFigures(row) })),
    total: offset + rows.length,
    total_is_bound: isMore,
    next: isMore ? String(offset + shown.length) : null,
  };
}

export async function readToday(ctx: ConsoleContext) {
  const at = new Date(ctx.now());
  const days = await listLatestDays(ctx.pool, ctx.scope, at);
  const of = (ago: number) => toFigures(days.find((row) => row.days_ago === ago) ?? NONE);
  return { today: of(0), yesterday: of(1), ...(await countRunning(ctx.pool, ctx.scope, at)) };
}

const NONE: FigureSums = {
  orders: 0,
  canceled: 0,
  delivered: 0,
  sales: 0,
  tax: 0,
  delivery: 0,
  tips: 0,
  discount: 0,
  wallet: 0,
  commission: 0,
  cashback: 0,
  refunded: 0,
  kept: 0,
};

function toFigures(row: FigureSums): Figures {
  return {
    orders: row.orders,
    canceled: row.canceled,
    delivered: row.delivered,
    sales_minor: row.sales,
    tax_minor: row.tax,
    delivery_minor: row.delivery,
    tips_minor: row.tips,
    discount_minor: row.discount,
    wallet_minor: row.wallet,
    commission_minor: row.commission,
    cashback_minor: row.cashback,
    refunded_minor: row.refunded,
    kept_minor: row.kept,
  };
}

function nameOf({ name, courier }: FigureRow, language: LanguageCode): string | null {
  if (courier)
    return `${translated(courier.first_name, language)} ${translated(courier.last_name, language)}`;
  return name && translated(name, language);
}
