import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/reports';
import { MAX_IMAGES } from '@errand/domain/media';
import { CONSOLE_CHANGED } from '../../platform/events/index.ts';
import { requirePictures, storeEach } from '../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { eventName } from '../../platform/jobs/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import type { OrderDeps } from '../orders/events/index.ts';
import { orderChanged, ownOrders } from '../orders/index.ts';
import { hasOpenReport, insertReport, writeResponse } from './reports.queries.ts';

/** A customer reported a problem with an order; an operator has to answer. */
export const REPORT_SUBMITTED = eventName<{ reportId: number }>('report.submitted');

/** Reports a problem with one of the viewer's own orders. Throws `report_open` while another report is open. */
export async function reportProblem(
  ctx: RequestContext<'files'> & OrderDeps,
  body: ParsedInput<typeof contract.reportProblem>['body'],
): Promise<{ message: string }> {
  const uploads = await requirePictures(ctx.uploads, 'image', MAX_IMAGES);
  await ctx.db.transaction(async (tx) => {
    const order = await ownOrders.require(ctx, tx, body.order_id);
    if (await hasOpenReport(tx, order.id)) throw new AppError('report_open');
    const pictures = await storeEach(uploads, (bytes) => ctx.files.putOwn(tx, bytes));
    const { reason, text } = body;
    const createdAt = new Date(ctx.now());
    const reportId = await insertReport(tx, { orderId: order.id, reason, text, pictures, createdAt });
    await orderChanged(ctx, tx, order.id);
    await ctx.jobs.publish(tx, REPORT_SUBMITTED, { reportId });
    const place = { zoneIds: [order.zoneId], storeId: order.storeId };
    await ctx.events.publish(tx, CONSOLE_CHANGED, { resource: 'problems', id: String(reportId), place });
  });
  return { message: textOf('messages.problem_reported', ctx.language) };
}

/**
 * Stores the operator's response to a report, which the order then shows. Only the first response counts: false for
 * a later one.
 */
export async function respondToReport(deps: OrderDeps, reportId: number, text: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const orderId = await writeResponse(tx, reportId, text, new Date(deps.now()));
    if (orderId !== null) await orderChanged(deps, tx, orderId);
    return orderId !== null;
  });
}
