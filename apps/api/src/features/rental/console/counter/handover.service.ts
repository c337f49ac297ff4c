import type { ParsedInput } from '@errand/contract';
import type { CounterTrip, handOverTrip } from '@errand/contract/console/rental/counter';
import { handoverWarnings, isLicenseValid } from '@errand/domain/rental';
import { type ConsoleContext, isInScope } from '../../../../console/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { deleteAttempts, QUOTAS, requireAttempt } from '../../../auth/attempts/index.ts';
import { listUpcomingBookings, vehicleBookings } from '../../../fleet/index.ts';
import { orderChanges, storedOrders } from '../../../orders/index.ts';
import { findOrderPlace } from '../../../orders/orders.views.ts';
import { insertInspections } from '../../counter/counter.queries.ts';
import { lockVehicles, updateTrip } from '../../trip/trip.queries.ts';
import {
  type CounterRows,
  type Inspected,
  inspectionsOf,
  readCounterTrip,
  requireCounterRows,
  requireInspected,
} from './counter-trip.ts';

type Body = ParsedInput<typeof handOverTrip>['body'];

/**
 * Counts a pickup code that an employee tries for a trip of their scope. It runs outside of the call's transaction,
 * because a rejected call would roll the count back. Throws `too_many_requests` after too many wrong codes. A right code
 * within the limit resets the count.
 */
export async function countPickupCode(ctx: ConsoleContext, id: number, code: string): Promise<void> {
  const place = await findOrderPlace(ctx.db, id);
  const order = place && isInScope(ctx.scope, place) ? await storedOrders.find(ctx.db, id) : null;
  if (!order) return;
  const key = `pickup-code:${id}`;
  await requireAttempt(ctx, key, QUOTAS.deliveryCode);
  if (code.trim() === order.otp) await deleteAttempts(ctx.db, key);
}

/**
 * Hands the vehicles of a confirmed trip over and records their state. Of two employees at once, the second is rejected
 * with `order_state`. Throws `pickup_code_wrong`, `license_missing`, `license_expired`, `deposit_missing`,
 * `handover_unconfirmed` with the warnings to confirm, and what is wrong with a vehicle.
 */
export function handOver(ctx: ConsoleContext, id: number, body: Body): Promise<CounterTrip> {
  return ctx.db.transaction(async (tx) => {
    const order = requireFound(await storedOrders.lock(tx, id));
    const rows = await requireCounterRows(ctx, id);
    if (order.status !== 'confirmed')
      throw new AppError('order_state', { from: order.status, to: 'picked_up' });
    if (body.code.trim() !== order.otp) throw new AppError('pickup_code_wrong', {}, 'code');
    requireDriver(ctx, rows, body);
    const inspected = requireInspected(rows.trip, body.vehicles);
    await lockVehicles(
      tx,
      inspected.map(({ vehicleId }) => vehicleId),
    );
    const at = new Date(ctx.now());
    for (const vehicle of inspected) await requireHere(tx, rows, vehicle, at);
    // Vehicles that leave early cannot be booked for the time until the pickup.
    await vehicleBookings.begin(tx, id, at);
    await insertInspections(tx, id, inspectionsOf(inspected, 'handover', at));
    const { license } = body;
    await updateTrip(tx, id, {
      seenLicense: license && {
        name: license.name,
        number: license.number,
        validUntil: license.valid_until,
      },
      depositHeldMinor: body.deposit_taken ? rows.trip.deposit_minor : 0,
    });
    await orderChanges.transition(ctx, tx, id, 'picked_up', { actor: 'store', departedAt: at });
    return readCounterTrip(ctx, id);
  });
}

/** The license and the deposit of who drives, and the warnings that the employee has confirmed. */
function requireDriver(ctx: ConsoleContext, { order, trip }: CounterRows, body: Body): void {
  const { license, confirmed } = body;
  if (!license && trip.terms?.licenseRequired) throw new AppError('license_missing');
  const valid = license && { validUntil: license.valid_until };
  if (valid && !isLicenseValid(valid, trip.return_at.getTime(), order.time_zone))
    throw new AppError('license_expired', {}, 'valid_until');
  if (trip.deposit_minor > 0 && !body.deposit_taken) throw new AppError('deposit_missing');
  const warnings = handoverWarnings({
    nowMs: ctx.now(),
    pickupMs: trip.pickup_at.getTime(),
    bookedLicense: trip.driver?.license ?? null,
    license,
  }).filter((warning) => !confirmed.includes(warning));
  if (warnings.length > 0) throw new AppError('handover_unconfirmed', { warnings });
}

/** A vehicle cannot leave while another trip has it, and not before its pickup if it is booked or closed until then. */
async function requireHere(
  tx: Tx,
  { order, trip }: CounterRows,
  { vehicleId, plate }: Inspected,
  at: Date,
): Promise<void> {
  const [holder] = await vehicleBookings.listHolders(tx, vehicleId, plate);
  if (holder !== undefined) throw new AppError('vehicle_out', { plate, trip: `#${holder}` });
  const others = (await listUpcomingBookings(tx, vehicleId, at)).filter(
    (one) => one.plate === plate && one.orderId !== order.id && one.fromAt < trip.pickup_at,
  );
  const [first] = others;
  if (!first) return;
  if (first.orderId === null) throw new AppError('plate_closed', { plate });
  throw new AppError('plate_booked', { plate, trips: `#${first.orderId}` });
}
