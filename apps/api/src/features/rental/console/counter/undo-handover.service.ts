import type { CounterTrip } from '@errand/contract/console/rental/counter';
import { HANDOVER_UNDO_MINUTES } from '@errand/domain/rental';
import type { ConsoleContext } from '../../../../console/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { vehicleBookings } from '../../../fleet/index.ts';
import { bookOrder } from '../../../orders/books/index.ts';
import { storedOrders } from '../../../orders/index.ts';
import { revertPickup } from '../../../orders/transition/index.ts';
import { deleteHandoverInspections, deleteReturnPictures } from '../../counter/counter.queries.ts';
import { updateTrip } from '../../trip/trip.queries.ts';
import { readCounterTrip, requireCounterRows, undoUntilMsOf } from './counter-trip.ts';

/**
 * Undoes a hand-over by mistake: the trip is confirmed again, its vehicles are booked from the pickup on, and what was
 * recorded is deleted. Pictures that were taken before the hand-over stay, as they could be changed then. Throws
 * `order_state` for a trip that is not out, and `handover_final` once it is out for longer than `HANDOVER_UNDO_MINUTES`.
 */
export function undoHandover(ctx: ConsoleContext, id: number): Promise<CounterTrip> {
  return ctx.db.transaction(async (tx) => {
    const order = requireFound(await storedOrders.lock(tx, id));
    const rows = await requireCounterRows(ctx, id);
    await revertPickup(ctx, tx, order);
    if (ctx.now() >= (undoUntilMsOf(rows.order) ?? 0))
      throw new AppError('handover_final', { minutes: HANDOVER_UNDO_MINUTES });
    await vehicleBookings.resetBegin(tx, id, rows.trip.pickup_at);
    await deleteHandoverInspections(tx, id);
    const keys = await deleteReturnPictures(tx, id);
    await updateTrip(tx, id, { seenLicense: null, depositHeldMinor: 0 });
    // The ledger gives back the deposit that the hand-over took.
    await bookOrder(ctx, tx, id);
    ctx.afterCommit(async ({ files, db }) => {
      for (const key of keys) await files.drop(db, key);
    });
    return readCounterTrip(ctx, id);
  });
}
