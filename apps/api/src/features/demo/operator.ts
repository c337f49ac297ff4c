import { awaitsTransfer } from '@errand/domain/orders';
import { jobName } from '../../platform/jobs/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { orderChanges, storedOrders } from '../orders/index.ts';
import { refundRequests } from '../refunds/index.ts';
import { orderReports } from '../reports/index.ts';
import type { DemoDeps } from './demo.types.ts';

export const OPERATOR_DECISION_JOB = jobName<{ orderId: number }>('demo.refund-decision');
export const OPERATOR_TRANSFER_JOB = jobName<{ orderId: number }>('demo.transfer');
export const OPERATOR_RESPONSE_JOB = jobName<{ reportId: number }>('demo.report-answer');

/** How long the simulated operator takes to decide, in seconds of real time. */
const THINKING_SECONDS = 240;

export function scheduleDecision(deps: DemoDeps, speed: number, job: { orderId: number }): Promise<void> {
  return deps.jobs.send(deps.db, OPERATOR_DECISION_JOB, job, { startAfterSeconds: THINKING_SECONDS / speed });
}

/** The operator finds the transfer of an order on the bank's statement. */
export async function scheduleTransfer(
  deps: DemoDeps,
  speed: number,
  job: { orderId: number },
): Promise<void> {
  const order = await storedOrders.find(deps.db, job.orderId);
  if (!order || !awaitsTransfer(order)) return;
  await deps.jobs.send(deps.db, OPERATOR_TRANSFER_JOB, job, { startAfterSeconds: THINKING_SECONDS / speed });
}

/** Confirms a transfer that is still awaited. */
export async function confirmTransferNow(deps: DemoDeps, { orderId }: { orderId: number }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (order && awaitsTransfer(order)) await orderChanges.receivePayment(deps, tx, orderId);
  });
}

/** Returns what is owed, approves requests with a note or a picture, and rejects others. */
export async function decideRefundNow(deps: DemoDeps, { orderId }: { orderId: number }): Promise<void> {
  const request = await refundRequests.find(deps.db, orderId);
  const order = await storedOrders.find(deps.db, orderId);
  if (!request || !order) return;
  if (request.owed) return refundRequests.decide(deps, orderId, { approved: true, note: null });
  const approved = request.note !== null || request.pictures.length > 0;
  const note = textOf(`demo.operator.${approved ? 'approved' : 'rejected'}`, order.language);
  await refundRequests.decide(deps, orderId, { approved, note });
}

export function scheduleResponse(deps: DemoDeps, speed: number, job: { reportId: number }): Promise<void> {
  return deps.jobs.send(deps.db, OPERATOR_RESPONSE_JOB, job, { startAfterSeconds: THINKING_SECONDS / speed });
}

export async function respondToReportNow(deps: DemoDeps, { reportId }: { reportId: number }): Promise<void> {
  const orderId = await orderReports.find(deps.db, reportId);
  const order = orderId === null ? null : await storedOrders.find(deps.db, orderId);
  if (!order) return;
  const key = order.type === 'parcel' ? 'parcelResponse' : 'response';
  await orderReports.respond(deps, reportId, textOf(`demo.operator.${key}`, order.language));
}
