import type { ParcelCategory } from '@errand/contract/parcel';
import { type OrderBody, payerFields } from '#features/checkout/index.ts';
import type { Session } from '#platform/session/index.ts';
import type { ParcelDraft, ParcelEnd } from '../draft.ts';

type Booking = {
  draft: ParcelDraft;
  sender: ParcelEnd | null;
  /** Undefined until one is chosen. */
  category: ParcelCategory | undefined;
  /** The text of the picked note for the courier. */
  instruction: string | undefined;
  method: OrderBody['payment_method'];
  hasWalletPart: boolean;
  session: Pick<Session, 'token' | 'guestId'>;
};

/** The request body of both quote and order of a parcel. Missing parts are left out. */
export function bookingBody(booking: Booking): OrderBody {
  const { draft, sender, category, instruction, method, hasWalletPart, session } = booking;
  const { receiver } = draft;
  const isCash = method === 'cash_on_delivery';
  return {
    ...payerFields(session, { method, hasWalletPart }, draft.coupon),
    order_type: 'parcel',
    ...(sender && {
      ...placeFields(sender),
      contact_person_name: sender.name ?? '',
      contact_person_number: sender.phone ?? '',
      contact_person_email: sender.email || null,
    }),
    ...(receiver && {
      receiver_details: {
        ...placeFields(receiver),
        contact_person_name: receiver.name ?? '',
        contact_person_number: receiver.phone ?? '',
        contact_person_email: receiver.email || null,
      },
    }),
    parcel_category_id: category?.id,
    parcel_weight: category?.measure === 'weight' ? draft.weight : null,
    parcel_size: category?.measure === 'size' ? draft.size : null,
    parcel_contents: draft.contents.trim() || null,
    parcel_value: draft.value,
    charge_payer: draft.payer,
    hide_sender: draft.hideSender ? 1 : 0,
    schedule_at: draft.slot,
    delivery_instruction: [instruction, draft.note.trim()].filter(Boolean).join('. ') || null,
    dm_tips: draft.tip,
    bring_change_amount: isCash && draft.payer === 'sender' && draft.change > 0 ? draft.change : null,
  };
}

function placeFields({ address, addressType, latitude, longitude, road, house, floor }: ParcelEnd) {
  return {
    address,
    address_type: addressType ?? 'other',
    latitude,
    longitude,
    road: road || null,
    house: house || null,
    floor: floor || null,
  };
}
