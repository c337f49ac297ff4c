import { canCollectCash } from '@errand/domain/books';
import { toMinor } from '@errand/domain/money';
import type { Queryable } from '../../platform/db/index.ts';
import { courierRows } from '../couriers/index.ts';
import { courierOrders } from '../order-pages/index.ts';
import type { OrderDeps } from '../orders/events/index.ts';
import type { StoredOrder } from '../orders/index.ts';
import { cashDueMinor } from './cash-due.ts';

/**
 * Whether a courier may take an order on: with the cash in hand, and what is due for the orders that they carry, its cash stays
 * within the operator's limit.
 */
export async function mayCollect(
  deps: Pick<OrderDeps, 'settings'>,
  q: Queryable,
  courierId: number,
  order: StoredOrder,
): Promise<boolean> {
  const { courier_cash_limit: limit, digit_after_decimal_point: digits } = await deps.settings();
  const dueMinor = cashDueMinor(order);
  if (limit === null || dueMinor <= 0) return true;
  const carried = await courierOrders.list(q, courierId);
  const carriedMinor = carried
    .filter(({ status }) => status !== 'canceled')
    .reduce((sum, one) => sum + cashDueMinor(one), 0);
  const inHandMinor = await courierRows.cashInHand(q, courierId);
  return canCollectCash(inHandMinor + carriedMinor, dueMinor, toMinor(limit, digits));
}
