import { isOn } from '@errand/contract/flag';
import { missingDoor } from '@errand/domain/addresses';
import { checkMeasure, isSamePlace, isWithinDistance } from '@errand/domain/parcel';
import { isSlotStart, openState } from '@errand/domain/time';
import type { RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Problem } from '../cart/index.ts';
import { type CheckoutBody, type Contact, destinationOf } from '../checkout/index.ts';
import type { Route } from '../location/index.ts';
import type { CategoryRow } from './parcel.queries.ts';
import { endsOf, receiverField, receiverPoint } from './parcel-body.ts';
import { contactProblems } from './parcel-contacts.ts';
import { parcelSlotQuery } from './parcel-hours.ts';
import type { ParcelZones } from './parcel-terms.ts';

type Facts = {
  body: CheckoutBody;
  settings: Settings;
  category: CategoryRow | null;
  zones: ParcelZones | null;
  zoneProblem: Problem | null;
  route: Route | null;
  /** The requested time; null for as soon as possible, NaN if it is invalid. */
  scheduledMs: number | null;
  contact: Contact | null;
  payment: Problem[];
  coupon: Problem | null;
};

/** Lists all problems that prevent the parcel, in the order of the booking, each at the field of the body to change. */
export function parcelProblems(ctx: RequestContext<'maps' | 'now'>, facts: Facts): Problem[] {
  const { body, settings, coupon } = facts;
  const isGuestRejected = ctx.viewer.kind !== 'customer' && !isOn(settings.guest_checkout_status);
  return [
    ...(settings.orders_open ? [] : [{ code: 'orders_closed' as const }]),
    ...(isGuestRejected ? [{ code: 'guest_checkout_off' as const }] : []),
    ...contactProblems(body, facts.contact, settings.country),
    ...doorProblems(ctx, body),
    ...routeProblems(facts),
    ...categoryProblems(facts),
    ...timeProblems(ctx, facts),
    ...paymentProblems(facts),
    ...tipProblems(facts),
    ...(coupon ? [{ ...coupon, field: 'coupon_code' }] : []),
  ];
}

/** Ends whose place is known need a door. */
function doorProblems({ maps }: RequestContext<'maps'>, body: CheckoutBody): Problem[] {
  const { geocoder } = maps.services;
  const at = (address: object | null, field: string): Problem[] =>
    address && missingDoor(address, geocoder).length > 0 ? [{ code: 'door_required', field }] : [];
  const receiver = receiverPoint(body) && (body.receiver_details ?? null);
  return [...at(destinationOf(body) && body, 'address'), ...at(receiver, receiverField('address'))];
}

function routeProblems({ body, settings, zoneProblem, route }: Facts): Problem[] {
  const ends = endsOf(body);
  if (!ends) return [];
  const field = receiverField('address');
  if (isSamePlace(ends.from, ends.to)) return [{ code: 'parcel_same_place', field }];
  if (zoneProblem) return [zoneProblem];
  return distanceProblems(route, settings, field);
}

/** The problem of a route that is longer than the operator's limit, at `field`. */
export function distanceProblems(route: Route | null, settings: Settings, field: string): Problem[] {
  const maximum = settings.parcel_maximum_distance;
  const isNear = route === null || isWithinDistance(route.meters / 1000, maximum);
  return isNear ? [] : [{ code: 'parcel_too_far', field, details: { maximum } }];
}

function categoryProblems({ body, category }: Facts): Problem[] {
  const field = 'parcel_category_id';
  if (body.parcel_category_id === undefined) return [{ code: 'required', field }];
  if (!category) return [{ code: 'parcel_category_unknown', field }];
  return measureProblems(category, body);
}

type Measures = Pick<CheckoutBody, 'parcel_weight' | 'parcel_size'>;

/** The problem of a weight or size that the category does not accept. */
export function measureProblems(category: CategoryRow, body: Measures): Problem[] {
  const measured = { weightKg: body.parcel_weight ?? null, size: body.parcel_size ?? null };
  const checked = checkMeasure(category, measured);
  if (checked.ok) return [];
  const field = checked.field === 'weight' ? 'parcel_weight' : 'parcel_size';
  if (checked.code === 'too_heavy')
    return [{ code: 'parcel_too_heavy', field, details: { maximum: checked.maximumKg } }];
  return [{ code: checked.code === 'required' ? 'required' : 'parcel_size_unknown', field }];
}

/** Opening hours depend on the sender's zone, so without it no problem is reported. */
function timeProblems(ctx: RequestContext<'now'>, { settings, zones, scheduledMs }: Facts): Problem[] {
  if (!zones) return [];
  const field = 'schedule_at';
  const query = parcelSlotQuery(settings, zones.timeZone, ctx.now());
  if (scheduledMs !== null) {
    const isOffered = settings.schedule_order && isSlotStart(query, scheduledMs);
    return isOffered ? [] : [{ code: 'order_time', field }];
  }
  const { open } = openState(query.schedules, query.alwaysOpen, ctx.now(), zones.timeZone);
  return open ? [] : [{ code: 'parcel_closed', field }];
}

/** A tip is never dropped without a word. */
function tipProblems({ body, settings }: Facts): Problem[] {
  const isRejected = body.dm_tips > 0 && !isOn(settings.dm_tips_status);
  return isRejected ? [{ code: 'tips_off', field: 'dm_tips' }] : [];
}

function paymentProblems({ body, zones, payment }: Facts): Problem[] {
  const field = 'payment_method';
  const isCash = body.payment_method === 'cash_on_delivery' && body.partial_payment === 0;
  if (body.charge_payer === 'receiver' && !isCash) return [{ code: 'parcel_receiver_cash', field }];
  // Methods depend on the zone. Without it none is offered, so their problems would be misleading.
  return zones ? payment.map((problem) => ({ ...problem, field })) : [];
}
