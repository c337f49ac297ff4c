import { isOn } from '@errand/contract/flag';
import type { TimeSlot } from '@errand/contract/time-slot';
import type { CouponTerms } from '@errand/domain/books';
import { type Quote, quote, roundedQuote } from '@errand/domain/checkout';
import { toMinor } from '@errand/domain/money';
import type { AgreedOffer } from '@errand/domain/orders';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import type { StoredCart } from '../cart/index.ts';
import { estimateRoute, getZoneTerms, type Route, zonesAt } from '../location/index.ts';
import { type CashbackQuote, cashback } from '../promotions/index.ts';
import { moneyStyleOf, settingTerms } from '../settings/index.ts';
import { deliveryTerms, requireStore, type StoreRow, storeHours } from '../stores/index.ts';
import { walletOf } from '../wallet/index.ts';
import { type CheckoutBody, type Contact, contactOf, destinationOf, type RouteFromStore } from './buyer.ts';
import { quoteWithCoupon } from './coupon.ts';
import { freeSlotsOf, type TakenSlot, takenSlot } from './kitchen-capacity.ts';
import { type CheckoutPayment, paymentOf } from './payment-methods.ts';
import { prescriptionNeed, sentAttachments } from './prescription.ts';
import { type CheckoutProblem, lineProblems, problemsOf } from './problems.ts';
import { type QuotedLine, quotedLinesOf } from './quoted-lines.ts';
import { instantOfText } from './schedule.ts';
import { toTimeSlot } from './time-slots.service.ts';

/** A cart as an order: its store, its amounts and everything that prevents the order. */
export type Checkout = {
  store: StoreRow;
  lines: QuotedLine[];
  quote: Quote;
  /** The store's offer, which stays with the order. */
  agreedOffer: AgreedOffer;
  /** The least price of the items; 0 for none. */
  minimumMinor: number;
  problems: CheckoutProblem[];
  contact: Contact | null;
  route: Route | null;
  scheduledMs: number | null;
  taken: TakenSlot;
  /** When an order for now arrives that the store's queue delays; null without a delay. */
  queueArrival: TimeSlot | null;
  couponCode: string | null;
  /** The store's percentage of the coupon, which it bears. */
  couponTerms: CouponTerms | null;
  payment: CheckoutPayment;
  /** What the order would earn; null for nothing. */
  cashback: CashbackQuote | null;
  /** Whether a prescription must be attached. */
  prescriptionRequired: boolean;
};

/**
 * Builds the checkout of a cart for quoting and placing, from the server's own data only; posted amounts
 * are ignored. Throws `cart_empty`; all else is a problem in the result. Inside a transaction it uses no
 * other connection. The caller passes its `settings`, so that all amounts of an order follow the same ones.
 * With `contactAsSent` the customer's own contact does not complete the posted one.
 */
