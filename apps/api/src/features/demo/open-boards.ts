import type { Deps } from '../../platform/deps.ts';
import { BOARD_READ } from '../orders/events/index.ts';

/** An open board reads again every few seconds (`use-demo-board.ts` of the console). */
const OPEN_FOR_MS = 10_000;

/** Returns a function that tells whether the board of a store is open in a console. */
export function followOpenBoards({
  events,
  now,
}: Pick<Deps, 'events' | 'now'>): (storeId: number | null) => boolean {
  const readAt = new Map<number, number>();
  events.subscribe(BOARD_READ, ({ storeId }) => readAt.set(storeId, now()));
  return (storeId) => storeId !== null && now() - (readAt.get(storeId) ?? -Infinity) < OPEN_FOR_MS;
}
