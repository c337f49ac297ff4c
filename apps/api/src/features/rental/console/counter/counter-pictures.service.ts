import type { ParsedInput } from '@errand/contract';
import type { addTripPicture, CounterTrip } from '@errand/contract/console/rental/counter';
import type { OrderStatus } from '@errand/domain/orders';
import { INSPECTION_LIMITS, plateText, type TripPictureStage } from '@errand/domain/rental';
import type { ConsoleContext } from '../../../../console/index.ts';
import { requirePictures } from '../../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { storedOrders } from '../../../orders/index.ts';
import { deletePicture, findPicture, insertPicture } from '../../counter/counter.queries.ts';
import { individualsOf, readCounterTrip, requireCounterRows } from './counter-trip.ts';

/** The status in which pictures of a stage are taken: before its record is made. */
const TAKEN_AT: Record<TripPictureStage, OrderStatus> = {
  handover: 'confirmed',
  return: 'picked_up',
  damage: 'picked_up',
};

/** Adds a picture of a booked vehicle. Throws `required`, `order_state`, `plate_not_booked` and `pictures_many`. */
export async function addPicture(
  ctx: ConsoleContext,
  id: number,
  { stage, plate: typed }: ParsedInput<typeof addTripPicture>['body'],
): Promise<CounterTrip> {
  const [upload] = await requirePictures(ctx.uploads, 'picture', 1);
  if (!upload) throw new AppError('required', {}, 'picture');
  return ctx.db.transaction(async (tx) => {
    await lockBefore(ctx, id, stage);
    const { trip } = await requireCounterRows(ctx, id);
    const plate = plateText(typed);
    if (!individualsOf(trip).some((one) => one.plate === plate))
      throw new AppError('plate_not_booked', { plate });
    const most = INSPECTION_LIMITS.pictures;
    if (trip.pictures.filter((one) => one.stage === stage && one.plate === plate).length >= most)
      throw new AppError('pictures_many', { most }, 'picture');
    const key = await ctx.files.putOwn(tx, upload.bytes);
    await insertPicture(tx, { orderId: id, stage, plate, key, createdAt: new Date(ctx.now()) });
    return readCounterTrip(ctx, id);
  });
}

/** Removes a picture of a record that is not made yet. Throws `not_found` and `order_state`. */
export async function removePicture(
  ctx: ConsoleContext,
  id: number,
  pictureId: number,
): Promise<{ done: true }> {
  const key = await ctx.db.transaction(async (tx) => {
    const picture = requireFound(await findPicture(tx, id, pictureId));
    await lockBefore(ctx, id, picture.stage);
    await deletePicture(tx, pictureId);
    return picture.key;
  });
  ctx.afterCommit(({ files, db }) => files.drop(db, key));
  return { done: true };
}

async function lockBefore(ctx: ConsoleContext, id: number, stage: TripPictureStage): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { status } = requireFound(await storedOrders.lock(tx, id));
    if (status !== TAKEN_AT[stage]) throw new AppError('order_state', { from: status, to: TAKEN_AT[stage] });
  });
}
