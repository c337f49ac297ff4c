import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import type { OrderRow } from '@errand/contract/console/orders';
import { transitionOrder } from '@errand/contract/console/orders/order-changes';
import { toastDone } from '@errand/ui/toast.tsx';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';
import { stateKey } from '../order-state.tsx';

export type TransitionTarget = Pick<OrderRow, 'id' | 'type' | 'status'>;
type Details = {
  reason?: string;
  code?: string;
  minutes?: number;
  fee_minor?: number;
  bring_back?: boolean;
};

/** Transitions an order. If its status has changed meanwhile, the orders are refetched. */
export function useOrderTransition(order: TransitionTarget) {
  const t = useText();
  const change = useChange(transitionOrder);

  function transition(to: OrderRow['status'], details: Details, onDone: () => void): void {
    change.mutate(
      { params: { id: order.id }, body: { from: order.status, to, ...details } },
      {
        onSuccess({ id, type, status }) {
          toastDone(t('orders.transitioned', { id, state: t(stateKey({ type, status })) }));
          onDone();
        },
        onError(error) {
          if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return;
          void queries.invalidateQueries({ queryKey: ['orders'] });
          onDone();
        },
      },
    );
  }

  return { transition, target: change.isPending ? change.variables.body.to : null };
}
