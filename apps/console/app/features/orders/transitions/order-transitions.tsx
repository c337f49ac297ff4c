import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails, OrderRow } from '@errand/contract/console/orders';
import {
  isFromPreparation,
  needsCode,
  needsReason,
  staffTransitions,
  transitionsOf,
} from '@errand/domain/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useMay } from '#platform/session.ts';
import { transitionKey } from '../order-state.tsx';
import { TransitionDialog } from './transition-dialog.tsx';
import { type TransitionTarget, useOrderTransition } from './use-order-transition.ts';

type Props = {
  order: TransitionTarget &
    Pick<OrderRow, 'awaits_check' | 'awaits_transfer' | 'prescription' | 'scheduled_for'>;
  /** The amounts of a cancellation, if they are known already. */
  cancellation?: OrderDetails['cancellation'];
  /** Only the next step and no cancellation, for cards. */
  short?: boolean;
};

/** The transitions that the state table allows; those that need a reason, a code or a time ask for it. */
export function OrderTransitions({ order, short = false, ...rest }: Props) {
  const t = useText();
  const may = useMay();
  const [asked, setAsked] = useState<OrderRow['status'] | null>(null);
  const { transition, target } = useOrderTransition(order);
  if (!may('orders.update')) return null;
  const { status, type, prescription } = order;
  const possible = transitionsOf(
    { status, step: prescription?.step ?? null },
    staffTransitions(status, type),
  );
  const all = possible
    .filter((to) => !(order.awaits_transfer || order.awaits_check) || !isFromPreparation(to))
    .toSorted((a, b) => rank(a) - rank(b));
  const shown = short ? all.filter((to) => to !== 'canceled').slice(0, 1) : all;

  function start(to: OrderRow['status']): void {
    const isPromised = to === 'confirmed' && order.scheduled_for === null && order.type !== 'trip';
    if (needsReason(to) || needsCode(to, order.type) || (isPromised && order.type !== 'parcel')) setAsked(to);
    else transition(to, {}, () => {});
  }

  return (
    <>
      {shown.map((to, index) => (
        <Button
          key={to}
          size={short ? 'sm' : undefined}
          variant={to === 'canceled' ? 'danger' : index === 0 ? 'primary' : 'quiet'}
          loading={target === to && asked === null}
          disabled={target !== null}
          onClick={() => start(to)}
        >
          {t(transitionKey({ type: order.type, status: to }))}
        </Button>
      ))}
      <TransitionDialog key={asked} order={order} to={asked} onClose={() => setAsked(null)} {...rest} />
    </>
  );
}

/** The usual next step first, the cancellation last. */
function rank(to: OrderRow['status']): number {
  if (to === 'canceled') return 2;
  return to === 'accepted' ? 1 : 0;
}
