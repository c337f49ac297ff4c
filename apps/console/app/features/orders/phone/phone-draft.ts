import type { PhoneAddress, quotePhoneOrder } from '@errand/contract/console/orders/phone-orders';
import type { InputOf } from '@errand/contract/endpoint';
import { missingDoor } from '@errand/domain/addresses';
import type { LanguageCode } from '@errand/domain/language';
import type { ChosenLine } from '../items/chosen-item.ts';

export type PhoneBody = InputOf<typeof quotePhoneOrder>['body'];

/** A phone order before it is placed. */
export type PhoneDraft = {
  phone: string;
  name: string;
  mail: string;
  store: { id: number; name: string } | null;
  lines: ChosenLine[];
  type: 'delivery' | 'take_away';
  address: PhoneAddress | null;
  /** Whether the address is a point on the map, which street and house number name. */
  isPoint: boolean;
  payment: 'cash_on_delivery' | 'offline_payment';
  coupon: string;
  note: string;
  /** The `schedule_at` of a slot; empty for as soon as possible. */
  time: string;
  tipMinor: number;
  /** What the customer pays with in cash; 0 without a wish. */
  paysWithMinor: number;
  language: LanguageCode;
};

export type ChangeDraft = (change: Partial<PhoneDraft>) => void;

/** The body for quote and order; null while a required part is missing. */
export function bodyOf(draft: PhoneDraft): PhoneBody | null {
  const { phone, name, mail, store, lines, type } = draft;
  const isDelivery = type === 'delivery';
  if (!store || lines.length === 0 || name.trim() === '' || phone.trim() === '') return null;
  const destination = isDelivery ? destinationOf(draft) : null;
  if (isDelivery && !destination) return null;
  return {
    customer: { name: name.trim(), phone: phone.trim(), mail: mail.trim() || null },
    items: lines.map(({ chosen }) => chosen),
    order_type: type,
    address: destination,
    payment_method: draft.payment,
    coupon_code: draft.coupon.trim() || null,
    note: draft.note.trim() || null,
    schedule_at: draft.time || null,
    tip_minor: isDelivery ? draft.tipMinor : 0,
    pays_with_minor:
      draft.payment === 'cash_on_delivery' && draft.paysWithMinor > 0 ? draft.paysWithMinor : null,
    language: draft.language,
  };
}

/** The address of a delivery; null while a point on the map has no door. */
function destinationOf({ address, isPoint }: PhoneDraft): PhoneAddress | null {
  if (!address || !isPoint) return address;
  return missingDoor(address, false).length > 0
    ? null
    : { ...address, address: `${address.road?.trim()} ${address.house?.trim()}` };
}
