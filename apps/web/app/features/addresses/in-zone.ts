import type { Address } from '@errand/contract/customer';

/** The addresses that lie in a store's zone, also where it is one of several; all where no zone is given. */
export function inZone<A extends Pick<Address, 'zone_ids'>>(addresses: A[], zoneId: number | undefined): A[] {
  return zoneId === undefined ? addresses : addresses.filter(({ zone_ids: zones }) => zones.includes(zoneId));
}
