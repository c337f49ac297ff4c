import { getKitchen } from '@errand/contract/console/sides/kitchen';
import { useQuery } from '@tanstack/react-query';
import { consoleQuery } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';

const EVERY_MS = 4000;

/**
 * In the demo, reads the board again every few seconds while its tab is visible: so the demo knows that somebody looks, and
 * leaves new orders to them. Returns whether this is the demo.
 */
export function useDemoBoard(storeId: number): boolean {
  const { demo } = useSession();
  useQuery({
    ...consoleQuery('kitchen', getKitchen, { params: { id: storeId } }),
    refetchInterval: demo && EVERY_MS,
  });
  return demo;
}
