import type { CounterTrip, CounterVehicle, TripCharge } from '@errand/contract/console/rental/counter';
import { reachedAt, sumMinor } from '@errand/domain/orders';
import { handoverUndoUntilMs, hasReadings, plateText, settleDeposit } from '@errand/domain/rental';
import type { ConsoleContext } from '../../../../console/index.ts';
import { isOrderId, translated } from '../../../../platform/db/index.ts';
import { mediaUrl } from '../../../../platform/files/index.ts';
import { AppError, isoTime, requireFound, toWire } from '../../../../platform/http/index.ts';
import { moneyOf, type OrderRow, orderRows } from '../../../order-pages/index.ts';
import { requireStore } from '../../../stores/index.ts';
import { chargedAmounts } from '../../counter/charged-amounts.ts';
import { findTripRows, type TripRow } from '../../trip/trip-row.ts';

/** A trip with its order. */
export type CounterRows = { order: OrderRow; trip: TripRow };

/** Throws `not_found` for an order that is no trip of a provider. */
export async function requireCounterRows(ctx: ConsoleContext, id: number): Promise<CounterRows> {
  const order = requireFound(isOrderId(id) ? await orderRows.find(ctx.pool, id) : null);
  const trip = requireFound((await findTripRows(ctx.pool, [id])).get(id) ?? null);
  return { order, trip };
}

/** A booked individual vehicle with its class. */
export function individualsOf({ vehicles }: TripRow) {
  return vehicles.flatMap(({ booked, class: kind, plates }) =>
    plates.map((plate) => ({
      plate: plateText(plate),
      vehicleId: booked.vehicle_id,
      name: booked.name,
      prices: booked.prices,
      hasReadings: hasReadings(kind.fuel),
    })),
  );
}
export type Individual = ReturnType<typeof individualsOf>[number];

type Given = { plate: string; odometer_km: number | null; fuel_eighths: number | null; condition: string };
/** An individual vehicle with what the employee recorded of it. */
export type Inspected = Individual & { given: Given };

/**
 * The booked vehicles with what was recorded of each. Throws `plate_not_booked` for any other plate, and
 * `reading_missing` for a vehicle that was left out, or without its readings.
 */
export function requireInspected(trip: TripRow, given: readonly Given[]): Inspected[] {
  const booked = individualsOf(trip);
  const records = new Map(given.map((one) => [plateText(one.plate), one]));
  for (const plate of records.keys())
    if (!booked.some((one) => one.plate === plate)) throw new AppError('plate_not_booked', { plate });
  return booked.map((one) => {
    const record = records.get(one.plate);
    const isRead = record && record.odometer_km !== null && record.fuel_eighths !== null;
    if (!record || (one.hasReadings && !isRead)) throw new AppError('reading_missing', { plate: one.plate });
    const none = { odometer_km: null, fuel_eighths: null };
    return { ...one, given: one.hasReadings ? record : { ...record, ...none } };
  });
}

/** The columns of the record of each vehicle. */
export function inspectionsOf(inspected: readonly Inspected[], stage: 'handover' | 'return', at: Date) {
  return inspected.map(({ plate, given }) => ({
    stage,
    plate,
    odometerKm: given.odometer_km,
    fuelEighths: given.fuel_eighths,
    condition: given.condition,
    createdAt: at,
  }));
}

/** The trip as the counter shows it. Throws `not_found`. */
export async function readCounterTrip(ctx: ConsoleContext, id: number): Promise<CounterTrip> {
  const { order, trip } = await requireCounterRows(ctx, id);
  const provider = await requireStore(ctx.db, requireFound(order.store_id));
  const { driver, seen_license: license } = trip;
  return {
    id,
    status: order.status,
    provider: { id: provider.id, name: translated(provider.name, ctx.language) },
    customer_name: order.contact.name,
    driver,
    note: order.note,
    handover_undo_until: isoTime(undoUntilMsOf(order)),
    type: trip.type,
    pickup_at: trip.pickup_at.toISOString(),
    return_at: trip.return_at.toISOString(),
    time_zone: order.time_zone,
    booked_km: trip.distance_km,
    license_required: trip.terms?.licenseRequired ?? false,
    seen_license: license && {
      name: license.name,
      number: license.number,
      valid_until: license.validUntil,
    },
    deposit_minor: trip.deposit_minor,
    deposit_held_minor: trip.deposit_held_minor,
    due_minor: sumMinor(moneyOf(order).due),
    vehicles: individualsOf(trip).map((vehicle) => toVehicle(ctx, vehicle, trip)),
    charges: trip.charges.map(toCharge),
    settlement: toWire(settleDeposit(trip.deposit_held_minor, chargedAmounts(trip.charges))),
  };
}

/** Until when the hand-over of a trip can be undone, exclusive; null before it and after the return. */
export function undoUntilMsOf({ status, history }: OrderRow): number | null {
  const handedOver = reachedAt(history, 'picked_up');
  return handoverUndoUntilMs(status, handedOver === null ? null : Date.parse(handedOver));
}

/** A vehicle with its records and pictures. */
export function toVehicle(ctx: ConsoleContext, vehicle: Individual, trip: TripRow): CounterVehicle {
  const { plate, name, prices } = vehicle;
  const inspection = (stage: 'handover' | 'return') => {
    const found = trip.inspections.find((one) => one.stage === stage && one.plate === plate);
    if (!found) return null;
    const { odometer_km, fuel_eighths, condition } = found;
    return { plate, odometer_km, fuel_eighths, condition };
  };
  const pictures = (stage: TripRow['pictures'][number]['stage']) =>
    trip.pictures.flatMap((one) => {
      const url = one.stage === stage && one.plate === plate ? mediaUrl(ctx.publicUrl, one.key) : null;
      return url === null ? [] : [{ id: one.id, url }];
    });
  return {
    plate,
    name: translated(name, ctx.language),
    has_readings: vehicle.hasReadings,
    prices: prices && {
      hourly_minor: prices.hourlyMinor,
      daily_minor: prices.dailyMinor,
      per_km_minor: prices.perKmMinor,
      discount: prices.discount,
      discount_type: prices.discountType,
    },
    handover: inspection('handover'),
    returned: inspection('return'),
    pictures: { handover: pictures('handover'), return: pictures('return'), damage: pictures('damage') },
  };
}

/** A charge as the console shows it. */
export function toCharge(row: TripRow['charges'][number]): TripCharge {
  const { disputed_at_ms, settled_at_ms, ...rest } = row;
  return { ...rest, disputed_at: isoTime(disputed_at_ms), settled_at: isoTime(settled_at_ms) };
}
