import type { ParsedInput } from '@errand/contract';
import type { setVehiclePictures } from '@errand/contract/console/rental/vehicles';
import { VEHICLE_LIMITS } from '@errand/domain/rental';
import { type ConsoleContext, publishShopChanged, requireVersion } from '../../../console/index.ts';
import { isPhoto, putUploadedPicture } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { type VehicleRecord, vehicleRows } from '../records/vehicles.queries.ts';
import { readVehicle } from './vehicles.service.ts';

const MOST = VEHICLE_LIMITS.pictures;

/** Adds the uploaded `picture` as the last one. Throws `required`, `pictures_many` and the rejections of `requirePictures`. */
export async function addPicture(ctx: ConsoleContext, id: number) {
  const key = await putUploadedPicture(ctx);
  if (key === null) throw new AppError('required', {}, 'picture');
  return changePictures(ctx, id, async ({ pictures }) => {
    if (pictures.includes(key)) return pictures;
    if (pictures.length >= MOST) throw new AppError('pictures_many', { most: MOST }, 'picture');
    return [...pictures, key];
  });
}

/** Orders and removes pictures of the vehicle. Throws `changed_meanwhile`; unknown keys are ignored. */
export function setPictures(
  ctx: ConsoleContext,
  id: number,
  { pictures: given, version }: ParsedInput<typeof setVehiclePictures>['body'],
) {
  return changePictures(ctx, id, async (record) => {
    if (version !== record.picturesVersion)
      requireVersion(version, record.picturesVersion, await readVehicle(ctx, id));
    const keys = [...new Set(given.map(({ key }) => key))];
    return keys.filter((key) => record.pictures.includes(key));
  });
}

function changePictures(
  ctx: ConsoleContext,
  id: number,
  change: (record: VehicleRecord) => Promise<string[]>,
) {
  return ctx.db.transaction(async (tx) => {
    const record = requireFound(await vehicleRows.lock(tx, id));
    const pictures = await change(record);
    // Photos fill their card; the tint is the background of cut-out pictures.
    const tint = (await isPhoto(tx, pictures[0] ?? null)) ? null : record.tint;
    await vehicleRows.update(tx, id, { pictures, tint });
    await publishShopChanged(ctx);
    return readVehicle(ctx, id);
  });
}
