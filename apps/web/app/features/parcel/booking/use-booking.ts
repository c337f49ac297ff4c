import type { CustomerInfo } from '@errand/contract/customer';
import type { ParcelCategory } from '@errand/contract/parcel';
import { MAX_PARCEL_VALUE } from '@errand/domain/parcel';
import { useEffect } from 'react';
import { type OrderBody, payerFields, usePayment, useQuote } from '#features/checkout/index.ts';
import { type Session, useSession } from '#platform/session/index.ts';
import { type ParcelDraft, type ParcelEnd, useParcelDraft } from '../draft.ts';
import type { ReadyNote } from './courier-note.tsx';

/** A receiver pays in cash only. */
const CASH = { payment: 'cash_on_delivery', useWallet: false };

/** The draft as an order: who sends it, how it is paid, the request body and its quote. */
export function useBooking(
  customer: CustomerInfo | null,
  categories: ParcelCategory[],
  readyNotes: ReadyNote[],
) {
  const session = useSession();
  const draft = useParcelDraft();
  const sender = senderOf(draft, customer, session);
  const category = categories.find(({ id }) => id === draft.categoryId);
  const paidByReceiver = draft.payer === 'receiver';
  const pay = usePayment(paidByReceiver ? CASH : draft);
  const { setOffered } = pay;
  const method = paidByReceiver ? 'cash_on_delivery' : pay.payment?.method;
  const body =
    session.token || session.guestId
      ? bookingBody({
          draft,
          sender,
          category,
          instruction: readyNotes.find(({ id }) => id === draft.instruction)?.instruction,
          method,
          hasWalletPart: pay.hasWalletPart,
          session,
        })
      : null;
  const live = useQuote(body, null);
  const { quote } = live;
  // Payment methods depend on the sender's zone. Until it is known, all methods of the operator are shown.
  const isInZone = quote?.parcel?.sender_zone_id != null;
  useEffect(() => setOffered(isInZone ? quote : null), [setOffered, quote, isInZone]);
  return { draft, sender, category, pay, method, body, live };
}

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
    parcel_value: isDeclarable(draft.value) ? draft.value : null,
    charge_payer: draft.payer,
    hide_sender: draft.hideSender ? 1 : 0,
    schedule_at: draft.slot,
    delivery_instruction: [instruction, draft.note.trim()].filter(Boolean).join('. ') || null,
    dm_tips: draft.tip,
    bring_change_amount: isCash && draft.payer === 'sender' && draft.change > 0 ? draft.change : null,
  };
}

/** Whether a parcel can be declared at this value in currency units; null is none. */
export function isDeclarable(value: number | null): boolean {
  return value === null || (value >= 0 && value <= MAX_PARCEL_VALUE);
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
