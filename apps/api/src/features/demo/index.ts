import type { Deps } from '../../platform/deps.ts';
import { ORDER_PLACED_JOB } from '../orders/index.ts';
import { REFUND_REQUESTED_JOB } from '../refunds/index.ts';
import { PROBLEM_REPORTED_JOB } from '../reports/index.ts';
import { startCourierTicker } from './courier-ticker.ts';
import {
  answerLater,
  answerNow,
  decideLater,
  decideNow,
  OPERATOR_ANSWER_JOB,
  OPERATOR_DECISION_JOB,
} from './operator.ts';
import { handleOrderEvent, STEP_JOB, type StepJob, takeStep } from './order-steps.ts';

/**
 * Lets the demo's stores, couriers and operator act on the orders that visitors place, `speed` times faster than life. Call it
 * before `deps.jobs.start()`, and stop it before the jobs.
 */
export function startDemoActors(deps: Deps, { speed }: { speed: number }): { stop(): Promise<void> } {
  deps.jobs.work(ORDER_PLACED_JOB, ({ orderId }: { orderId: number }) =>
    handleOrderEvent(deps, speed, orderId),
  );
  deps.jobs.work(STEP_JOB, (job: StepJob) => takeStep(deps, speed, job));
  deps.jobs.work(REFUND_REQUESTED_JOB, (job: { orderId: number }) => decideLater(deps, speed, job));
  deps.jobs.work(OPERATOR_DECISION_JOB, (job: { orderId: number }) => decideNow(deps, job));
  deps.jobs.work(PROBLEM_REPORTED_JOB, (job: { reportId: number }) => answerLater(deps, speed, job));
  deps.jobs.work(OPERATOR_ANSWER_JOB, (job: { reportId: number }) => answerNow(deps, job));
  return startCourierTicker(deps);
}
