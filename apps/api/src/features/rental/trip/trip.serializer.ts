import type { Trip } from '@errand/contract/rental-trips';
import type { Store } from '@errand/contract/stores';
import { toTaxRates } from '@errand/contract/tax-rates';
import { toMajor } from '@errand/domain/money';
import { type OrderStatus, type PaidAmounts, paidParts, reachedAt, unpaidMinor } from '@errand/domain/orders';
import {
  type CancellationPeriod,
  canCancelTrip,
  canChangeTrip,
  cancellationPeriods,
  freeUntilMs,
  tripStatus,
} from '@errand/domain/rental';
import { orderTaxes } from '@errand/domain/taxes';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { isoTime, ownerOf, type RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import {
  cancelReasonOf,
  type OrderRow,
  postDeliveryOf,
  toDocumentsResponse,
  toMoneyResponse,
  trackingLinks,
} from '../../order-pages/index.ts';
import { attachmentUrl } from '../../orders/index.ts';
import { storedTaxes } from '../../orders/order-taxes.views.ts';
import { toCounterFields } from '../counter/counter-fields.serializer.ts';
import { NO_TERMS, toPeriodsResponse, toTermsResponse } from '../terms.ts';
import type { TripLocation } from '../trips.tables.ts';
import type { BookedVehicleRow, TripRow } from './trip-row.ts';

type Rows = { order: OrderRow; trip: TripRow; provider: Store };

/**
 * A trip for its owner, or for a viewer with its contact number or tracking link, who sees neither persons, documents and
 * code nor the note, and can change nothing.
 */
export function toTripResponse(
  rows: Rows,
  ctx: RequestContext<'now'>,
  settings: Settings,
  sign: (text: string) => string,
): Trip {
  const isOwner = rows.order.owner === ownerOf(ctx.viewer);
  return {
    ...publicFields(rows, ctx, settings),
    documents: toDocumentsResponse(rows.order, isOwner, ctx, settings, sign),
    viewed_as: isOwner ? 'owner' : 'follower',
    ...(isOwner ? ownFields(rows, ctx, settings, sign) : NO_OWN_FIELDS),
  };
}

/** The fields that only the owner of a trip receives. */
type OwnFields = Pick<
  Trip,
  | 'user_id'
  | 'driver'
  | 'vehicle_states'
  | 'charges'
  | 'deposit'
  | 'document_full_url'
  | 'user_info'
  | 'trip_note'
  | 'otp'
  | 'cancellation_periods'
  | 'cancelable'
  | 'changeable'
  | 'payable'
  | 'reviewable'
  | 'refundable'
  | 'refund'
  | 'refunds'
  | 'report'
  | 'tracking_link'
>;

function ownFields(
  { order, trip }: Rows,
  ctx: RequestContext<'now'>,
  settings: Settings,
  sign: (text: string) => string,
): OwnFields {
  const [, ownerId = ''] = order.owner.split(':');
  const isCancelable = canCancelTrip(order.status);
  const awaits = order.pay_by !== null && order.payment_status !== 'paid';
  return {
    user_id: ownerId,
    driver: trip.driver,
    ...toCounterFields(trip, ctx.publicUrl, settings.digit_after_decimal_point),
    document_full_url: order.attachments.map((id) => attachmentUrl(ctx.publicUrl, order.id, id)),
    user_info: userInfoOf(order),
    trip_note: order.note,
    otp: order.otp,
    cancellation_periods: isCancelable
      ? toPeriodsResponse(cancellationPeriodsOf(order, trip), settings.digit_after_decimal_point)
      : [],
    cancelable: isCancelable,
    // Trips that were booked before prices were stored with them have no terms.
    changeable: trip.terms !== null && canChangeTrip(order.status, awaits),
    payable: awaits && (order.pay_by?.getTime() ?? 0) > ctx.now(),
    ...postDeliveryOf(order, ctx, settings),
    tracking_link: trackingLinks.of(order.id, sign),
  };
}

const NO_OWN_FIELDS: OwnFields = {
  user_id: '',
  driver: null,
  vehicle_states: [],
  charges: [],
  deposit: null,
  document_full_url: [],
  user_info: null,
  trip_note: null,
  otp: null,
  cancellation_periods: [],
  cancelable: false,
  changeable: false,
  payable: false,
  reviewable: false,
  refundable: false,
  refund: null,
  refunds: [],
  report: null,
  tracking_link: null,
};

/** The fields that everybody receives who may see the trip. */
function publicFields(
  { order, trip, provider }: Rows,
  ctx: RequestContext<'now'>,
  settings: Settings,
): Omit<Trip, keyof OwnFields | 'documents' | 'viewed_as'> {
  const digits = settings.digit_after_decimal_point;
  const major = (minor: number) => toMajor(minor, digits);
  const toLocation = ({ latitude, longitude, name }: TripLocation) => ({
    lat: String(latitude),
    lng: String(longitude),
    location_name: translated(name, ctx.language),
  });
  return {
    id: order.id,
    is_guest: order.owner.startsWith('guest:'),
    provider_id: provider.id,
    zone_id: order.zone_id,
    pickup_zone_id: order.zone_id,
    module_id: order.module_id,
    trip_status: tripStatus(order.status, order.canceled_by !== null),
    trip_type: trip.type,
    ...amountsOf(order, trip, major),
    estimated_hours: trip.estimated_hours,
    distance: trip.distance_km,
    pickup_location: toLocation(trip.pickup),
    destination_location: trip.destination && toLocation(trip.destination),
    scheduled: trip.pickup_at > order.created_at ? 1 : 0,
    schedule_at: trip.pickup_at.toISOString(),
    pickup_time: trip.pickup_at.toISOString(),
    estimated_trip_end_time: trip.return_at.toISOString(),
    time_zone: order.time_zone,
    quantity: trip.vehicles.reduce((sum, { booked }) => sum + booked.quantity, 0),
    trip_details: trip.vehicles.map((vehicle) => vehicleOf(vehicle, order.id, ctx, major)),
    vehicle_identity: trip.vehicles.flatMap(identitiesOf),
    provider: providerOf(provider),
    terms: toTermsResponse(trip.terms ?? NO_TERMS, digits),
    ...timesOf(order),
    cancellation_reason: cancelReasonOf(order.cancel_reason, ctx.language),
    canceled_by: order.canceled_by,
    cancellation_fee: major(trip.cancellation_fee_minor),
    refunded_amount: major(trip.refunded_minor),
    free_cancellation_until: freeCancellationOf(order, trip, ctx.now()),
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
  };
}

function amountsOf(order: OrderRow, trip: TripRow, major: (minor: number) => number) {
  return {
    vehicles_amount: major(order.items_minor),
    discount_on_trip: major(order.discount_minor),
    offer_discount: major(order.store_discount_minor),
    coupon_discount_amount: major(order.coupon_discount_minor),
    coupon_code: order.coupon_code,
    tax_amount: major(order.tax_minor),
    tax_status: order.tax_included ? ('included' as const) : ('excluded' as const),
    tax_percentage: order.tax_rate,
    taxes: toTaxRates(orderTaxes(storedTaxes(order)), major),
    additional_charge: major(order.additional_minor),
    trip_amount: major(order.total_minor),
    deposit_amount: major(trip.deposit_minor),
    payment_status: order.payment_status,
    payment_method: order.payment_method,
    partially_paid_amount: order.wallet_minor < order.total_minor ? major(order.wallet_minor) : 0,
    due_amount: major(unpaidMinor(paidAmounts(order, trip))),
    money: toMoneyResponse(order, major),
    pay_by: order.pay_by?.toISOString() ?? null,
    transfer_by: order.transfer_by?.toISOString() ?? null,
  };
}

function paidAmounts(order: OrderRow, trip: TripRow): PaidAmounts {
  return {
    paymentStatus: order.payment_status,
    totalMinor: order.total_minor,
    walletMinor: order.wallet_minor,
    extraDueMinor: trip.extra_due_minor,
  };
}

/** What canceling costs until when, by the agreed terms. */
export function cancellationPeriodsOf(order: OrderRow, trip: TripRow): CancellationPeriod[] {
  const { walletMinor, providerMinor } = paidParts(paidAmounts(order, trip));
  return cancellationPeriods({
    pickupMs: trip.pickup_at.getTime(),
    terms: trip.terms ?? NO_TERMS,
    totalMinor: order.total_minor,
    paidMinor: walletMinor + providerMinor,
  });
}

/** Until when canceling is free; null once this has passed, or the trip cannot be canceled. */
function freeCancellationOf({ status }: OrderRow, trip: TripRow, nowMs: number): string | null {
  if (!canCancelTrip(status)) return null;
  return isoTime(freeUntilMs(trip.pickup_at.getTime(), trip.terms ?? NO_TERMS, nowMs));
}

function vehicleOf(
  { booked, class: kind, plates, review }: BookedVehicleRow,
  tripId: number,
  { language, publicUrl }: RequestContext,
  major: (minor: number) => number,
): Trip['trip_details'][number] {
  return {
    id: booked.id,
    trip_id: tripId,
    quantity: booked.quantity,
    calculated_price: major(booked.total_minor),
    price_before_discount: major(booked.original_minor ?? booked.total_minor),
    license_plate_number: plates,
    vehicle_details: {
      id: booked.vehicle_id,
      name: translated(booked.name, language),
      slug: kind.slug,
      thumbnail_full_url: mediaUrl(publicUrl, booked.picture),
      art: booked.tint === null ? null : { tint: booked.tint },
      seating_capacity: String(kind.seats),
    },
    review: review && {
      rating: review.rating,
      comment: translated(review.comment, language),
      reply: review.reply && translated(review.reply, language),
    },
  };
}

function identitiesOf({ booked, plates }: BookedVehicleRow): Trip['vehicle_identity'] {
  return plates.map((plate) => {
    const identity = { vehicle_id: booked.vehicle_id, license_plate_number: plate };
    return { ...identity, driver_data: null, vehicle_identity_data: identity };
  });
}

function userInfoOf({ contact }: OrderRow): Trip['user_info'] {
  return {
    contact_person_name: contact.name,
    contact_person_number: contact.phone,
    contact_person_email: contact.email,
  };
}

function providerOf(store: Store): Trip['provider'] {
  const { id, name, slug, phone, address, latitude, longitude, logo_full_url } = store;
  return { id, name, slug, phone, address, latitude, longitude, logo_full_url };
}

/** When the trip reached each state for the first time, from the history of its order. */
function timesOf({ history }: OrderRow) {
  const at = (status: OrderStatus) => reachedAt(history, status);
  return {
    pending: at('pending'),
    confirmed: at('confirmed'),
    ongoing: at('picked_up'),
    completed: at('delivered'),
    canceled: at('canceled'),
    payment_failed: at('failed'),
  };
}
