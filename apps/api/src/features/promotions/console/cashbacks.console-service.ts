import type { ParsedInput } from '@errand/contract';
import type {
  CashbackBody,
  CashbackRow,
  listCashbacks as listEndpoint,
} from '@errand/contract/console/promotions/cashbacks';
import {
  type ConsoleContext,
  listPage,
  ofWorth,
  publishShopChanged,
  requireVersion,
  stateOf,
  toPeriod,
  toText,
  toWorth,
} from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  type CashbackRecord,
  type CashbackValues,
  countCashbacks,
  findCashback,
  insertCashback,
  listCashbackRecords,
  lockCashback,
  updateCashbackRow,
} from './cashbacks.console-queries.ts';

export function listCashbacks(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const nowMs = ctx.now();
  const order = { sort: query.sort, ascending: query.direction === 'asc', nowMs };
  return listPage(
    query,
    {
      rows: (limit, offset) => listCashbackRecords(ctx.db, query, { ...order, limit, offset }),
      count: () => countCashbacks(ctx.db, query, nowMs),
    },
    (row) => toCashbackRow(row, nowMs),
  );
}

export async function readCashback(ctx: ConsoleContext, id: number): Promise<CashbackRow> {
  const row = await findCashback(ctx.db, id);
  if (!row) throw new AppError('not_found');
  return toCashbackRow(row, ctx.now());
}

/** Throws `promotion_worth` and `promotion_period`. */
export async function createCashback(ctx: ConsoleContext, body: CashbackBody): Promise<CashbackRow> {
  const id = await insertCashback(ctx.db, toValues(body));
  ctx.setTarget(id);
  await publishShopChanged(ctx);
  return readCashback(ctx, id);
}

/** The same, and throws `changed_meanwhile`. */
export async function updateCashback(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: CashbackBody & { version: string },
): Promise<CashbackRow> {
  const row = await lockCashback(ctx.db, id);
  if (!row) throw new AppError('not_found');
  requireVersion(version, row.version, toCashbackRow(row, ctx.now()));
  await updateCashbackRow(ctx.db, id, toValues(body));
  await publishShopChanged(ctx);
  return readCashback(ctx, id);
}

function toValues(body: CashbackBody): CashbackValues {
  const { type, value } = toWorth(body);
  return {
    title: toText(body.title),
    type,
    amount: value,
    minPurchaseMinor: body.min_purchase_minor,
    maxDiscountMinor: body.max_discount_minor,
    perCustomer: body.per_customer,
    ...toPeriod(body),
    active: body.active,
  };
}

function toCashbackRow(row: CashbackRecord, nowMs: number): CashbackRow {
  return {
    id: row.id,
    title: row.title,
    ...ofWorth({ type: row.type, value: row.amount }),
    min_purchase_minor: row.minPurchaseMinor,
    max_discount_minor: row.maxDiscountMinor,
    per_customer: row.perCustomer,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    active: row.active,
    state: stateOf(row, nowMs),
    version: row.version,
  };
}
