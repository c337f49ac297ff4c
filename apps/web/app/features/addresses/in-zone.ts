import type { Address } from '@errand/contract/customer';

/** The addresses within a store's zone; all of them without a zone. */
export function inZone<A extends Pick<Address, 'zone_ids'>>(addresses: A[], zoneId: number | undefined): A[] {
  return zoneId === undefined ? addresses : addresses.filter(({ zone_ids: zones }) => zones.includes(zoneId));
}
