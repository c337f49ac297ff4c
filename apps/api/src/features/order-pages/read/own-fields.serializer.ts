import { isOn } from '@errand/contract/flag';
import type { Order, OrderEdit } from '@errand/contract/orders';
import type { LanguageCode } from '@errand/domain/language';
import { toMajor } from '@errand/domain/money';
import { awaitsCheck, canCustomerCancel } from '@errand/domain/orders';
import { translated } from '../../../platform/db/index.ts';
import { isoTime, type RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { attachmentUrl } from '../../orders/index.ts';
import type { EditedLine } from '../../orders/orders.tables.ts';
import type { ParcelRow } from '../../parcel/parcel.views.ts';
import { toOrderCashbackResponse } from '../../promotions/index.ts';
import { approvedMinor } from '../../refunds/refunds.views.ts';
import { trackingLink } from '../track/tracking-link.ts';
import { handPaidTimes } from './order-money.ts';
import type { EditRow, OrderRow } from './order-row.ts';
import { postDeliveryOf, toGivenReviewResponse } from './post-delivery.serializer.ts';

/** The fields that only the owner of an order receives. The guest id among them is the key to the owner's cart. */
export type OwnFields = Pick<
  Order,
  | 'user_id'
  | 'cashback'
  | 'edits'
  | 'contact_person_name'
  | 'contact_person_number'
  | 'bring_change_amount'
  | 'order_attachment_full_url'
  | 'prescription_check'
  | 'parcel_cancellation'
  | 'cancelable'
  | 'refundable'
  | 'reviewable'
  | 'refund'
  | 'refunds'
  | 'refunded_amount'
  | 'refund_cancellation_note'
  | 'refund_customer_note'
  | 'report'
  | 'reviews'
  | 'delivery_man_review'
  | 'tracking_link'
>;

export function ownFields(
  row: OrderRow,
  ctx: RequestContext<'now'>,
  settings: Settings,
  sign: (text: string) => string,
): OwnFields {
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  const [, ownerId = ''] = row.owner.split(':');
  const refund = row.refunds.at(-1);
  const { edits: paidByHandAt } = handPaidTimes(row);
  return {
    user_id: ownerId,
    cashback: toOrderCashbackResponse(row.cashback, ctx.language, major),
    edits: row.edits.map((edit, index) => ({
      ...toEditResponse(edit, ctx.language, major),
      by_hand_paid_at: isoTime(paidByHandAt[index] ?? null),
    })),
    contact_person_name: row.contact.name,
    contact_person_number: row.contact.phone,
    bring_change_amount: row.bring_change_minor === null ? null : major(row.bring_change_minor),
    order_attachment_full_url: row.attachments.map((id) => attachmentUrl(ctx.publicUrl, row.id, id)),
    prescription_check: prescriptionCheckOf(row, ctx.language),
    parcel_cancellation: row.parcel && cancellationOf(row.parcel, major),
    cancelable: isCancelable(row, settings),
    ...postDeliveryOf(row, ctx, settings),
    refunded_amount: major(approvedMinor(row.refunds)),
    refund_cancellation_note: refund?.status === 'refused' ? refund.admin_note : null,
    refund_customer_note: refund?.note ?? null,
    reviews: (row.reviews ?? []).map((review) => ({
      ...toGivenReviewResponse(review, ctx),
      item_id: review.item_id,
    })),
    delivery_man_review: row.courier_review && toGivenReviewResponse(row.courier_review, ctx),
    tracking_link: trackingLink(row.id, sign),
  };
}

/** What everybody else receives in their place. */
export const NO_OWN_FIELDS: OwnFields = {
  user_id: '',
  cashback: null,
  edits: [],
  contact_person_name: null,
  contact_person_number: null,
  bring_change_amount: null,
  order_attachment_full_url: [],
  prescription_check: null,
  parcel_cancellation: null,
  cancelable: false,
  refundable: false,
  reviewable: false,
  refund: null,
  refunds: [],
  refunded_amount: 0,
  refund_cancellation_note: null,
  refund_customer_note: null,
  report: null,
  reviews: [],
  delivery_man_review: null,
  tracking_link: null,
};

/** A parcel on its way can be canceled if the operator offers returns. */
function isCancelable({ status, type, scheduled_for: slot }: OrderRow, settings: Settings): boolean {
  const isOnItsWay = type === 'parcel' && status === 'picked_up';
  return (
    canCustomerCancel(status, type, slot !== null) &&
    (!isOnItsWay || isOn(settings.parcel_cancellation_status))
  );
}

/** The check of the prescription for the lines of a cart; the offer of an order by prescription is one itself. */
function prescriptionCheckOf(row: OrderRow, language: LanguageCode): Order['prescription_check'] {
  const { checks, prescription_offer: offer } = row;
  const last = checks.at(-1);
  if (last === undefined && row.is_unchecked !== true) {
    if (!offer?.acceptedAt) return null;
    return { is_waiting: false, pharmacist: offer.pharmacist, checked_at: offer.offeredAt, rejected: [] };
  }
  return {
    is_waiting: row.is_unchecked === true && awaitsCheck({ status: row.status, isUnchecked: true }),
    pharmacist: last?.pharmacist ?? null,
    checked_at: last ? new Date(last.created_at_ms).toISOString() : null,
    rejected: checks
      .flatMap(({ lines }) => lines)
      .flatMap(({ name, reason }) => (reason === null ? [] : [{ name: translated(name, language), reason }])),
  };
}

/** A change of an order's lines, in a language. */
function toEditResponse(
  edit: EditRow,
  language: LanguageCode,
  major: (minor: number) => number,
): Omit<OrderEdit, 'by_hand_paid_at'> {
  return {
    id: edit.id,
    reason: edit.reason,
    before: edit.lines_before.map((line) => lineOf(line, language)),
    after: edit.lines_after.map((line) => lineOf(line, language)),
    amount_before: major(edit.total_before_minor),
    amount_after: major(edit.total_after_minor),
    to_provider: major(edit.provider_minor),
    to_wallet: major(edit.wallet_minor),
    by_hand: major(edit.by_hand_minor),
    created_at: new Date(edit.created_at_ms).toISOString(),
  };
}

function lineOf({ itemId, name, choiceText, addOns, quantity }: EditedLine, language: LanguageCode) {
  const extras = addOns.map(
    (addOn) => `${addOn.quantity > 1 ? `${addOn.quantity}× ` : ''}${translated(addOn.name, language)}`,
  );
  const variant = [translated(choiceText, language), ...extras].filter(Boolean).join(' · ');
  return { item_id: itemId, name: translated(name, language), variant, quantity };
}

function cancellationOf(parcel: ParcelRow, major: (minor: number) => number): Order['parcel_cancellation'] {
  if (parcel.cancellation_type === null) return null;
  return {
    cancellation_type: parcel.cancellation_type,
    reasons: parcel.cancel_reasons,
    return_fee: major(parcel.return_fee_minor),
    return_fee_status: feeStatusOf(parcel),
    return_by: isoTime(parcel.return_by_ms),
    sender_confirmed_at: isoTime(parcel.sender_returned_at_ms),
    returned_at: isoTime(parcel.returned_at_ms),
    return_otp: parcel.return_otp,
  };
}

function feeStatusOf({ return_fee_minor: fee, return_fee_due_minor: due }: ParcelRow) {
  if (fee === 0) return 'none';
  if (due === null) return 'unpaid';
  return due > 0 ? 'paid' : 'waived';
}
