import { isOn } from '@errand/contract/flag';
import { roundedQuote } from '@errand/domain/checkout';
import { toMinor } from '@errand/domain/money';
import { type ProviderOffer, quoteTrip, type TripQuote, type VehiclesInput } from '@errand/domain/rental';
import type { Queryable } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import {
  type Checkout,
  type CheckoutBody,
  type Contact,
  type CouponOutcome,
  contacts,
  couponUse,
  paymentOf,
} from '../../checkout/index.ts';
import { listBookings } from '../../fleet/index.ts';
import { getZoneTerms, zonesAt } from '../../location/index.ts';
import { moneyStyleOf, settingTerms } from '../../settings/index.ts';
import { requireStore, type StoreRow } from '../../stores/index.ts';
import { walletOf } from '../../wallet/index.ts';
import { freeOf } from '../free-plates.ts';
import type { CartLineRow } from '../rental-cart.queries.ts';
import { cartTimes } from '../rental-cart.serializer.ts';
import { pricingOf, type Trip } from '../rental-cart-trip.ts';
import { termsOf } from '../terms.ts';
import type { AgreedTerms } from '../trips.tables.ts';
import { orderBodyOf, type TripBody } from './trip-body.ts';
import { type TripProblem, tripProblems } from './trip-problems.ts';

/** The checkout of a rental cart's trip: its amounts, its free vehicles and all problems that prevent it. */
export type TripCheckout = {
  provider: StoreRow;
  trip: Trip;
  rows: CartLineRow[];
  /** The provider's terms with the running offer. */
  terms: AgreedTerms & { offer: ProviderOffer | null };
  times: ReturnType<typeof cartTimes>;
  /** The free individual vehicles of each row. */
  free: string[][];
  quote: TripQuote;
  problems: TripProblem[];
  contact: Contact | null;
  coupon: CouponOutcome;
  payment: Checkout['payment'];
};

type Given = { owner: string; trip: Trip; rows: CartLineRow[]; settings: Settings; isBooking: boolean };

/**
 * Builds the checkout of a cart's trip for quoting and booking, from the server's own data only; posted amounts are
 * ignored. Inside a transaction it uses no other connection.
 */
export async function buildTrip(
  ctx: RequestContext<'now' | 'payments' | 'pool'>,
  q: Queryable,
  body: TripBody,
  given: Given,
): Promise<TripCheckout> {
  const { trip, rows, settings, isBooking } = given;
  const [first] = rows;
  if (!first) throw new Error('A trip needs a vehicle');
  const order = orderBodyOf(body);
  const money = moneyStyleOf(settings);
  const provider = await requireStore(q, first.provider_id);
  const pricing = pricingOf(rows, trip, ctx.now());
  const terms = { ...termsOf(first), offer: pricing.offer };
  const times = cartTimes(trip, rows);
  const range = { from: new Date(times.pickupMs), to: new Date(times.returnMs) };
  const bookings = await listBookings(
    q,
    rows.map(({ id }) => id),
    range,
  );
  const free = rows.map((row) => freeOf(row, bookings, times.pickupMs, times.returnMs));
  const contact = await contacts.of(ctx, q, body, settings.country);
  const { coupon, quote } = await quoteOf(ctx, q, order, given, contact, {
    provider,
    terms,
    pricing,
  });
  const zoneTerms = await getZoneTerms(q, trip.zone_id, provider.module_id);
  const balance = await walletOf(ctx, q, settings);
  const payment = paymentOf(ctx, order, quote.totalMinor, { settings, terms: zoneTerms, money }, balance);
  const zones = await zonesAt(q, trip.pickup);
  const problems = tripProblems(ctx, {
    body,
    settings,
    provider,
    rows,
    terms,
    times,
    free: free.map(({ length }) => length),
    priced: quote.vehicles,
    isServed: zones.includes(provider.zone_id) || (first.all_zone_service && zones.length > 0),
    contact,
    payment: payment.problems,
    coupon: coupon.problem,
    isBooking,
  });
  return {
    provider,
    trip,
    rows,
    terms,
    times,
    free,
    quote: roundedQuote(quote, payment.waivedMinor),
    problems,
    contact,
    coupon,
    payment,
  };
}

async function quoteOf(
  ctx: RequestContext<'now' | 'pool'>,
  q: Queryable,
  order: CheckoutBody,
  { owner, trip, settings }: Given,
  contact: Contact | null,
  { provider, terms, pricing }: Pick<TripCheckout, 'provider' | 'terms'> & { pricing: VehiclesInput },
) {
  const digits = settings.digit_after_decimal_point;
  const input = {
    ...pricing,
    depositMinor: terms.depositMinor,
    tax: settingTerms.tax(settings, provider.tax_rate),
    additionalChargeMinor: isOn(settings.additional_charge_status)
      ? toMinor(settings.additional_charge, digits)
      : 0,
  };
  const use = {
    owner,
    moduleId: provider.module_id,
    storeId: provider.id,
    zoneId: trip.zone_id,
    code: order.coupon_code,
    contact,
    money: moneyStyleOf(settings),
  };
  const quoted = await couponUse.quoteWith(ctx, q, use, (applied) =>
    quoteTrip({ ...input, coupon: applied }),
  );
  // A trip has no delivery, so a coupon that waives it is rejected.
  if (quoted.coupon.coupon?.type !== 'free_delivery') return quoted;
  const rejected = { ...quoted.coupon, coupon: null, problem: { code: 'coupon_unknown' as const } };
  return { coupon: rejected, quote: quoteTrip({ ...input, coupon: null }) };
}
