import type {
  arriveAtStore,
  bringBackDelivery,
  pickUpDelivery,
  reportAbsent,
} from '@errand/contract/console/deliveries';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';

type Step = typeof arriveAtStore | typeof bringBackDelivery | typeof pickUpDelivery | typeof reportAbsent;

/** The steps of a delivery are sent in their order. */
export const deliveryChanges = (id: number) => `delivery-${id}`;

/**
 * Sends a step of a delivery that needs no input. A failure refetches the deliveries, because the step may be
 * outdated.
 */
export function useStep(endpoint: Step, id: number) {
  const change = useChange(endpoint, { inOrder: deliveryChanges(id) });
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
