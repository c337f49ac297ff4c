import { placeBody } from '@errand/contract/orders-place';
import { innerPoints } from '@errand/domain/location';
import { toMinor } from '@errand/domain/money';
import { PARCEL_SIZES } from '@errand/domain/parcel';
import { openState } from '@errand/domain/time';
import { findZoneReadiness } from '../../../../features/location/console/index.ts';
import { listActiveCategories, parcelHours } from '../../../../features/parcel/index.ts';
import { ORDER_KINDS } from '../../../../order-kinds.ts';
import { AppError } from '../../../../platform/http/index.ts';
import type { ConsoleContext } from '../../../console-context.ts';
import { firstAccepted, guestFields, methodsOf } from './rehearsal-context.ts';

type Category = Awaited<ReturnType<typeof listActiveCategories>>[number];
type Ends = NonNullable<ReturnType<typeof innerPoints>>;

/** Sends the lightest parcel of the module's first category through the first zone that offers the module. */
export async function rehearseParcel(ctx: ConsoleContext, moduleId: number): Promise<number> {
  const [category] = await listActiveCategories(ctx.db, moduleId);
  const { rates } = await findZoneReadiness(ctx.db);
  const zone = rates.find((rate) => rate.moduleId === moduleId);
  const ends = zone && innerPoints(zone.outline);
  if (!category || !ends) throw new AppError('parcel_unserved');
  const { schedules, alwaysOpen } = parcelHours(await ctx.settings());
  const { open, opensAtMs } = openState(schedules, alwaysOpen, ctx.now(), zone.timeZone);
  const atMs = open ? ctx.now() : (opensAtMs ?? ctx.now());
  const then = { ...ctx, now: () => atMs };
  const methods = await methodsOf(ctx);
  const attempts = methods.map((method) => () => send(then, category, ends, method));
  return firstAccepted(ctx, attempts, new AppError('payment_method_off'));
}

async function send(ctx: ConsoleContext, category: Category, [from, to]: Ends, method: string) {
  const settings = await ctx.settings();
  const guest = await guestFields(ctx);
  const body = placeBody.parse({
    ...guest,
    ...from,
    order_type: 'parcel',
    payment_method: method,
    charge_payer: 'sender',
    parcel_category_id: category.id,
    parcel_contents: guest.address,
    ...(category.measure === 'weight' && { parcel_weight: Math.min(1, category.maximumKg ?? 1) }),
    ...(category.measure === 'size' && { parcel_size: category.sizeSteps[0]?.size ?? PARCEL_SIZES[0] }),
    receiver_details: { ...guest, ...to },
  });
  const placed = await ORDER_KINDS.parcel.place(ctx, body);
  return toMinor(placed.total_ammount, settings.digit_after_decimal_point);
}
