import type { Tx } from '../../platform/db/index.ts';
import { type OrderDeps, orderEvents } from '../orders/events/index.ts';
import type { StoredOrder } from '../orders/index.ts';
import { noteDelivery } from './deliveries.queries.ts';

/** Asks the courier of a delivery that staff have canceled on its way to bring the goods back to the store. */
export async function requestReturn(
  deps: Pick<OrderDeps, 'events' | 'now'>,
  tx: Tx,
  { id: orderId, courierId }: Pick<StoredOrder, 'id' | 'courierId'>,
): Promise<void> {
  if (courierId === null) return;
  await noteDelivery(tx, { orderId, courierId, bringBackAt: new Date(deps.now()) });
  await orderEvents.publishDeliveries(deps, tx, courierId);
}
