import { isOn } from '@errand/contract/flag';
import { roundedQuote } from '@errand/domain/checkout';
import { toMinor } from '@errand/domain/money';
import { type ParcelQuote, parcelRates, quoteParcel } from '@errand/domain/parcel';
import type { Queryable } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Problem } from '../cart/index.ts';
import {
  type Checkout,
  type CheckoutBody,
  type Contact,
  contacts,
  couponUse,
  paymentOf,
  timeSlots,
} from '../checkout/index.ts';
import { getZoneTerms, type Route } from '../location/index.ts';
import { findModuleType } from '../modules/index.ts';
import { moneyStyleOf, settingTerms } from '../settings/index.ts';
import { walletOf } from '../wallet/index.ts';
import { type CategoryRow, findActiveCategory } from './parcel.queries.ts';
import { endsOf, receiverField } from './parcel-body.ts';
import { receiverContact } from './parcel-contacts.ts';
import { parcelProblems } from './parcel-problems.ts';
import { findParcelZones, type ParcelZones, ratesOf } from './parcel-terms.ts';

/** The checkout of a parcel: its amounts and all problems that prevent it. */
export type ParcelCheckout = {
  category: CategoryRow | null;
  zones: ParcelZones | null;
  quote: ParcelQuote;
  problems: Problem[];
  contact: Contact | null;
  receiver: Contact | null;
  route: Route | null;
  scheduledMs: number | null;
  couponCode: string | null;
  payment: Checkout['payment'];
  prescriptionRequired: false;
};

type Given = { owner: string; route: Route | null; settings: Settings };

/**
 * Builds the checkout of a parcel for quoting and placing, from the server's own data only; posted amounts are ignored.
 * Inside a transaction it uses no other connection.
 */
export async function buildParcel(
  ctx: RequestContext<'maps' | 'now' | 'payments' | 'pool'>,
  q: Queryable,
  body: CheckoutBody,
  { owner, route, settings }: Given,
): Promise<ParcelCheckout> {
  const money = moneyStyleOf(settings);
  const category = await findOffered(q, body.parcel_category_id);
  const ends = endsOf(body);
  const fields = { sender: 'address', receiver: receiverField('address') };
  const found =
    category && ends
      ? await findParcelZones(
          q,
          category.moduleId,
          { ...ends, preferredZone: body.sender_zone_id ?? null },
          settings,
          fields,
        )
      : null;
  const zones = found?.zones ?? null;
  const contact = await contacts.of(ctx, q, body, settings.country);
  const terms = await getZoneTerms(q, zones?.zoneId ?? 0, category?.moduleId ?? 0);
  const scheduledMs = body.schedule_at
    ? (timeSlots.instantOfText(body.schedule_at, zones?.timeZone ?? 'UTC') ?? Number.NaN)
    : null;

  const input = quoteInput(body, category, zones, route, settings);
  const use = {
    owner,
    moduleId: category?.moduleId ?? 0,
    storeId: 0,
    zoneId: zones?.zoneId ?? 0,
    code: body.coupon_code,
    contact,
    money,
  };
  const { quote, coupon } = await couponUse.quoteWith(ctx, q, use, (applied) =>
    quoteParcel({ ...input, coupon: applied }),
  );
  const balance = await walletOf(ctx, q, settings);
  const payment = paymentOf(ctx, body, quote.totalMinor, { settings, terms, money }, balance);
  const problems = parcelProblems(ctx, {
    body,
    settings,
    category,
    zones,
    zoneProblem: found?.problem ?? null,
    route,
    scheduledMs,
    contact,
    payment: payment.problems,
    coupon: coupon.problem,
  });
  return {
    category,
    zones,
    quote: roundedQuote(quote, payment.waivedMinor),
    problems,
    contact,
    receiver: receiverContact(body, settings.country),
    route,
    scheduledMs,
    couponCode: coupon.coupon ? coupon.code : null,
    payment,
    prescriptionRequired: false,
  };
}

/** An active category of an active parcel module. */
async function findOffered(q: Queryable, id: number | undefined): Promise<CategoryRow | null> {
  const category = id === undefined ? null : await findActiveCategory(q, id);
  return category && (await findModuleType(q, category.moduleId)) === 'parcel' ? category : null;
}

const NOTHING = { perKmMinor: 0, minimumMinor: 0 };

/** The charge is 0 while category or zone is unknown. */
function quoteInput(
  body: CheckoutBody,
  category: CategoryRow | null,
  zones: ParcelZones | null,
  route: Route | null,
  settings: Settings,
): Omit<Parameters<typeof quoteParcel>[0], 'coupon'> {
  const minor = (major: number) => toMinor(major, settings.digit_after_decimal_point);
  const isKnown = category !== null && zones !== null;
  return {
    rates: isKnown ? ratesOf(category, zones.rates, settings) : parcelRates(NOTHING, null, NOTHING),
    distanceKm: (route?.meters ?? 0) / 1000,
    rule: isKnown ? category : { measure: 'none', maximumKg: null, weightSteps: [], sizeSteps: [] },
    measured: { weightKg: body.parcel_weight ?? null, size: body.parcel_size ?? null },
    vehicleExtras: zones?.vehicleExtras ?? [],
    surcharge: zones?.surcharge ?? null,
    tax: settingTerms.tax(settings, settings.parcel_tax_percentage),
    additionalChargeMinor: isOn(settings.additional_charge_status) ? minor(settings.additional_charge) : 0,
    tipMinor: isOn(settings.dm_tips_status) ? minor(body.dm_tips) : 0,
  };
}
