import type { Order } from '@errand/contract/orders';
import type { Store } from '@errand/contract/stores';
import { toTaxRates } from '@errand/contract/tax-rates';
import type { LanguageCode } from '@errand/domain/language';
import { toMajor } from '@errand/domain/money';
import { isActive } from '@errand/domain/orders';
import { orderTaxes } from '@errand/domain/taxes';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { ownerOf, type RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { storedTaxes } from '../../orders/order-taxes.views.ts';
import { toDocumentsResponse } from './order-documents.serializer.ts';
import { toMoneyResponse } from './order-money.ts';
import { type OrderRow, prescriptionOfRow } from './order-row.ts';
import { expectedWindow, slotEnd, timesOf } from './order-times.ts';
import { NO_OWN_FIELDS, type OwnFields, ownFields } from './own-fields.serializer.ts';
import { parcelFieldsOf } from './parcel-fields.serializer.ts';
import { type Audience, toFollowerView, toReceiverView } from './receiver-view.ts';

/**
 * An order for its owner, or for a viewer with its contact number or tracking link. The latter may track it but may not
 * cancel it, and receives none of the owner's fields. A parcel's receiver sees less (`toReceiverView`), and so do those
 * who follow a parcel (`toFollowerView`).
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
  const order: Order = {
    ...publicFields(audience, row, store, ctx, settings, sign),
    ...(isOwner ? ownFields(row, ctx, settings, sign) : NO_OWN_FIELDS),
  };
  if (audience === 'receiver') return toReceiverView(order, row.contact.name);
  return audience === 'follower' && row.parcel ? toFollowerView(order) : order;
}

/** The fields that everybody receives who may see the order. */
function publicFields(
  audience: Audience,
  row: OrderRow,
  store: Store | null,
  ctx: RequestContext<'now'>,
  settings: Settings,
  sign: (text: string) => string,
): Omit<Order, keyof OwnFields> {
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  const expected = expectedWindow(row, ctx.now());
  return {
    id: row.id,
    is_guest: row.owner.startsWith('guest:'),
    order_amount: major(row.total_minor),
    coupon_discount_amount: major(row.coupon_discount_minor),
    coupon_code: row.coupon_code,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    partially_paid_amount: row.wallet_minor < row.total_minor ? major(row.wallet_minor) : 0,
    payments: paymentPartsOf(row, major),
    money: toMoneyResponse(row, major),
    documents: toDocumentsResponse(row, audience === 'owner', ctx, settings, sign),
    pay_by: row.pay_by?.toISOString() ?? null,
    transfer_by: row.transfer_by?.toISOString() ?? null,
    order_status: row.status,
    order_type: row.type,
    order_note: row.note,
    total_tax_amount: major(row.tax_minor),
    tax_status: row.tax_included ? 'included' : 'excluded',
    tax_percentage: row.tax_rate,
    taxes: toTaxRates(orderTaxes(storedTaxes(row)), major),
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
    module_id: row.module_id,
    module_type: row.module_type,
    store: store && storeOf(store),
    delivery_man: courierOf(row, ctx),
    ...parcelFieldsOf(row, ctx, settings, sign, audience === 'owner'),
    viewed_as: audience,
    route: row.route,
    processing_time: row.processing_minutes,
    cutlery: row.cutlery ? 1 : 0,
    unavailable_item_note: row.unavailable_item_note,
    delivery_instruction: row.delivery_instruction,
    prescription_order: row.prescription,
    prescription: prescriptionFieldOf(row),
    cancellation_reason: cancelReasonOf(row.cancel_reason, ctx.language),
    cancellation_note: row.cancel_note,
    canceled_by: row.canceled_by,
    cancellation_fee: major(row.cancellation_fee_minor),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The step of an order by prescription, and the deadline of its customer; null for other orders. */
function prescriptionFieldOf(row: OrderRow): Order['prescription'] {
  const { step } = prescriptionOfRow(row);
  return step && { step, answer_by: row.answer_by?.toISOString() ?? null };
}

/** The payments of an order: the wallet's part and the rest, as far as they exist. */
function paymentPartsOf(row: OrderRow, major: (minor: number) => number): Order['payments'] {
  const due = row.total_minor - row.wallet_minor;
  const parts: { method: string; minor: number; isPaid: boolean }[] = [];
  if (row.wallet_minor > 0) parts.push({ method: 'wallet', minor: row.wallet_minor, isPaid: true });
  if (due > 0 || parts.length === 0)
    parts.push({ method: row.payment_method, minor: due, isPaid: row.payment_status === 'paid' });
  return parts.map(({ method, minor, isPaid }, index) => ({
    id: index + 1,
    order_id: row.id,
    amount: major(minor),
    payment_status: isPaid ? ('paid' as const) : ('unpaid' as const),
    payment_method: method,
  }));
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

/** Reasons of the shop itself, stored as codes. All others are texts that a person wrote or chose. */
const OWN_REASONS = [
  'payment_overdue',
  'not_accepted',
  'transfer_overdue',
  'prescription_declined',
  'prescription_unanswered',
  'prescription_rejected',
] as const;

/** Why an order was canceled. Reasons of the shop itself are in the reader's language. */
export function cancelReasonOf(reason: string | null, language: LanguageCode): string | null {
  const own = OWN_REASONS.find((code) => code === reason);
  return own ? textOf(`messages.${own}`, language) : reason;
}

/** Whether the courier asks for the delivery code. Always for a parcel, whose receiver is not its customer. */
export function needsDeliveryCode({ type }: Pick<OrderRow, 'type'>, settings: Settings): boolean {
  return type === 'parcel' || settings.order_delivery_verification;
}
