import type { Address, CustomerInfo } from '@errand/contract/customer';
import { useSaveAddress } from '#features/addresses/index.ts';
import type { OrderBody } from '../order-request.ts';

type Body = Parameters<ReturnType<typeof useSaveAddress>['mutate']>[0];

/**
 * "Save this Address": the order's address as an address to save. A saved one is updated with the new door fields;
 * the current location is added. Null for an order without an address.
 */
export function addressToSave(order: OrderBody, saved: Address | null, customer: CustomerInfo): Body | null {
  const { address, latitude, longitude } = order;
  const name = `${customer.f_name} ${customer.l_name}`.trim();
  if (!address || latitude === undefined || longitude === undefined) return null;
  return {
    id: saved?.id ?? null,
    body: {
      address,
      address_type: saved?.address_type ?? 'other',
      address_label: saved?.address_label ?? null,
      contact_person_name: saved?.contact_person_name ?? order.contact_person_name ?? name,
      contact_person_number:
        saved?.contact_person_number ?? order.contact_person_number ?? customer.phone ?? '',
      additional_information: saved?.additional_information ?? '',
      latitude: Number(latitude),
      longitude: Number(longitude),
      road: order.road ?? null,
      house: order.house ?? null,
      floor: order.floor ?? null,
    },
  };
}
