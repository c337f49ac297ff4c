import { isOn } from '@errand/contract/flag';
import type { Order } from '@errand/contract/orders';
import { toMajor } from '@errand/domain/money';
import { cancellationFeeMinor, cancellationType } from '@errand/domain/parcel';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { OrderAddress } from '../../orders/orders.tables.ts';
import type { ParcelRow } from '../../parcel/parcel.views.ts';
import { settingTerms } from '../../settings/index.ts';
import { receiverLink } from '../track/tracking-link.ts';
import type { OrderRow } from './order-row.ts';

type ParcelFields = Pick<
  Order,
  | 'delivery_address'
  | 'receiver_details'
  | 'charge_payer'
  | 'parcel_category'
  | 'parcel'
  | 'order_proof_full_url'
>;

/** The addresses of an order and the fields of a parcel. Only the owner sees private details. */
export function parcelFieldsOf(
  row: OrderRow,
  ctx: RequestContext,
  settings: Settings,
  sign: (text: string) => string,
  isOwner: boolean,
): ParcelFields {
  const { parcel } = row;
  if (!parcel) return { ...NO_PARCEL, delivery_address: toPlaceResponse(row.place) };
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  return {
    delivery_address: toPlaceResponse(parcel.sender),
    receiver_details: toPlaceResponse(row.place),
    charge_payer: row.charge_payer,
    parcel_category: categoryOf(parcel, ctx),
    parcel: {
      ...(isOwner ? ownParcelFields(row, parcel, settings, sign) : NO_OWN_PARCEL_FIELDS),
      weight: parcel.weight_kg,
      size: parcel.size,
      distance_charge: major(parcel.distance_minor),
      measure_charge: major(parcel.measure_minor),
      vehicle_charge: major(parcel.vehicle_minor),
      distance: row.distance_km,
      polyline: parcel.polyline,
      hide_sender: parcel.hide_sender ? 1 : 0,
    },
    order_proof_full_url: parcel.proofs.flatMap((key) => mediaUrl(ctx.publicUrl, key) ?? []),
  };
}

type OwnParcelFields = Pick<
  NonNullable<Order['parcel']>,
  'contents' | 'value' | 'cancellation_type' | 'cancellation_fee' | 'receiver_link'
>;

function ownParcelFields(
  { id, status, delivery_minor: deliveryMinor }: OrderRow,
  { contents, value_minor: valueMinor }: ParcelRow,
  settings: Settings,
  sign: (text: string) => string,
): OwnParcelFields {
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  const type = cancellationType(status);
  const isOffered = type === 'before_pickup' || isOn(settings.parcel_cancellation_status);
  return {
    contents,
    value: valueMinor === null ? null : major(valueMinor),
    cancellation_type: isOffered ? type : null,
    cancellation_fee:
      type === null
        ? 0
        : major(cancellationFeeMinor(type, deliveryMinor, settingTerms.parcelReturn(settings))),
    receiver_link: receiverLink(id, sign),
  };
}

const NO_OWN_PARCEL_FIELDS: OwnParcelFields = {
  contents: null,
  value: null,
  cancellation_type: null,
  cancellation_fee: 0,
  receiver_link: null,
};

const NO_PARCEL = {
  receiver_details: null,
  charge_payer: null,
  parcel_category: null,
  parcel: null,
  order_proof_full_url: [],
};

function categoryOf({ category }: ParcelRow, ctx: RequestContext): Order['parcel_category'] {
  return {
    id: category.id,
    name: translated(category.name, ctx.language),
    image_full_url: mediaUrl(ctx.publicUrl, category.picture),
    art: category.tint === null ? null : { tint: category.tint },
  };
}

function toPlaceResponse(place: OrderAddress | null): Order['delivery_address'] {
  if (!place) return null;
  return {
    address: place.address,
    address_type: place.addressType,
    contact_person_name: place.contactName,
    contact_person_number: place.contactPhone,
    contact_person_email: place.contactEmail,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    road: place.road,
    house: place.house,
    floor: place.floor,
  };
}
