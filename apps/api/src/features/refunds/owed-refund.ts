import { CONSOLE_CHANGED } from '../../platform/events/index.ts';
import { ORDER_JOBS } from '../orders/events/index.ts';
import { orderChanged, storedOrders } from '../orders/index.ts';
import type { PaymentDeps } from '../payments/index.ts';
import { REFUND_REQUESTED } from './refund-events.ts';
import { insertRequest, listRefundsOf } from './refunds.queries.ts';

/** Registers the job that asks staff to return money which no provider can return. */
export function registerRefundJobs(deps: PaymentDeps): void {
  deps.jobs.work(ORDER_JOBS.owedRefund, ({ orderId, amountMinor }) =>
    createOwedRefund(deps, orderId, amountMinor),
  );
}

/** Asks staff, once, to return what a bank transfer paid for an order that was canceled. */
async function createOwedRefund(deps: PaymentDeps, orderId: number, amountMinor: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (!order || (await listRefundsOf(tx, orderId)).some(({ owed }) => owed)) return;
    await insertRequest(tx, {
      orderId,
      reason: '',
      amountMinor,
      owed: true,
      createdAt: new Date(deps.now()),
    });
    await deps.jobs.publish(tx, REFUND_REQUESTED, { orderId });
    await orderChanged(deps, tx, orderId);
    const place = { zoneIds: [order.zoneId], storeId: order.storeId };
    await deps.events.publish(tx, CONSOLE_CHANGED, { resource: 'refunds', id: null, place });
  });
}
