import { isOn } from '@errand/contract/flag';
import type { Order } from '@errand/contract/orders';
import type { Store } from '@errand/contract/stores';
import { toMajor } from '@errand/domain/money';
import {
  canCustomerCancel,
  canRequestRefund,
  canReview,
  isActive,
  type OrderStatus,
} from '@errand/domain/orders';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { ownerOf, type RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { attachmentUrl } from '../../orders/index.ts';
import { toOrderCashbackResponse } from '../../promotions/index.ts';
import { approvedMinor } from '../../refunds/refunds.views.ts';
import { trackingLink } from '../track/tracking-link.ts';
import { cancelReasonOf } from './cancel-reason.ts';
import { needsDeliveryCode } from './delivery-code.ts';
import { expectedWindow } from './order-times.ts';
import { toEditResponse } from './own-fields.serializer.ts';
import type { OrderRow } from './order-row.ts';
import { parcelFieldsOf } from './parcel-fields.serializer.ts';
import { paymentPartsOf } from './payment-parts.ts';
import { toGivenReviewResponse, toRefundResponse, toReportResponse } from './post-delivery.serializer.ts';
import { reachedAt } from './reached-at.ts';
import { type Audience, toFollowerView, toReceiverView } from './receiver-view.ts';
import { slotEnd } from './slot-end.ts';

/**
 * An order for its owner, or for a viewer with its contact number or tracking link. The latter may track it but may not
 * cancel it, and receives neither the guest id, which is the key to the owner's cart, nor private details. A parcel's
 * receiver sees less (`toReceiverView`), and so do those who follow a parcel (`toFollowerView`).
 */
export function toOrderResponse(
  row: OrderRow,
  store: Store | null,
  ctx: RequestContext<'now'>,
  settings: Settings,
  sign: (text: string) => string,
  isReceiver = false,
): Order {
  const isOwner = row.owner === ownerOf(ctx.viewer);
  const audience = isOwner ? 'owner' : isReceiver ? 'receiver' : 'follower';
  const order = responseFor(audience, row, store, ctx, settings, sign);
  if (audience === 'receiver') return toReceiverView(order, row.contact.name);
  return audience === 'follower' && row.parcel ? toFollowerView(order) : order;
}

function responseFor(
  audience: Audience,
  row: OrderRow,
  store: Store | null,
  ctx: RequestContext<'now'>,
  settings: Settings,
  sign: (text: string) => string,
): Order {
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  const isOwner = audience === 'owner';
  const [kind, ownerId = ''] = row.owner.split(':');
  const expected = expectedWindow(row, ctx.now());
  return {
    id: row.id,
    user_id: isOwner ? ownerId : '',
    is_guest: kind === 'guest',
    order_amount: major(row.total_minor),
    coupon_discount_amount: major(row.coupon_discount_minor),
    coupon_code: row.coupon_code,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    partially_paid_amount: row.wallet_minor < row.total_minor ? major(row.wallet_minor) : 0,
    payments: paymentPartsOf(row, major),
    pay_by: row.pay_by?.toISOString() ?? null,
    order_status: row.status,
    order_type: row.type,
    order_note: row.note,
    total_tax_amount: major(row.tax_minor),
    tax_status: row.tax_included ? 'included' : 'excluded',
    tax_percentage: row.tax_rate,
    delivery_charge: major(row.delivery_minor),
    original_delivery_charge: major(row.original_delivery_minor),
    items_amount: major(row.items_minor),
    discount_amount: major(row.discount_minor - row.store_discount_minor),
    store_discount_amount: major(row.store_discount_minor),
    surcharge: major(row.surcharge_minor),
    additional_charge: major(row.additional_minor),
    extra_packaging_amount: major(row.packaging_minor),
    dm_tips: major(row.tip_minor),
    schedule_at: row.scheduled_for?.toISOString() ?? null,
    schedule_ends: slotEnd(row, settings)?.toISOString() ?? null,
    scheduled: row.scheduled_for ? 1 : 0,
    time_zone: row.time_zone,
    otp: needsDeliveryCode(row, settings) ? row.otp : null,
    ...timesOf(row),
    expected_from: expected && new Date(expected.fromMs).toISOString(),
    expected_to: expected && new Date(expected.toMs).toISOString(),
    is_late: expected?.late ?? false,
    details_count: row.line_count,
    cashback: isOwner ? toOrderCashbackResponse(row.cashback, ctx.language, major) : null,
    edits: isOwner ? row.edits.map((edit) => toEditResponse(edit, ctx.language, major)) : [],
    module_id: row.module_id,
    module_type: row.module_type,
    store: store && storeOf(store),
    delivery_man: courierOf(row, ctx),
    ...parcelFieldsOf(row, ctx, settings, sign, isOwner),
    viewed_as: audience,
    contact_person_name: isOwner ? row.contact.name : null,
    contact_person_number: isOwner ? row.contact.phone : null,
    route: row.route,
    processing_time: row.processing_minutes,
    cutlery: row.cutlery ? 1 : 0,
    unavailable_item_note: row.unavailable_item_note,
    delivery_instruction: row.delivery_instruction,
    bring_change_amount: isOwner && row.bring_change_minor !== null ? major(row.bring_change_minor) : null,
    prescription_order: row.prescription,
    order_attachment_full_url: isOwner
      ? row.attachments.map((id) => attachmentUrl(ctx.publicUrl, row.id, id))
      : [],
    cancellation_reason: cancelReasonOf(row.cancel_reason, ctx.language),
    cancellation_note: row.cancel_note,
    canceled_by: row.canceled_by,
    cancelable: isOwner && isCancelable(row, settings),
    ...postDeliveryOf(row, ctx, settings, isOwner),
    tracking_link: isOwner ? trackingLink(row.id, sign) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Refund, report and reviews after the delivery, for the owner only. */
function postDeliveryOf(row: OrderRow, ctx: RequestContext<'now'>, settings: Settings, isOwner: boolean) {
  const refund = row.refunds.at(-1);
  const shown = isOwner ? row.refunds : [];
  const delivered = row.history.find(({ status }) => status === 'delivered');
  const deliveredAtMs = delivered ? Date.parse(delivered.at) : null;
  const isPaid = row.payment_status !== 'unpaid';
  return {
    refundable:
      isOwner &&
      settings.refund_active_status &&
      canRequestRefund({ status: row.status, deliveredAtMs, isPaid }, ctx.now()),
    reviewable: isOwner && canReview({ deliveredAtMs }),
    refund: isOwner && refund ? toRefundResponse(refund, ctx, settings) : null,
    refunds: shown.map((one) => toRefundResponse(one, ctx, settings)),
    refunded_amount: toMajor(approvedMinor(shown), settings.digit_after_decimal_point),
    refund_cancellation_note: isOwner && refund?.status === 'refused' ? refund.admin_note : null,
    refund_customer_note: isOwner ? (refund?.note ?? null) : null,
    report: isOwner && row.report ? toReportResponse(row.report, ctx) : null,
    reviews: isOwner
      ? (row.reviews ?? []).map((review) => ({
          ...toGivenReviewResponse(review, ctx),
          item_id: review.item_id,
        }))
      : [],
    delivery_man_review:
      isOwner && row.courier_review ? toGivenReviewResponse(row.courier_review, ctx) : null,
  };
}

/** A parcel on its way can be canceled if the operator offers returns. */
function isCancelable({ status, type, scheduled_for: slot }: OrderRow, settings: Settings): boolean {
  const isOnItsWay = type === 'parcel' && status === 'picked_up';
  return (
    canCustomerCancel(status, type, slot !== null) &&
    (!isOnItsWay || isOn(settings.parcel_cancellation_status))
  );
}

/** When the order reached each status for the first time, from its history. */
function timesOf(row: OrderRow) {
  const at = (status: OrderStatus) => reachedAt(row, status);
  return {
    pending: at('pending'),
    accepted: at('accepted'),
    confirmed: at('confirmed'),
    processing: at('processing'),
    handover: at('handover'),
    picked_up: at('picked_up'),
    delivered: at('delivered'),
    canceled: at('canceled'),
    failed: at('failed'),
    refund_requested: at('refund_requested'),
    refunded: at('refunded'),
    returned: at('returned'),
  };
}

function storeOf(store: Store): NonNullable<Order['store']> {
  const { id, name, slug, phone, logo_full_url, cover_art, kind, latitude, longitude } = store;
  const { address, zone_id, module_id } = store;
  return {
    id,
    name,
    slug,
    phone,
    logo_full_url,
    cover_art,
    kind,
    latitude,
    longitude,
    address,
    zone_id,
    module_id,
  };
}

/** The courier; without a location once the order has ended. */
function courierOf(
  { courier, status }: OrderRow,
  { language, publicUrl }: RequestContext,
): Order['delivery_man'] {
  if (!courier) return null;
  const shown = isActive(status) ? courier : { latitude: null, longitude: null };
  return {
    id: courier.id,
    f_name: translated(courier.first_name, language),
    l_name: translated(courier.last_name, language),
    phone: courier.phone,
    image_full_url: mediaUrl(publicUrl, courier.picture),
    vehicle: translated(courier.vehicle, language),
    avg_rating: courier.rating_average,
    rating_count: courier.rating_count,
    lat: shown.latitude === null ? null : String(shown.latitude),
    lng: shown.longitude === null ? null : String(shown.longitude),
  };
}
