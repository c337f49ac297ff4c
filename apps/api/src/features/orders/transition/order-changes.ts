import type { Tx } from '../../../platform/db/index.ts';
import { publishOrderChanged } from '../order-events.ts';
import type { OrderDeps } from '../orders.types.ts';
import { type StoredOrder, updateOrder } from './order-transitions.queries.ts';

type Amounts = Pick<
  StoredOrder,
  | 'itemsMinor'
  | 'discountMinor'
  | 'storeDiscountMinor'
  | 'couponDiscountMinor'
  | 'taxMinor'
  | 'totalMinor'
  | 'walletMinor'
  | 'paymentStatus'
>;

/** Changes the amounts of a locked order that its customer agreed to change, and publishes it. */
export async function changeAmounts(
  deps: Pick<OrderDeps, 'events' | 'now'>,
  tx: Tx,
  orderId: number,
  amounts: Amounts,
): Promise<void> {
  const order = await updateOrder(tx, orderId, { ...amounts, updatedAt: new Date(deps.now()) });
  await publishOrderChanged(deps, tx, order);
}
