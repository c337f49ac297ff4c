import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { planLimits } from '../../registration/index.ts';
import { countItemsOfStore } from '../catalog.views.ts';

type Room = { most: number; left: number };

/**
 * How many more items the plan of a store has room for; below 0 if it has too many, null without a limit. Call it after
 * adding items: it locks the plan, so that two who add items at once cannot both take the last place.
 */
export async function findPlanRoom(tx: Tx, storeId: number, atMs: number): Promise<Room | null> {
  const term = await planLimits.lockTerm(tx, storeId, atMs, 'mostItems');
  if (term === 'none' || term === 'ended' || term.mostItems === null) return null;
  return { most: term.mostItems, left: term.mostItems - (await countItemsOfStore(tx, storeId)) };
}

/** Throws `plan_items` if the store has more items than its plan has room for. */
export async function requirePlanRoom(tx: Tx, storeId: number, atMs: number): Promise<void> {
  const room = await findPlanRoom(tx, storeId, atMs);
  if (room && room.left < 0) throw new AppError('plan_items', { most: room.most });
}
