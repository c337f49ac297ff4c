import type { Config } from '@errand/contract/config';
import type { Store } from '@errand/contract/stores';
import type { OrderType } from '../draft.ts';

/** How an order can reach the customer: what both the store and the operator offer. */
export function offeredTypes(
  store: Pick<Store, 'delivery' | 'take_away'> | null,
  config: Pick<Config, 'home_delivery_status' | 'takeaway_status'>,
): OrderType[] {
  const types: OrderType[] = [];
  if (store?.delivery && config.home_delivery_status === 1) types.push('delivery');
  if (store?.take_away && config.takeaway_status === 1) types.push('take_away');
  return types;
}
