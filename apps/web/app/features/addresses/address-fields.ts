import type { Address, CustomerInfo } from '@errand/contract/customer';
import { type AddressType, isAddressType } from '@errand/domain/addresses';
import type { Point } from '@errand/domain/location';
import type { GuestAddress } from './guest-address.ts';
import type { AddressBody } from './use-addresses.ts';

/** The fields of the address form. */
export type AddressFields = {
  type: AddressType;
  /** The label of an address of type `other`; optional. */
  label: string;
  address: string;
  name: string;
  phone: string;
  /** Guests only; not validated [ADDR-40]. */
  email: string;
  road: string;
  house: string;
  floor: string;
  note: string;
};

/** The initial form values: those of the edited address, else of the customer and the current location. */
export function fieldsOf(
  known: Address | GuestAddress | null,
  customer: CustomerInfo | null,
  place: string | null,
): AddressFields {
  const custom = known !== null && !isAddressType(known.address_type);
  return {
    type: known === null ? 'home' : isAddressType(known.address_type) ? known.address_type : 'other',
    label: known?.address_label ?? (custom ? known.address_type : ''),
    address: known?.address ?? place ?? '',
    name: known?.contact_person_name ?? (customer ? `${customer.f_name} ${customer.l_name}`.trim() : ''),
    phone: known?.contact_person_number ?? customer?.phone ?? '',
    email: known?.contact_person_email ?? '',
    road: known?.road ?? '',
    house: known?.house ?? '',
    floor: known?.floor ?? '',
    note: known?.additional_information ?? '',
  };
}

/** The request body of the form. The street number is `road`, the note `additional_information` on the wire. */
export function bodyOf(fields: AddressFields, point: Point, phone: string, guest: boolean): AddressBody {
  return {
    address: fields.address.trim(),
    address_type: fields.type,
    address_label: fields.type === 'other' ? textOrNull(fields.label) : null,
    contact_person_name: fields.name.trim(),
    contact_person_number: phone,
    ...(guest && { contact_person_email: textOrNull(fields.email) }),
    additional_information: textOrNull(fields.note),
    latitude: point.latitude,
    longitude: point.longitude,
    road: textOrNull(fields.road),
    house: textOrNull(fields.house),
    floor: textOrNull(fields.floor),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() || null;
}

/** The address in the shape that a guest's browser stores. */
export function guestAddressOf(body: AddressBody): GuestAddress {
  return {
    address: body.address,
    address_type: body.address_type,
    address_label: body.address_label ?? null,
    contact_person_name: body.contact_person_name,
    contact_person_number: body.contact_person_number,
    contact_person_email: body.contact_person_email ?? null,
    additional_information: body.additional_information ?? null,
    latitude: String(body.latitude),
    longitude: String(body.longitude),
    road: body.road ?? null,
    house: body.house ?? null,
    floor: body.floor ?? null,
  };
}
