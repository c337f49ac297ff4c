import type { ResponseOf } from '@errand/contract';
import type { getOrderTax } from '@errand/contract/checkout';
import type { Quote as WireQuote } from '@errand/contract/orders-place';
import { toMajor } from '@errand/domain/money';
import type { RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { type CheckoutBody, type QuotedOrder, quotes } from '../checkout/index.ts';
import { type Route, routeBetween } from '../location/index.ts';
import { buildParcel, type ParcelCheckout } from './build-parcel.ts';
import { endsOf, requireSender } from './parcel-body.ts';

type QuoteContext = RequestContext<'db' | 'log' | 'maps' | 'now' | 'payments' | 'pool' | 'settings'>;

/** Quotes a parcel as an order with all problems; changes nothing. Throws `guest_required`. */
export async function quoteParcel(ctx: QuoteContext, body: CheckoutBody): Promise<WireQuote> {
  const { checkout, settings } = await checkoutOf(ctx, body);
  return quotes.toResponse(ctx, quotedParcel(checkout, settings), settings);
}

/** The tax of the quote of `quoteParcel`. */
export async function quoteParcelTax(
  ctx: QuoteContext,
  body: CheckoutBody,
): Promise<ResponseOf<typeof getOrderTax>> {
  const { checkout, settings } = await checkoutOf(ctx, body);
  return quotes.toTaxResponse(checkout.quote, settings.parcel_tax_percentage, settings);
}

async function checkoutOf(ctx: QuoteContext, body: CheckoutBody) {
  const owner = requireSender(ctx);
  const [settings, route] = await Promise.all([ctx.settings(), routeOfParcel(ctx, body)]);
  return { checkout: await buildParcel(ctx, ctx.db, body, { owner, route, settings }), settings };
}

/**
 * The route from sender to receiver; null while an end is missing. Called before any row is locked: a slow map provider
 * must not hold a database connection.
 */
export async function routeOfParcel(
  ctx: RequestContext<'log' | 'maps'>,
  body: CheckoutBody,
): Promise<Route | null> {
  const ends = endsOf(body);
  return ends && routeBetween(ctx, ends.from, ends.to);
}

/** The checkout with the parts that only parcels show. */
export function quotedParcel(checkout: ParcelCheckout, settings: Settings): QuotedOrder {
  const { quote, route, zones } = checkout;
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  return {
    ...checkout,
    parcel: {
      distance_charge: major(quote.parts.distanceMinor),
      measure_charge: major(quote.parts.measureMinor),
      vehicle_charge: major(quote.parts.vehicleMinor),
      duration: route && Math.ceil(route.seconds / 60),
      polyline: route?.polyline ?? null,
      sender_zone_id: zones?.zoneId ?? null,
      receiver_zone_id: zones?.receiverZoneId ?? null,
    },
  };
}
