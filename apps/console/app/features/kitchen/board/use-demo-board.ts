import { getKitchen } from '@errand/contract/console/sides/kitchen';
import { useQuery } from '@tanstack/react-query';
import { consoleQuery } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';

const EVERY_MS = 4000;

/**
 * In the demo, refetches the board every few seconds while its tab is visible. The demo takes these requests as a
 * sign that a person watches the board, and then leaves new orders to them. Returns whether this is the demo.
 */
export function useDemoBoard(storeId: number): boolean {
  const { demo } = useSession();
  useQuery({
    ...consoleQuery('kitchen', getKitchen, { params: { id: storeId } }),
    refetchInterval: demo && EVERY_MS,
  });
  return demo;
}
