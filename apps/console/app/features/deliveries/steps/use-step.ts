import type {
  arriveAtStore,
  bringBackDelivery,
  pickUpDelivery,
  reportAbsent,
} from '@errand/contract/console/deliveries';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';

type Step = typeof arriveAtStore | typeof bringBackDelivery | typeof pickUpDelivery | typeof reportAbsent;

/**
 * Sends a step of a delivery that needs no input. A failure refetches the deliveries, because the step may be
 * outdated.
 */
export function useStep(endpoint: Step, id: number) {
  const change = useChange(endpoint);
  return {
    isPending: change.isPending,
    run: (onDone?: () => void) =>
      change.mutate(
        { params: { id } },
        {
          onSuccess: () => onDone?.(),
          onError: () => void queries.invalidateQueries({ queryKey: ['deliveries'] }),
        },
      ),
  };
}
