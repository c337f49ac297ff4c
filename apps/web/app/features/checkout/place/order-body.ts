import type { Translate } from '@errand/client/i18n.tsx';
import type { InputOf } from '@errand/contract';
import { choiceOf, type PricedCartLine, toLineBody } from '@errand/contract/cart-line';
import type { quoteOrder } from '@errand/contract/orders-place';
import { type GuestAddress, SELECTED_ADDRESS } from '#features/addresses/index.ts';
import type { DirectPage } from '#features/cart/index.ts';
import type { Session } from '#platform/session/index.ts';
import type { Contact } from '../delivery/guest-contact.ts';
import type { Draft } from '../draft.ts';

/** The body of both a quote and an order. */
export type OrderBody = NonNullable<InputOf<typeof quoteOrder>['body']>;

/**
 * The request body of both quote and order, so that they cannot differ. Notes for courier and store are sent in the
 * customer's language (`t`).
 */
export function orderBody(
  draft: Draft,
  storeId: number,
  address: GuestAddress | null,
  contact: Contact | null,
  pay: { method: OrderBody['payment_method']; hasWalletPart: boolean },
  session: Session,
  t: Translate,
): OrderBody {
  const textOf = (choice: Draft['instruction'] | Draft['unavailable']) =>
    choice ? t(`checkout.${choice}`) : null;
  return {
    ...payerFields(session, pay, draft.coupon),
    store_id: storeId,
    order_type: draft.orderType,
    ...(draft.orderType === 'delivery' ? destination(draft, address, contact, session) : {}),
    ...contactFields(address, contact),
    schedule_at: draft.slot,
    order_note: draft.note.trim() || null,
    delivery_instruction:
      draft.orderType === 'delivery' ? joined([textOf(draft.instruction), draft.doorNote.trim()]) : null,
    unavailable_item_note: textOf(draft.unavailable),
    cutlery: draft.cutlery ? 1 : 0,
    dm_tips: draft.orderType === 'delivery' ? draft.tip : 0,
    bring_change_amount: pay.method === 'cash_on_delivery' && draft.change > 0 ? draft.change : null,
  };
}

/** What the bodies of an order, a parcel and a trip share: who orders, and how it is paid. */
export function payerFields<Method>(
  session: Pick<Session, 'token' | 'guestId'>,
  { method, hasWalletPart }: { method: Method; hasWalletPart: boolean },
  coupon: string | null,
) {
  return {
    ...(session.token ? {} : { guest_id: session.guestId ?? undefined }),
    payment_method: method,
    partial_payment: hasWalletPart ? (1 as const) : (0 as const),
    coupon_code: coupon,
  };
}

/** The line of a direct order that bypasses the cart; empty for the cart. */
export function directFields(
  page: DirectPage | null,
  lines: PricedCartLine[],
  digits: number,
): Partial<OrderBody> {
  if (page === null) return {};
  return {
    is_buy_now: page === 'buy_now' ? 1 : 0,
    cart: lines.map((line) => ({
      ...toLineBody(choiceOf(line), digits),
      model: page === 'campaign' ? 'ItemCampaign' : 'Item',
    })),
  };
}

/** Sentences in a row; null for none. */
function joined(texts: (string | null)[]): string | null {
  return texts.filter(Boolean).join('. ') || null;
}

function destination(
  draft: Draft,
  address: GuestAddress | null,
  contact: Contact | null,
  { location, point }: Session,
): Partial<OrderBody> {
  return {
    address: address?.address ?? (contact?.address || location) ?? undefined,
    address_type: address?.address_type ?? SELECTED_ADDRESS,
    latitude: address ? Number(address.latitude) : point?.latitude,
    longitude: address ? Number(address.longitude) : point?.longitude,
    road: draft.road ?? address?.road ?? (contact?.road || undefined),
    house: draft.house ?? address?.house ?? (contact?.house || undefined),
    floor: draft.floor ?? address?.floor ?? (contact?.floor || undefined),
  };
}

/** A guest's contact, else that of the saved address; for customers the server uses the profile. */
function contactFields(address: GuestAddress | null, contact: Contact | null): Partial<OrderBody> {
  if (contact) {
    return {
      contact_person_name: contact.name,
      contact_person_number: contact.phone,
      contact_person_email: contact.email || null,
    };
  }
  if (!address) return {};
  return {
    contact_person_name: address.contact_person_name,
    contact_person_number: address.contact_person_number,
  };
}
