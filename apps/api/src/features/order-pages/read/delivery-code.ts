import type { Settings } from '../../../platform/settings.ts';
import type { StoredOrder } from '../../orders/index.ts';

/** Whether the courier asks for the delivery code. Always for a parcel, whose receiver is not its customer. */
export function needsDeliveryCode({ type }: Pick<StoredOrder, 'type'>, settings: Settings): boolean {
  return type === 'parcel' || settings.order_delivery_verification;
}
