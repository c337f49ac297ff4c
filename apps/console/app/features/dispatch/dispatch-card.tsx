import { useText } from '@errand/client/i18n.tsx';
import type { OrderRow } from '@errand/contract/console/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { CourierDialog, OrderCard } from '#features/orders/index.ts';

/** The data type of a dragged order. */
export const DRAGGED_ORDER = 'application/x-errand-order';

export function DispatchCard(props: { order: OrderRow; now: number; canAssign: boolean }) {
  const { order, now, canAssign } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      draggable={canAssign}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED_ORDER, String(order.id))}
    >
      <OrderCard order={order} now={now}>
        {canAssign && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {t(order.courier ? 'orders.reassign' : 'dispatch.give')}
          </Button>
        )}
      </OrderCard>
      <CourierDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
