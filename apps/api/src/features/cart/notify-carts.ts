import type { LiveEvent } from '@errand/contract/live';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { listOwnersWithStore } from './cart.queries.ts';

/** Carts that nobody has changed for longer are not open on a device. */
const RECENT_DAYS = 7;
const DAY_MS = 86_400_000;

type Context = Pick<Deps, 'now'> & {
  db: Queryable;
  afterCommit: (effect: (deps: Pick<Deps, 'events'>) => void) => void;
};

/** Makes the devices with a cart of a store fetch it again after the commit, because its prices have changed. */
export async function notifyCartsOfStore(
  ctx: Context,
  { id, moduleId }: { id: number; moduleId: number },
): Promise<void> {
  const owners = await listOwnersWithStore(ctx.db, id, new Date(ctx.now() - RECENT_DAYS * DAY_MS));
  const changed: LiveEvent = { kind: 'cart', module_id: moduleId, by: null };
  ctx.afterCommit(({ events }) => {
    for (const owner of owners) events.publishCommitted(ownerTopic(owner), changed);
  });
}
