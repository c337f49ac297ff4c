import type { LanguageCode } from '@errand/domain/language';
import type { OrderStatus } from '@errand/domain/orders';
import type { Deps } from '../../platform/deps.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { MESSAGE_SENT, replyAsPartner } from '../chat/index.ts';
import { recordLocation } from '../couriers/index.ts';
import { BOARD_READ, ORDER_PLACED, ORDER_STATUS_CHANGED, TRANSFER_RECEIVED } from '../orders/events/index.ts';
import { storedOrders } from '../orders/index.ts';
import { completeParcelReturn, findParcel } from '../parcel/index.ts';
import { REFUND_EVENTS } from '../refunds/index.ts';
import { REPORT_SUBMITTED } from '../reports/index.ts';
import { findDemoOrder } from './demo.queries.ts';
import type { DemoDeps } from './demo.types.ts';
import { keepDayFresh } from './fresh-day.ts';
import {
  confirmTransferNow,
  decideRefundNow,
  OPERATOR_DECISION_JOB,
  OPERATOR_RESPONSE_JOB,
  OPERATOR_TRANSFER_JOB,
  respondToReportNow,
  scheduleDecision,
  scheduleResponse,
  scheduleTransfer,
} from './operator.ts';
import { acceptOrder, executeStep, resumeOrder, STEP_JOB, scheduleFetch } from './order-steps.ts';

type Return = { orderId: number };
const FRESH_DAY_JOB = jobName<NoPayload>('demo.fresh-day');
const RETURN_JOB = jobName<Return>('demo.parcel-return');

/**
 * Lets simulated stores, couriers and the operator act on the orders of visitors and answer their messages, `speed`
 * times faster than in reality. They subscribe to the same events as other features.
 */
export function registerDemoJobs(deps: DemoDeps, { speed }: { speed: number }): void {
  const { jobs } = deps;
  const isBoardOpen = followOpenBoards(deps);
  jobs.subscribe(ORDER_PLACED, 'demo', async ({ orderId }) => {
    await acceptOrder(deps, speed, orderId);
    await scheduleTransfer(deps, speed, { orderId });
  });
  jobs.work(OPERATOR_TRANSFER_JOB, (job) => confirmTransferNow(deps, job));
  jobs.subscribe(TRANSFER_RECEIVED, 'demo', ({ orderId }) => resumeOrder(deps, speed, orderId));
  jobs.work(STEP_JOB, (job) => executeStep(deps, speed, job, isBoardOpen), { punctual: true });
  jobs.subscribe(ORDER_STATUS_CHANGED, 'demo', async (change) => {
    await scheduleReturn(deps, speed, change);
    await scheduleFetch(deps, speed, change);
  });
  jobs.every(FRESH_DAY_JOB, '*/5 * * * *', () => keepDayFresh(deps));
  jobs.work(RETURN_JOB, (job) => completeReturnNow(deps, job));
  jobs.subscribe(REFUND_EVENTS.requested, 'demo', (request) => scheduleDecision(deps, speed, request));
  jobs.work(OPERATOR_DECISION_JOB, (job) => decideRefundNow(deps, job));
  jobs.subscribe(REPORT_SUBMITTED, 'demo', (report) => scheduleResponse(deps, speed, report));
  jobs.work(OPERATOR_RESPONSE_JOB, (job) => respondToReportNow(deps, job));
  jobs.subscribe(MESSAGE_SENT, 'demo', (message) => scheduleChatReply(deps, speed, message));
  jobs.work(CHAT_REPLY_JOB, (message) => replyToChatNow(deps, message));
}

/** How long a courier takes to bring a parcel back, in seconds of real time. */
const RETURN_SECONDS = 600;

/** Schedules the return of a parcel that was canceled after the pickup. */
async function scheduleReturn(
  deps: DemoDeps,
  speed: number,
  { orderId, from, to }: Return & { from: OrderStatus; to: OrderStatus },
): Promise<void> {
  if (from !== 'picked_up' || to !== 'canceled') return;
  await deps.jobs.send(deps.db, RETURN_JOB, { orderId }, { startAfterSeconds: RETURN_SECONDS / speed });
}

/** Returns the parcel to its sender. Does nothing if the sender has already confirmed the return. */
async function completeReturnNow(deps: DemoDeps, { orderId }: Return): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    const parcel = await findParcel(tx, orderId);
    if (order?.status !== 'canceled' || parcel?.returnOtp == null) return;
    await completeParcelReturn(deps, tx, order, parcel.returnOtp, 'courier');
    const origin = (await findDemoOrder(tx, orderId))?.origin;
    if (order.courierId !== null && origin) await recordLocation(deps, tx, order.courierId, origin, null);
  });
}

/** An open board reads again every few seconds (`use-demo-board.ts` of the console). */
const OPEN_FOR_MS = 10_000;

/** Returns a function that tells whether the board of a store is open in a console. */
export function followOpenBoards({
  events,
  now,
}: Pick<Deps, 'events' | 'now'>): (storeId: number | null) => boolean {
  const readAt = new Map<number, number>();
  events.subscribe(BOARD_READ, ({ storeId }) => readAt.set(storeId, now()));
  return (storeId) => storeId !== null && now() - (readAt.get(storeId) ?? -Infinity) < OPEN_FOR_MS;
}

type SentMessage = { messageId: number; language: LanguageCode };
const CHAT_REPLY_JOB = jobName<SentMessage>('demo.chat-answer');

/** How long a simulated partner takes to reply, in seconds of real time. */
const TYPING_SECONDS = 60;

function scheduleChatReply(deps: DemoDeps, speed: number, job: SentMessage): Promise<void> {
  return deps.jobs.send(deps.db, CHAT_REPLY_JOB, job, { startAfterSeconds: TYPING_SECONDS / speed });
}

function replyToChatNow(deps: DemoDeps, { messageId, language }: SentMessage): Promise<void> {
  return replyAsPartner(deps, messageId, (partner) => textOf(`demo.chat.${partner}`, language));
}
