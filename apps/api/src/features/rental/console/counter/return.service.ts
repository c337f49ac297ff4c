import type { ParsedInput } from '@errand/contract';
import type { CounterTrip, returnTrip } from '@errand/contract/console/rental/counter';
import { distanceCharge, lateCharge, plateText } from '@errand/domain/rental';
import type { ConsoleContext } from '../../../../console/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { orderChanges, storedOrders } from '../../../orders/index.ts';
import { CHARGE_EVENTS } from '../../counter/charge-events.ts';
import { insertCharges, insertInspections } from '../../counter/counter.queries.ts';
import {
  type CounterRows,
  type Inspected,
  inspectionsOf,
  readCounterTrip,
  requireCounterRows,
  requireInspected,
} from './counter-trip.ts';

type Body = ParsedInput<typeof returnTrip>['body'];

/**
 * Takes the vehicles of a trip back, records their state, and charges lateness and kilometers by the agreed prices, and
 * what the employee entered. Of two employees at once, the second is rejected with `order_state`. Throws `odometer_low`,
 * `charge_unproven` for damage without a picture, and `extras_changed` if time has made the trip dearer meanwhile.
 */
export function takeBack(ctx: ConsoleContext, id: number, body: Body): Promise<CounterTrip> {
  return ctx.db.transaction(async (tx) => {
    const order = requireFound(await storedOrders.lock(tx, id));
    const rows = await requireCounterRows(ctx, id);
    if (order.status !== 'picked_up')
      throw new AppError('order_state', { from: order.status, to: 'delivered' });
    const inspected = requireInspected(rows.trip, body.vehicles);
    const extras = extrasOf(ctx, rows, inspected);
    const extrasMinor = extras.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (extrasMinor !== body.extras_minor)
      throw new AppError('extras_changed', { extras_minor: extrasMinor });
    const at = new Date(ctx.now());
    const charges = [...extras, ...enteredOf(rows, inspected, body)];
    await insertInspections(tx, id, inspectionsOf(inspected, 'return', at));
    await insertCharges(
      tx,
      id,
      charges.map((charge) => ({ ...charge, createdAt: at })),
    );
    await orderChanges.transition(ctx, tx, id, 'delivered', { actor: 'store' });
    if (charges.length > 0) await ctx.jobs.publish(tx, CHARGE_EVENTS.charged, { orderId: id });
    return readCounterTrip(ctx, id);
  });
}

/** What lateness and kilometers cost, by vehicle. */
function extrasOf(ctx: ConsoleContext, { order, trip }: CounterRows, inspected: Inspected[]) {
  const times = {
    returnMs: trip.return_at.getTime(),
    returnedMs: ctx.now(),
    timeZone: order.time_zone,
  };
  return inspected.flatMap(({ plate, prices, given }) => {
    const before = trip.inspections.find((one) => one.stage === 'handover' && one.plate === plate);
    const startKm = before?.odometer_km ?? null;
    const endKm = given.odometer_km;
    if (startKm !== null && endKm !== null && endKm < startKm)
      throw new AppError('odometer_low', { plate, least: startKm });
    if (!prices) return [];
    const drivenKm = startKm === null || endKm === null ? null : endKm - startKm;
    const found = [
      lateCharge(prices, times),
      distanceCharge(prices, { type: trip.type, bookedKm: trip.distance_km, drivenKm }),
    ];
    return found.filter((charge) => charge !== null).map((charge) => ({ ...charge, plate }));
  });
}

function enteredOf({ trip }: CounterRows, inspected: Inspected[], { charges }: Body) {
  return charges.map(({ kind, plate: typed, amount_minor, text }) => {
    const plate = plateText(typed);
    if (!inspected.some((one) => one.plate === plate)) throw new AppError('plate_not_booked', { plate });
    const isProven = trip.pictures.some((one) => one.stage === 'damage' && one.plate === plate);
    if (kind === 'damage' && !isProven) throw new AppError('charge_unproven', { plate });
    return { kind, plate, text, amountMinor: amount_minor };
  });
}
