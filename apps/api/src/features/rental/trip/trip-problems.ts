import { isOn } from '@errand/contract/flag';
import { type LanguageCode, localeOf } from '@errand/domain/language';
import { timeProblems, type VehiclesPrice } from '@errand/domain/rental';
import { translated } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { toE164 } from '../../auth/accounts/index.ts';
import type { Problem } from '../../cart/index.ts';
import { attachments, type Contact } from '../../checkout/index.ts';
import { type StoreRow, storeHours } from '../../stores/index.ts';
import type { CartLineRow } from '../rental-cart.queries.ts';
import type { AgreedTerms } from '../trips.tables.ts';
import type { TripBody } from './trip-body.ts';

/** A problem of a trip; `vehicle_id` and `free` of `details` say which vehicle is not free. */
export type TripProblem = Problem;

type Facts = {
  body: TripBody;
  settings: Settings;
  provider: StoreRow;
  rows: CartLineRow[];
  terms: AgreedTerms;
  times: { pickupMs: number; returnMs: number; hours: number };
  /** Number of free vehicles by row. */
  free: number[];
  priced: (VehiclesPrice | null)[];
  /** Whether the provider serves the pickup place. */
  isServed: boolean;
  contact: Contact | null;
  payment: Problem[];
  coupon: Problem | null;
  /** Files are sent with the booking only. */
  isBooking: boolean;
};

/** Lists all problems that prevent the trip, in the order of the booking, each at the field to change. */
export function tripProblems(ctx: RequestContext<'now'>, facts: Facts): TripProblem[] {
  const { settings, provider, coupon } = facts;
  const { closed_from_ms: planEndMs } = provider;
  const isBookable = provider.active && (planEndMs === null || ctx.now() < planEndMs);
  const isGuestRejected = ctx.viewer.kind !== 'customer' && !isOn(settings.guest_checkout_status);
  return [
    ...(settings.orders_open ? [] : [{ code: 'orders_closed' as const }]),
    ...(isGuestRejected ? [{ code: 'guest_checkout_off' as const }] : []),
    ...(isBookable ? [] : [{ code: 'store_unavailable' as const }]),
    ...(facts.isServed ? [] : [{ code: 'pickup_outside' as const, field: 'pickup_location' }]),
    ...tripTimeProblems(ctx, { ...facts, beyondPlan: !isBookable }),
    ...vehicleProblems(ctx, facts),
    ...personProblems(ctx, facts),
    ...facts.payment.map((problem) => ({ ...problem, field: 'payment_method' })),
    ...(coupon ? [{ ...coupon, field: 'coupon_code' }] : []),
  ];
}

type Times = Pick<Facts, 'times' | 'provider' | 'terms'> & {
  hasBegun?: boolean;
  /** Whether the end of the provider's plan does not count: it carries out the trips that it has. */
  beyondPlan?: boolean;
};

/** The problems of a trip's times, by the hours and terms of its provider. */
export function tripTimeProblems(
  ctx: RequestContext<'now'>,
  { times, provider, terms, hasBegun = false, beyondPlan = false }: Times,
): TripProblem[] {
  const found = timeProblems({
    ...times,
    nowMs: ctx.now(),
    timeZone: provider.time_zone,
    provider: storeHours.hoursOf(provider, { beyondPlan }),
    limits: terms,
    hasBegun,
  });
  return found.map(({ code, field, hours }) => ({
    code,
    field,
    ...(hours !== undefined && { details: { hours, length: lengthText(hours, ctx.language) } }),
  }));
}

/** "30 days", or "3 hours" for less than two whole days. */
function lengthText(hours: number, language: LanguageCode): string {
  const isDays = hours >= 48 && hours % 24 === 0;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isDays ? 'day' : 'hour',
    unitDisplay: 'long',
  }).format(isDays ? hours / 24 : hours);
}

function vehicleProblems(ctx: RequestContext, { rows, free, priced }: Facts): TripProblem[] {
  return rows.flatMap((row, at): TripProblem[] => {
    if (!priced[at]) return [{ code: 'not_rented_so', field: 'rental_type' }];
    const left = free[at] ?? 0;
    if (left >= row.quantity) return [];
    return [vehicleTaken(translated(row.name, ctx.language), row.id, left)];
  });
}

/** The problem that fewer vehicles of a class are free than the trip needs. */
export function vehicleTaken(vehicle: string, id: number, free: number): TripProblem {
  return { code: 'vehicle_taken', field: 'pickup_time', details: { vehicle, vehicle_id: id, free } };
}

/** The problems of contact and driver. The driver is the contact unless another is named. */
function personProblems(
  ctx: RequestContext,
  { body, contact, settings, terms, isBooking }: Facts,
): TripProblem[] {
  const phone = body.driver_phone?.trim();
  return [
    ...(contact ? [] : contactProblems(body, settings.country)),
    ...(phone && toE164(phone, settings.country) === null
      ? [{ code: 'phone_invalid' as const, field: 'driver_phone' }]
      : []),
    ...(terms.licenseRequired && !body.driver_license?.trim()
      ? [{ code: 'required' as const, field: 'driver_license' }]
      : []),
    ...(terms.documentsRequired && isBooking && attachments.sent(ctx).length === 0
      ? [{ code: 'documents_required' as const, field: 'order_attachment' }]
      : []),
  ];
}

function contactProblems(
  { contact_person_name: name = '', contact_person_number: number = '' }: TripBody,
  country: string,
): TripProblem[] {
  const field = 'contact_person_number';
  const problems: TripProblem[] = [];
  if (!name.trim()) problems.push({ code: 'required', field: 'contact_person_name' });
  if (!number.trim()) problems.push({ code: 'required', field });
  else if (toE164(number, country) === null) problems.push({ code: 'phone_invalid', field });
  return problems.length > 0 ? problems : [{ code: 'contact_required', field }];
}
