import { MESSAGE_SENT } from '../chat/index.ts';
import { ORDER_PLACED, ORDER_STATUS_CHANGED } from '../orders/index.ts';
import { REFUND_REQUESTED } from '../refunds/index.ts';
import { REPORT_SUBMITTED } from '../reports/index.ts';
import { CHAT_REPLY_JOB, replyToChatNow, scheduleChatReply } from './chat-partners.ts';
import type { DemoDeps } from './demo.types.ts';
import { followOpenBoards } from './open-boards.ts';
import {
  decideRefundNow,
  OPERATOR_DECISION_JOB,
  OPERATOR_RESPONSE_JOB,
  respondToReportNow,
  scheduleDecision,
  scheduleResponse,
} from './operator.ts';
import { acceptOrder, executeStep, STEP_JOB, scheduleFetch } from './order-steps.ts';
import { completeReturnNow, RETURN_JOB, scheduleReturn } from './parcel-return.ts';

/**
 * Lets simulated stores, couriers and the operator act on the orders of visitors and answer their messages, `speed`
 * times faster than in reality. They subscribe to the same events as other features.
 */
export function registerDemoJobs(deps: DemoDeps, { speed }: { speed: number }): void {
  const { jobs } = deps;
  const isBoardOpen = followOpenBoards(deps);
  jobs.subscribe(ORDER_PLACED, 'demo', ({ orderId }) => acceptOrder(deps, speed, orderId));
  jobs.work(STEP_JOB, (job) => executeStep(deps, speed, job, isBoardOpen), { punctual: true });
  jobs.subscribe(ORDER_STATUS_CHANGED, 'demo', async (change) => {
    await scheduleReturn(deps, speed, change);
    await scheduleFetch(deps, speed, change);
  });
  jobs.work(RETURN_JOB, (job) => completeReturnNow(deps, job));
  jobs.subscribe(REFUND_REQUESTED, 'demo', (request) => scheduleDecision(deps, speed, request));
  jobs.work(OPERATOR_DECISION_JOB, (job) => decideRefundNow(deps, job));
  jobs.subscribe(REPORT_SUBMITTED, 'demo', (report) => scheduleResponse(deps, speed, report));
  jobs.work(OPERATOR_RESPONSE_JOB, (job) => respondToReportNow(deps, job));
  jobs.subscribe(MESSAGE_SENT, 'demo', (message) => scheduleChatReply(deps, speed, message));
  jobs.work(CHAT_REPLY_JOB, (message) => replyToChatNow(deps, message));
}
