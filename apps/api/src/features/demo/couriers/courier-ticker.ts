import { decodePolyline } from '@errand/domain/location';
import type { Deps } from '../../../platform/deps.ts';
import { courierRows, recordLocation } from '../../couriers/index.ts';
import { listDueDeliveries, tryTickerLock } from '../demo.queries.ts';
import { createCourierRoutes } from './courier-routes.ts';
import { positionAlong } from './position-along.ts';

const EVERY_MS = 1000;
/** Locations younger than this were just written by another process. */
const FRESH_MS = 700;
const IDLE_EVERY_MS = 15_000;

/** Moves the simulated couriers once a second, in one process at a time; `stop` waits for a move in progress. */
export function startCourierTicker(deps: Pick<Deps, 'db' | 'events' | 'log' | 'maps' | 'now' | 'settings'>): {
  stop(): Promise<void>;
} {
  const idlePosition = createCourierRoutes(deps);
  let moving: Promise<void> | null = null;
  let idleAt = Number.NEGATIVE_INFINITY;

  const timer = setInterval(() => {
    moving ??= moveAll()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'moving the couriers of the demo failed'))
      .finally(() => {
        moving = null;
      });
  }, EVERY_MS);

  async function moveAll(): Promise<void> {
    const isIdleTurn = deps.now() - idleAt >= IDLE_EVERY_MS;
    const idle = isIdleTurn ? await courierRows.listIdle(deps.db, ago(IDLE_EVERY_MS)) : [];
    if (isIdleTurn) idleAt = deps.now();
    const due = await listDueDeliveries(deps.db, ago(FRESH_MS));
    if (due.length === 0 && idle.length === 0) return;
    // Routes are requested before the transaction, which must not wait for a provider.
    const positions = await Promise.all(idle.map(async (id) => ({ id, at: await idlePosition(id) })));
    await deps.db.transaction(async (tx) => {
      if (!(await tryTickerLock(tx))) return;
      for (const delivery of await listDueDeliveries(tx, ago(FRESH_MS))) {
        const { courierId, route, departedAt, travelSeconds } = delivery;
        const share = (deps.now() - departedAt.getTime()) / (travelSeconds * 1000);
        const along = positionAlong(decodePolyline(route), share);
        if (along) await recordLocation(deps, tx, courierId, along.point, along.heading);
      }
      // Some may have been assigned an order since.
      const stillIdle = idle.length > 0 ? await courierRows.listIdle(tx, ago(IDLE_EVERY_MS)) : [];
      for (const { id, at } of positions) {
        if (at && stillIdle.includes(id)) await recordLocation(deps, tx, id, at.point, at.heading);
      }
    });
  }

  const ago = (milliseconds: number) => new Date(deps.now() - milliseconds);

  return {
    async stop() {
      clearInterval(timer);
      await moving;
    },
  };
}
