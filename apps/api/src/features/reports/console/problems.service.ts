import type { ParsedInput } from '@errand/contract';
import type {
  listProblems as listEndpoint,
  Problem,
  problemRow,
} from '@errand/contract/console/support/problems';
import type { z } from 'zod';
import { type ConsoleContext, listPage, type Place } from '../../../console/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { storedOrders } from '../../orders/index.ts';
import { findOrderPlace, storeOfOrders } from '../../orders/orders.views.ts';
import { namesOfStores } from '../../stores/index.ts';
import { respondToReport } from '../report.service.ts';
import { findReport, type Report, reportsIn } from './problems.queries.ts';

type Named = { id: number; name: string };

export function listProblems(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  return listPage(query, reportsIn(ctx.db, ctx.scope, query), async (rows) => {
    const stores = await storesOf(ctx, rows);
    return rows.map((row) => toRow(row, stores.get(row.orderId) ?? null));
  });
}

/** Where a report belongs: the zone and the store of its order. */
export async function findProblemPlace({ db }: ConsoleContext, id: number): Promise<Place | null> {
  const report = await findReport(db, id);
  return report && findOrderPlace(db, report.orderId);
}

export async function readProblem(ctx: ConsoleContext, id: number): Promise<Problem> {
  const report = await findReport(ctx.db, id);
  const order = report && (await storedOrders.find(ctx.db, report.orderId));
  if (!report || !order) throw new AppError('not_found');
  const stores = await storesOf(ctx, [report]);
  return {
    ...toRow(report, stores.get(report.orderId) ?? null),
    customer_name: order.contact.name,
    customer_phone: order.contact.phone,
    pictures: report.pictures.flatMap((key) => mediaUrl(ctx.publicUrl, key) ?? []),
    answer: report.answer,
  };
}

/** Responds to an open report. Throws `problem_answered` if another member was faster. */
export async function respondToProblem(ctx: ConsoleContext, id: number, text: string): Promise<Problem> {
  if (!(await respondToReport(ctx, id, text))) throw new AppError('problem_answered');
  return readProblem(ctx, id);
}

async function storesOf({ db, language }: ConsoleContext, rows: Report[]): Promise<Map<number, Named>> {
  const storeIds = await storeOfOrders(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const stores = await namesOfStores.list(db, [...new Set(storeIds.values())], language);
  return new Map(
    [...storeIds].flatMap(([orderId, storeId]) => {
      const store = stores.find(({ id }) => id === storeId);
      return store ? [[orderId, store] as const] : [];
    }),
  );
}

function toRow(report: Report, store: Named | null): z.input<typeof problemRow> {
  return {
    id: report.id,
    order_id: report.orderId,
    state: report.answeredAt === null ? 'open' : 'answered',
    reason: report.reason,
    text: report.text,
    store,
    created_at: report.createdAt.toISOString(),
    answered_at: report.answeredAt?.toISOString() ?? null,
  };
}
