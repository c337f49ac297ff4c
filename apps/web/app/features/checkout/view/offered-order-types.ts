import type { Config } from '@errand/contract/config';
import { isOn } from '@errand/contract/flag';
import type { Store } from '@errand/contract/stores';
import type { OrderType } from '../draft.ts';

/** Order types that both the store and the operator offer. */
export function offeredOrderTypes(
  store: Pick<Store, 'delivery' | 'take_away'> | null,
  config: Pick<Config, 'home_delivery_status' | 'takeaway_status'>,
): OrderType[] {
  const types: OrderType[] = [];
  if (store?.delivery && isOn(config.home_delivery_status)) types.push('delivery');
  if (store?.take_away && isOn(config.takeaway_status)) types.push('take_away');
  return types;
}
