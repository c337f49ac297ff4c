import { decodePolyline } from '@errand/domain/location';
import type { Deps } from '../../platform/deps.ts';
import { recordLocation } from '../couriers/index.ts';
import { createCourierRoutes } from './courier-routes.ts';
import { listIdle, listUnderway, tryTickerLock } from './demo.queries.ts';
import { positionAlong } from './position-along.ts';

const EVERY_MS = 1000;
/** Younger places than this were written by another process a moment ago. */
const FRESH_MS = 700;
const IDLE_EVERY_MS = 15_000;

/** Moves the demo's couriers once a second, in one process at a time; `stop` waits for a move that is under way. */
export function startCourierTicker(deps: Pick<Deps, 'db' | 'events' | 'log' | 'maps' | 'now'>): {
  stop(): Promise<void>;
} {
  const roundsOf = createCourierRoutes(deps);
  let moving: Promise<void> | null = null;
  let idleAt = Number.NEGATIVE_INFINITY;

  const timer = setInterval(() => {
    moving ??= moveAll()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'couriers of the demo'))
      .finally(() => {
        moving = null;
      });
  }, EVERY_MS);

  async function moveAll(): Promise<void> {
    const isIdleTurn = deps.now() - idleAt >= IDLE_EVERY_MS;
    const idle = isIdleTurn ? await listIdle(deps.db, ago(IDLE_EVERY_MS)) : [];
    if (isIdleTurn) idleAt = deps.now();
    const underway = await listUnderway(deps.db, ago(FRESH_MS));
    if (underway.length === 0 && idle.length === 0) return;
    // Ways are asked for before the transaction, which waits for nobody.
    const rounds = await Promise.all(idle.map(async (id) => ({ id, at: await roundsOf(id) })));
    await deps.db.transaction(async (tx) => {
      if (!(await tryTickerLock(tx))) return;
      for (const { courier_id, route, departed_ms, travel_seconds } of await listUnderway(
        tx,
        ago(FRESH_MS),
      )) {
        const share = (deps.now() - departed_ms) / (travel_seconds * 1000);
        const along = positionAlong(decodePolyline(route), share);
        if (along) await recordLocation(deps, tx, courier_id, along.point, along.heading);
      }
      // Some may have been given an order since.
      const still = idle.length > 0 ? await listIdle(tx, ago(IDLE_EVERY_MS)) : [];
      for (const { id, at } of rounds) {
        if (at && still.includes(id)) await recordLocation(deps, tx, id, at.point, at.heading);
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
