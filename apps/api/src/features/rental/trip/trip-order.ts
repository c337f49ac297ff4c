import type { ResponseInput } from '@errand/contract';
import type { bookTrip as contract } from '@errand/contract/rental-trips';
import { inEachLanguage } from '@errand/domain/language';
import { hashOf } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { attachments } from '../../checkout/index.ts';
import { bookVehicles } from '../../fleet/index.ts';
import {
  type OrderKind,
  orderValues,
  type PlaceContext,
  type PlaceInput,
  type PlacingSteps,
  placing,
} from '../../orders/place/index.ts';
import { storeCounts } from '../../stores/index.ts';
import type { CartLocation } from '../rental.tables.ts';
import { lockCart } from '../rental-cart.queries.ts';
import { requireOwner, saveCart } from '../rental-cart.service.ts';
import { type Trip, toCompleteTrip } from '../rental-cart-trip.ts';
import { pricesOfRow } from '../vehicle.serializer.ts';
import { buildTrip, type TripCheckout } from './build-trip.ts';
import { cancelLocked } from './cancel-trip.service.ts';
import { toTripQuoteResponse } from './quote-trip.service.ts';
import { countTrips, insertTrip, lockVehicles } from './trip.queries.ts';
import { orderBodyOf, type TripBody } from './trip-body.ts';

export const tripOrder: OrderKind = {
  cancel: async (deps, tx, order, { actor, reasons, note, settings }) => {
    const digits = settings.digit_after_decimal_point;
    await cancelLocked(deps, tx, order, { reason: reasons.join('; '), note, digits, actor });
    return 'order_canceled';
  },
};

/**
 * Books the trip of the viewer's rental cart as an order in one transaction, once per Idempotency-Key. Throws every
 * problem at its field.
 */
export async function bookTrip(ctx: PlaceContext, trip: TripBody): Promise<ResponseInput<typeof contract>> {
  const owner = requireOwner(ctx);
  const body = orderBodyOf(trip);
  const placed = await placing.withinQuota(ctx, async () => {
    const settings = await ctx.settings();
    const files = await attachments.read(ctx);
    const account = await placing.requestedAccount(ctx, body);
    const request = { ...trip, password: undefined, files: files.map(({ bytes }) => hashOf(bytes)) };
    return placing.placeAs(ctx, STEPS, { owner, trip, body, settings, files, account }, request);
  });
  return {
    message: textOf('messages.trip_booked', ctx.language),
    trip_id: placed.order_id,
    order_id: placed.order_id,
    user_id: placed.user_id,
    trip_amount: placed.total_ammount,
    trip_status: 'pending',
    created_at: placed.created_at,
  };
}

type LockedTrip = Awaited<ReturnType<typeof lockCart>> & { trip: Trip };

const STEPS: PlacingSteps<PlaceInput & { trip: TripBody }, LockedTrip, TripCheckout> = {
  endpoint: 'bookTrip',
  message: 'trip_booked',
  lock: async (ctx, tx, { owner }) => {
    const locked = await lockCart(tx, owner, new Date(ctx.now()));
    const trip = toCompleteTrip(locked.cart);
    if (!trip || locked.rows.length === 0) throw new AppError('cart_empty');
    return { ...locked, trip };
  },
  build: async (ctx, tx, { owner, trip: sent, settings }, { trip, rows }) => {
    await lockVehicles(
      tx,
      rows.map(({ id }) => id),
    );
    return buildTrip(ctx, tx, sent, { owner, trip, rows, settings, isBooking: true });
  },
  agree: (ctx, checkout, { trip, settings }) => {
    if (checkout.problems.length > 0) throw AppError.ofFields(checkout.problems);
    const quote = toTripQuoteResponse(ctx, checkout, settings);
    placing.assertAgreed(
      {
        amounts: [
          [trip.trip_amount, quote.trip_amount],
          [trip.partially_paid_amount, quote.partially_paid_amount],
        ],
        choices: [
          [trip.provider_id, quote.provider_id],
          [trip.trip_type, quote.trip_type],
        ],
      },
      settings.digit_after_decimal_point,
      () => ({ order_amount: quote.trip_amount, quote }),
    );
  },
  write: async (_ctx, tx, checkout, { owner, trip: sent, settings }, { cart, rows, trip }) => {
    const { provider, contact, coupon } = checkout;
    if (!contact) throw new Error('A trip needs a contact');
    await countTrips(tx, rows);
    await storeCounts.countOrder(tx, provider.id);
    const agreed = {
      ...checkout,
      type: 'trip' as const,
      owner,
      moduleId: provider.module_id,
      storeId: provider.id,
      zoneId: trip.zone_id,
      taxRate: provider.tax_rate,
      terms: orderValues.terms(settings, provider, {
        coupon: coupon.terms,
        freeDelivery: null,
      }),
      place: orderValues.address({ address: trip.pickup.name }, contact, trip.pickup),
      route: null,
      scheduledMs: checkout.times.pickupMs,
      couponCode: coupon.coupon ? coupon.code : null,
    };
    const complete = async (orderId: number) => {
      await insertTrip(tx, orderId, tripValuesOf(checkout, sent), vehicleValuesOf(checkout));
      await bookVehicles(tx, orderId, platesOf(checkout), rangeOf(checkout));
      await saveCart(tx, cart, { lines: [] });
    };
    return { agreed, lines: [], complete };
  },
};

function tripValuesOf({ trip, terms, times, quote, coupon, contact }: TripCheckout, sent: TripBody) {
  return {
    type: trip.type,
    pickup: placeAsNamed(trip.pickup),
    destination: trip.destination && placeAsNamed(trip.destination),
    pickupAt: new Date(times.pickupMs),
    returnAt: new Date(times.returnMs),
    estimatedHours: trip.estimated_hours,
    distanceKm: trip.distance_km,
    terms,
    coupon: coupon.coupon,
    depositMinor: quote.depositMinor,
    driver: {
      name: sent.driver_name?.trim() || (contact?.name ?? ''),
      phone: sent.driver_phone?.trim() || (contact?.phone ?? ''),
      license: sent.driver_license?.trim() || null,
    },
  };
}

/** A place in the visitor's words, which are the same in each language. */
function placeAsNamed({ latitude, longitude, name }: CartLocation) {
  return { latitude, longitude, name: inEachLanguage(() => name) };
}

function vehicleValuesOf({ rows, quote }: TripCheckout) {
  return rows.map((row, at) => ({
    vehicleId: row.id,
    name: row.name,
    picture: row.pictures[0] ?? null,
    tint: row.tint,
    quantity: row.quantity,
    totalMinor: quote.vehicles[at]?.priceMinor ?? 0,
    originalMinor: quote.vehicles[at]?.originalMinor ?? 0,
    prices: pricesOfRow(row),
  }));
}

function platesOf({ rows, free }: TripCheckout) {
  return rows.flatMap((row, at) =>
    (free[at] ?? []).slice(0, row.quantity).map((plate) => ({ vehicleId: row.id, plate })),
  );
}

function rangeOf({ times }: TripCheckout) {
  return { from: new Date(times.pickupMs), to: new Date(times.returnMs) };
}
