import type { OrderStatus } from '@errand/domain/orders';
import { jobName } from '../../platform/jobs/index.ts';
import { recordLocation } from '../couriers/index.ts';
import { lockOrder } from '../orders/index.ts';
import { completeParcelReturn, findParcel } from '../parcel/index.ts';
import { findDemoOrder } from './demo.queries.ts';
import type { DemoDeps } from './demo.types.ts';

type Return = { orderId: number };
export const RETURN_JOB = jobName<Return>('demo.parcel-return');

/** How long a courier takes to bring a parcel back, in seconds of real time. */
const RETURN_SECONDS = 600;

/** Schedules the return of a parcel that was canceled after the pickup. */
export async function scheduleReturn(
  deps: DemoDeps,
  speed: number,
  { orderId, from, to }: Return & { from: OrderStatus; to: OrderStatus },
): Promise<void> {
  if (from !== 'picked_up' || to !== 'canceled') return;
  await deps.jobs.send(deps.db, RETURN_JOB, { orderId }, { startAfterSeconds: RETURN_SECONDS / speed });
}

/** Returns the parcel to its sender. Does nothing if the sender has already confirmed the return. */
export async function completeReturnNow(deps: DemoDeps, { orderId }: Return): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const parcel = await findParcel(tx, orderId);
    if (order?.status !== 'canceled' || parcel?.returnOtp == null) return;
    await completeParcelReturn(deps, tx, order, parcel.returnOtp, 'courier');
    const origin = (await findDemoOrder(tx, orderId))?.origin;
    if (order.courierId !== null && origin) await recordLocation(deps, tx, order.courierId, origin, null);
  });
}