export async function buildCheckout(
  ctx: RequestContext<'maps' | 'now' | 'payments' | 'pool'>,
  q: Queryable,
  stored: StoredCart,
  body: CheckoutBody,
  {
    route: foreseen,
    settings,
    contactAsSent = false,
    tx,
  }: {
    route: RouteFromStore | null;
    settings: Settings;
    contactAsSent?: boolean;
    /** The transaction that places it. */
    tx?: Tx;
  },
): Promise<Checkout> {
  const storeId = stored.cart.lines[0]?.storeId ?? stored.prescriptionOf;
  if (storeId === undefined) throw new AppError('cart_empty');
  const money = moneyStyleOf(settings);
  const store = await requireStore(q, storeId);
  const terms = await getZoneTerms(q, store.zone_id, store.module_id);
  const to = destinationOf(body);
  const addressZones = to ? await zonesAt(q, to) : [];
  const scheduledMs = body.schedule_at
    ? (instantOfText(body.schedule_at, store.time_zone) ?? Number.NaN)
    : null;
  const wantedMs = scheduledMs === null || Number.isNaN(scheduledMs) ? ctx.now() : scheduledMs;
  const contact = await contactOf(ctx, q, body, settings.country, contactAsSent);
  const route = to && (foreseen?.store.id === store.id ? foreseen : estimateRoute(store, to));

  const { quote: quoted, coupon } = await quoteWithCoupon(
    ctx,
    q,
    {
      owner: stored.owner,
      moduleId: stored.cart.moduleId,
      storeId: store.id,
      zoneId: store.zone_id,
      code: body.coupon_code,
      contact,
      money,
    },
    (applied) => quoteOf(ctx, stored, store, settings, body, { route, deliveredMs: wantedMs }, applied),
  );
  const balance = await walletOf(ctx, q, settings);
  const payment = paymentOf(ctx, body, quoted.totalMinor, { settings, terms, money }, balance);
  const prescription = prescriptionNeed(stored, store, settings);
  const items = stored.cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const slots = await freeSlotsOf(q, store, settings, { items, nowMs: ctx.now(), tx });
  const taken = takenSlot(slots, scheduledMs);
  const problems = problemsOf(ctx, {
    body,
    settings,
    money,
    store,
    terms,
    addressZones,
    scheduledMs,
    slots,
    taken,
    lines: lineProblems(stored, { atMs: wantedMs, nowMs: ctx.now() }, store.active, ctx.language),
    contact,
    quote: quoted,
    payment: payment.problems,
    coupon: coupon.problem,
    prescription,
    sentCount: sentAttachments(ctx).length,
  });
  const couponCode = coupon.coupon ? coupon.code : null;
  // The total of a prescription order is not known before the store has added its lines.
  const isEarning = isOn(settings.customer_wallet_status) && stored.prescriptionOf === undefined;
  const purchase = { owner: stored.owner, totalMinor: quoted.totalMinor, at: new Date(ctx.now()) };
  return {
    store,
    lines: quotedLinesOf(stored, quoted, ctx.language),
    quote: roundedQuote(quoted, payment.waivedMinor),
    agreedOffer: agreedOfferOf(store, ctx.now()),
    minimumMinor: store.minimum_order_minor,
    problems,
    contact,
    route,
    scheduledMs,
    taken,
    queueArrival: taken.queued && toTimeSlot(taken.queued, store.time_zone),
    couponCode,
    couponTerms: coupon.terms,
    payment,
    cashback: isEarning ? await cashback.quote(ctx, q, purchase) : null,
    prescriptionRequired: prescription !== null,
  };
}

/** The terms of the running offer that an order keeps; 0 percent without one. */
function agreedOfferOf(store: StoreRow, atMs: number): AgreedOffer {
  const { minPurchaseMinor = 0, maxDiscountMinor = 0 } = storeHours.runningOffer(store, atMs) ?? {};
  const percent = storeHours.runningPercent(store.discount, atMs, store.time_zone);
  return { percent, minPurchaseMinor, maxDiscountMinor };
}

/** Computes the amounts by the domain's `quote`. */
function quoteOf(
  ctx: RequestContext<'now'>,
  { cart, items }: StoredCart,
  store: StoreRow,
  settings: Settings,
  body: CheckoutBody,
  { route, deliveredMs }: { route: Route | null; deliveredMs: number },
  coupon: Parameters<typeof quote>[0]['coupon'],
): Quote {
  const minor = (major: number) => toMinor(major, settings.digit_after_decimal_point);
  const isTipped = body.order_type === 'delivery' && isOn(settings.dm_tips_status);
  return quote({
    lines: cart.lines.map((line) => ({ ...line, tax: items.get(line.item.id)?.tax ?? null })),
    storeOffer: storeHours.runningOffer(store, ctx.now()),
    coupon,
    tax: settingTerms.tax(settings, store.tax_rate),
    delivery: {
      ...deliveryTerms(store, settings, deliveredMs),
      orderType: body.order_type,
      distanceKm: (route?.meters ?? 0) / 1000,
    },
    additionalChargeMinor: isOn(settings.additional_charge_status) ? minor(settings.additional_charge) : 0,
    packagingMinor: store.packaging_minor,
    tipMinor: isTipped ? minor(body.dm_tips) : 0,
    atMs: ctx.now(),
  });
}
