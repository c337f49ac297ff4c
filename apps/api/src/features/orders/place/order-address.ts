import type { Point } from '@errand/domain/location';
import type { Contact } from '../../checkout/index.ts';
import type { OrderAddress } from '../orders.tables.ts';

type SentAddress = {
  address?: string | undefined;
  address_type?: string | null | undefined;
  road?: string | null | undefined;
  house?: string | null | undefined;
  floor?: string | null | undefined;
};

/** A posted address with the person there, as it is stored; null without a point. */
export function orderAddressOf(
  sent: SentAddress,
  contact: Contact,
  point: Point | null,
): OrderAddress | null {
  if (!point) return null;
  return {
    address: sent.address?.trim() ?? '',
    addressType: sent.address_type?.trim() || null,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    latitude: point.latitude,
    longitude: point.longitude,
    road: sent.road ?? null,
    house: sent.house ?? null,
    floor: sent.floor ?? null,
  };
}
