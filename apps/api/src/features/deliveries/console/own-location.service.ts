import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/deliveries';
import type { ConsoleContext } from '../../../console/index.ts';
import { recordLocation } from '../../couriers/index.ts';
import { requireCourier } from './read-deliveries.service.ts';

/** Locations at shorter intervals are ignored. The application sends one every five seconds. */
const LEAST_MS = 4000;

/** Stores the courier's location and publishes it to the customers whose orders the courier is delivering. */
export async function recordOwnLocation(
  ctx: ConsoleContext,
  { latitude, longitude, heading }: ParsedInput<typeof contract.sendLocation>['body'],
) {
  const courier = await requireCourier(ctx);
  const isFresh = courier.locatedAt !== null && ctx.now() - courier.locatedAt.getTime() < LEAST_MS;
  if (!isFresh && courier.online)
    await recordLocation(ctx, ctx.db, courier.id, { latitude, longitude }, heading);
  return { done: true } as const;
}
