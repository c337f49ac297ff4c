import type { ResponseOf } from '@errand/contract';
import type { TripAmounts } from '@errand/contract/rental-trip-fields';
import type { getTripTax, TripQuote } from '@errand/contract/rental-trips';
import { toTaxRates } from '@errand/contract/tax-rates';
import { toMajor } from '@errand/domain/money';
import { cancellationPeriods, freeUntilMs, type TripQuote as Quoted } from '@errand/domain/rental';
import { translated } from '../../../platform/db/index.ts';
import { AppError, isoTime, type RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { problemText } from '../../cart/index.ts';
import { quotes } from '../../checkout/index.ts';
import type { CartLocation } from '../rental.tables.ts';
import { findCart, listCartVehicles } from '../rental-cart.queries.ts';
import { requireOwner } from '../rental-cart.service.ts';
import { toCompleteTrip } from '../rental-cart-trip.ts';
import { toTripPriceResponse } from '../requested-trip.ts';
import { toPeriodsResponse, toTermsResponse } from '../terms.ts';
import { buildTrip, type TripCheckout } from './build-trip.ts';
import type { TripBody } from './trip-body.ts';
import type { TripProblem } from './trip-problems.ts';

type QuoteContext = RequestContext<'db' | 'now' | 'payments' | 'pool' | 'settings'>;

/** Quotes the trip of the viewer's rental cart with all problems; changes nothing. Throws `guest_required` and `cart_empty`. */
export async function quoteTripOfCart(ctx: QuoteContext, body: TripBody): Promise<TripQuote> {
  const { checkout, settings } = await checkoutOf(ctx, body);
  return toTripQuoteResponse(ctx, checkout, settings);
}

/** The tax of the same quote. */
export async function quoteTripTax(
  ctx: QuoteContext,
  body: TripBody,
): Promise<ResponseOf<typeof getTripTax>> {
  const { checkout, settings } = await checkoutOf(ctx, body);
  return quotes.toTaxResponse(checkout.quote, checkout.provider.tax_rate, settings);
}

async function checkoutOf(ctx: QuoteContext, body: TripBody) {
  const owner = requireOwner(ctx);
  const [cart, settings] = await Promise.all([findCart(ctx.pool, owner), ctx.settings()]);
  const rows = cart ? await listCartVehicles(ctx.pool, cart.id) : [];
  const trip = cart && toCompleteTrip(cart);
  if (!trip || rows.length === 0) throw new AppError('cart_empty');
  const given = { owner, trip, rows, settings, isBooking: false };
  return { checkout: await buildTrip(ctx, ctx.db, body, given), settings };
}

export function toTripQuoteResponse(
  ctx: RequestContext<'now'>,
  checkout: TripCheckout,
  settings: Settings,
): TripQuote {
  const digits = settings.digit_after_decimal_point;
  const major = (minor: number) => toMajor(minor, digits);
  const { provider, trip, rows, free, terms, times, quote, payment, coupon } = checkout;
  const { totalMinor } = quote;
  const { pickupMs } = times;
  return {
    ...toAmountsResponse(quote, provider.tax_rate, digits),
    provider_id: provider.id,
    trip_type: trip.type,
    pickup_location: locationOf(trip.pickup),
    destination_location: trip.destination && locationOf(trip.destination),
    pickup_time: trip.pickup_at.toISOString(),
    estimated_trip_end_time: isoTime(times.returnMs),
    time_zone: provider.time_zone,
    vehicles: rows.map((row, at) => {
      const price = quote.vehicles[at] ?? null;
      return {
        vehicle_id: row.id,
        name: translated(row.name, ctx.language),
        quantity: row.quantity,
        free: free[at]?.length ?? 0,
        // The offer is that of all vehicles together.
        trip: price && toTripPriceResponse({ ...price, offerMinor: 0 }, trip.type, times, digits),
        offer_discount: major(price?.offerMinor ?? 0),
        total_price: major(price?.priceMinor ?? 0),
      };
    }),
    additional_charge_name: translated(settings.additional_charge_name, ctx.language),
    coupon_code: coupon.coupon ? coupon.code : null,
    partially_paid_amount: major(payment.walletMinor),
    due_amount: major(payment.dueMinor),
    payment_methods: payment.offered,
    partial_payment_methods: payment.seconds,
    maximum_cod_order_amount: payment.cashLimitMinor === null ? null : major(payment.cashLimitMinor),
    wallet_balance: payment.balanceMinor === null ? null : major(payment.balanceMinor),
    terms: toTermsResponse(terms, digits),
    free_cancellation_until: isoTime(freeUntilMs(pickupMs, terms, ctx.now())),
    cancellation_periods: toPeriodsResponse(
      cancellationPeriods({ pickupMs, terms, totalMinor, paidMinor: totalMinor }),
      digits,
    ),
    problems: checkout.problems.map((problem) => toProblemResponse(ctx, problem)),
  };
}

function locationOf({ latitude, longitude, name }: CartLocation): TripQuote['pickup_location'] {
  return { lat: String(latitude), lng: String(longitude), location_name: name };
}

/** The amounts of a trip, as quoted. */
export function toAmountsResponse(quote: Quoted, taxRate: number, digits: number): TripAmounts {
  const major = (minor: number) => toMajor(minor, digits);
  return {
    vehicles_amount: major(quote.itemsMinor),
    discount_on_trip: major(quote.discountMinor),
    offer_discount: major(quote.storeDiscountMinor),
    coupon_discount_amount: major(quote.couponDiscountMinor),
    tax_amount: major(quote.taxMinor),
    tax_status: quote.taxIncluded ? 'included' : 'excluded',
    tax_percentage: taxRate,
    taxes: toTaxRates(quote.taxes, major),
    additional_charge: major(quote.additionalChargeMinor),
    trip_amount: major(quote.totalMinor),
    deposit_amount: major(quote.depositMinor),
  };
}

/** A problem as clients read it; of a vehicle that is taken, which one and how many are free. */
export function toProblemResponse(ctx: RequestContext, problem: TripProblem): TripQuote['problems'][number] {
  const { vehicle_id: vehicleId, free } = problem.details ?? {};
  return {
    code: problem.code,
    message: problemText(problem, ctx.language),
    ...(problem.field !== undefined && { field: problem.field }),
    ...(typeof vehicleId === 'number' && { vehicle_id: vehicleId }),
    ...(typeof free === 'number' && { free }),
  };
}
