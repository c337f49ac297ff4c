import type { CustomerInfo } from '@errand/contract/customer';
import type { Session } from '#platform/session/index.ts';
import type { ParcelDraft, ParcelEnd } from '../../draft.ts';

/**
 * The sender in effect: what was entered, else the visitor's place. A customer is the person there unless another one
 * was entered. Null without a place.
 */
export function senderOf(
  { sender }: Pick<ParcelDraft, 'sender'>,
  customer: Pick<CustomerInfo, 'f_name' | 'l_name' | 'phone' | 'email'> | null,
  { location, point }: Pick<Session, 'location' | 'point'>,
): ParcelEnd | null {
  const end = sender ?? (point && location ? { ...point, address: location } : null);
  if (!end || !customer || end.name) return end;
  return {
    ...end,
    name: `${customer.f_name} ${customer.l_name}`.trim(),
    phone: end.phone || (customer.phone ?? ''),
    email: end.email || (customer.email ?? ''),
  };
}
