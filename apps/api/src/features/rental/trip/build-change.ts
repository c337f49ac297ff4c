import type { ParsedInput } from '@errand/contract';
import type { previewTripChange } from '@errand/contract/rental-trip-changes';
import {
  canChangeTrip,
  hoursOfDistance,
  quoteTrip,
  type TripQuote,
  tripEndMs,
  tripHours,
  type VehiclePrices,
} from '@errand/domain/rental';
import { agreedTaxTerms } from '@errand/domain/taxes';
import { type Queryable, translated } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { listBookings, vehicleBookings } from '../../fleet/index.ts';
import { awaitsPayment, type StoredOrder } from '../../orders/index.ts';
import { requireStore, type StoreRow } from '../../stores/index.ts';
import { freeOf } from '../free-plates.ts';
import { NO_TERMS } from '../terms.ts';
import { listVehiclesWithPlates } from '../vehicles.queries.ts';
import { findTrip, listTripVehicles, type StoredTrip, type StoredTripVehicle } from './trip.queries.ts';
import { type TripProblem, tripTimeProblems, vehicleTaken } from './trip-problems.ts';

type Body = ParsedInput<typeof previewTripChange>['body'];

/** A trip with another end: its amounts at the agreed prices, its vehicles and all problems that prevent it. */
export type TripChange = {
  trip: StoredTrip;
  vehicles: StoredTripVehicle[];
  times: { pickupMs: number; returnMs: number; hours: number };
  kilometers: number | null;
  before: TripQuote;
  after: TripQuote;
  /** The individual vehicles for the whole time. */
  plates: { vehicleId: number; plate: string }[];
  problems: TripProblem[];
};

/** Builds a change for preview and execution. Throws `not_found` for orders that are no trips, and `required`. */
export async function buildChange(
  ctx: RequestContext<'now'>,
  q: Queryable,
  order: StoredOrder,
  body: Body,
): Promise<TripChange> {
  const trip = await findTrip(q, order.id);
  if (!trip || order.storeId === null) throw new AppError('not_found');
  const provider = await requireStore(q, order.storeId);
  const vehicles = await listTripVehicles(q, trip.id);
  const { times, kilometers } = newLength(trip, body, provider);
  const hasBegun = order.status === 'picked_up';
  const { plates, problems } = await findPlates(ctx, q, { order, vehicles, times, hasBegun });
  const isChangeable =
    canChangeTrip(order.status, awaitsPayment(order)) && vehicles.every(({ prices }) => prices !== null);
  const terms = trip.terms ?? NO_TERMS;
  return {
    trip,
    vehicles,
    times,
    kilometers,
    before: quoteOf(order, trip, vehicles, trip.estimatedHours, trip.distanceKm),
    after: quoteOf(order, trip, vehicles, times.hours, kilometers),
    plates,
    problems: isChangeable
      ? [...tripTimeProblems(ctx, { times, provider, terms, hasBegun, beyondPlan: true }), ...problems]
      : [{ code: 'trip_not_changeable' }],
  };
}

function newLength(trip: StoredTrip, body: Body, provider: StoreRow) {
  const start = { type: trip.type, pickupMs: trip.pickupAt.getTime(), timeZone: provider.time_zone };
  const { destination_time: end, estimated_hours: sent } = body;
  const isByDistance = trip.type === 'distance_wise';
  const distance = isByDistance ? body.distance : undefined;
  if (!end && sent === undefined && distance === undefined)
    throw new AppError('required', undefined, isByDistance ? 'distance' : 'destination_time');
  const kilometers = distance ?? trip.distanceKm;
  const hours = sent ?? (distance === undefined ? trip.estimatedHours : hoursOfDistance(distance));
  const times = end
    ? { hours: tripHours(start, end.getTime()), returnMs: end.getTime() }
    : { hours, returnMs: tripEndMs(start, hours) };
  return { times: { pickupMs: start.pickupMs, ...times }, kilometers };
}

type Search = {
  order: StoredOrder;
  vehicles: StoredTripVehicle[];
  times: TripChange['times'];
  hasBegun: boolean;
};

/**
 * The vehicles of the trip for its new time. Before the pickup, a vehicle that another trip has booked is replaced by a
 * free one of its class. Afterwards the customer keeps the vehicle.
 */
async function findPlates(
  ctx: RequestContext,
  q: Queryable,
  { order, vehicles, times, hasBegun }: Search,
): Promise<Pick<TripChange, 'plates' | 'problems'>> {
  const ids = vehicles.map(({ vehicleId }) => vehicleId);
  const range = { from: new Date(times.pickupMs), to: new Date(times.returnMs) };
  const [own, bookings, classes] = [
    await vehicleBookings.listPlates(q, order.id),
    await listBookings(q, ids, range, order.id),
    await listVehiclesWithPlates(q, ids),
  ];
  const plates: TripChange['plates'] = [];
  const problems: TripProblem[] = [];
  for (const { vehicleId, quantity, name } of vehicles) {
    const mine = own.flatMap((one) => (one.vehicleId === vehicleId ? [one.plate] : []));
    const fleet = classes.find(({ id }) => id === vehicleId)?.plates ?? [];
    const known = { id: vehicleId, plates: [...new Set([...mine, ...(hasBegun ? [] : fleet)])] };
    const free = freeOf(known, bookings, times.pickupMs, times.returnMs);
    if (free.length < quantity)
      problems.push({
        ...vehicleTaken(translated(name, ctx.language), vehicleId, free.length),
        field: 'destination_time',
      });
    plates.push(...free.slice(0, quantity).map((plate) => ({ vehicleId, plate })));
  }
  return { plates, problems };
}

/** The amounts at the prices, terms, offer, tax and fee that were agreed. */
function quoteOf(
  order: StoredOrder,
  trip: StoredTrip,
  vehicles: StoredTripVehicle[],
  hours: number,
  kilometers: number | null,
): TripQuote {
  const { minimumMinor, depositMinor, offer = null } = trip.terms ?? NO_TERMS;
  return quoteTrip({
    vehicles: vehicles.map(({ prices, quantity }) => ({ prices: prices ?? NO_PRICES, quantity })),
    length: { type: trip.type, hours, kilometers: kilometers ?? 0 },
    minimumMinor,
    offer,
    depositMinor,
    coupon: trip.coupon,
    tax: agreedTaxTerms(order),
    additionalChargeMinor: order.additionalMinor,
  });
}

const NO_PRICES: VehiclePrices = {
  hourlyMinor: null,
  perKmMinor: null,
  dailyMinor: null,
  discount: 0,
  discountType: 'percent',
};
