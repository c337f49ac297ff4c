import type { REHEARSAL_FIXES } from '@errand/contract/console/set-up';
import type { ModuleType } from '@errand/domain/modules';
import type { AnyErrorCode } from '../../../../platform/http/index.ts';

type Fix = (typeof REHEARSAL_FIXES)[number];

const FIXES: Partial<Record<AnyErrorCode, Fix>> = {
  payment_method_off: 'payment',
  cash_limit: 'rates',
  coordinates: 'rates',
  parcel_unserved: 'rates',
  outside_store_zone: 'store',
  store_unavailable: 'store',
  order_type_off: 'store',
  pickup_outside: 'store',
  below_minimum: 'items',
  store_closed: 'hours',
  kitchen_full: 'hours',
  provider_closed: 'hours',
  phone_invalid: 'shop',
};

/** What the operator has to change so that a rejected order of a module would be accepted; null if that is not known. */
export function fixOf(code: AnyErrorCode, type: ModuleType): Fix | null {
  if (FIXES[code]) return FIXES[code];
  if (type === 'parcel') return code.startsWith('parcel_') ? 'parcelCategory' : null;
  if (type === 'rental') return /^(vehicle|trip|not_rented|documents)/.test(code) ? 'vehicle' : null;
  return /^(item|out_of|not_available|variation|add_on)/.test(code) ? 'items' : null;
}
