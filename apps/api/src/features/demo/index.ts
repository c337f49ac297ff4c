import type { Deps } from '../../platform/deps.ts';
import { ORDER_PLACED_JOB } from '../orders/index.ts';
import { startCourierTicker } from './courier-ticker.ts';
import { noticeOrder, STEP_JOB, type StepJob, takeStep } from './order-steps.ts';

/**
 * Lets the demo's stores and couriers act on the orders that visitors place, `speed` times faster than life. Call it
 * before `deps.jobs.start()`, and stop it before the jobs.
 */
export function startDemoActors(deps: Deps, { speed }: { speed: number }): { stop(): Promise<void> } {
  deps.jobs.work(ORDER_PLACED_JOB, ({ orderId }: { orderId: number }) => noticeOrder(deps, speed, orderId));
  deps.jobs.work(STEP_JOB, (job: StepJob) => takeStep(deps, speed, job));
  return startCourierTicker(deps);
}
