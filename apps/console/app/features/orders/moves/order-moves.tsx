import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails, OrderRow } from '@errand/contract/console/orders';
import { needsCode, needsReason, staffTransitions } from '@errand/domain/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useMay } from '#platform/session.ts';
import { moveKey } from '../order-state.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { type Movable, useMove } from './use-move.ts';

type Props = {
  order: Movable & Pick<OrderRow, 'scheduled_for'>;
  /** The amounts of a cancellation, if they are known already. */
  cancellation?: OrderDetails['cancellation'];
  /** Only the next step and no cancellation, for cards. */
  short?: boolean;
};

/** The transitions that the state table allows; those that need a reason, a code or a time ask for it. */
export function OrderMoves({ order, short = false, ...rest }: Props) {
  const t = useText();
  const may = useMay();
  const [asked, setAsked] = useState<OrderRow['status'] | null>(null);
  const { move, target } = useMove(order);
  if (!may('orders.update')) return null;
  const all = staffTransitions(order.status, order.type).toSorted((a, b) => rank(a) - rank(b));
  const shown = short ? all.filter((to) => to !== 'canceled').slice(0, 1) : all;

  function start(to: OrderRow['status']): void {
    const isPromised = to === 'confirmed' && order.scheduled_for === null && order.type !== 'trip';
    if (needsReason(to) || needsCode(to, order.type) || (isPromised && order.type !== 'parcel')) setAsked(to);
    else move(to, {}, () => {});
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
          {t(moveKey({ type: order.type, status: to }))}
        </Button>
      ))}
      <MoveDialog key={asked} order={order} to={asked} onClose={() => setAsked(null)} {...rest} />
    </>
  );
}

/** The usual next step first, the cancellation last. */
function rank(to: OrderRow['status']): number {
  if (to === 'canceled') return 2;
  return to === 'accepted' ? 1 : 0;
}
