import type { TextKey } from '@errand/client/i18n.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Phone } from 'lucide-react';
import { MessageStoreButton } from '../components/message-store-button.tsx';
import { labelFor } from '../kind-labels.ts';
import { orderBadge } from '../order-ends.ts';
import './too-late.css';

/** The title of the cancellation's dialog once the order can no longer be canceled. */
export function tooLateTitle(order: Pick<Order, 'order_status' | 'order_type'>): TextKey {
  return order.order_status === 'canceled' ? labelFor(order, 'orders.tooLateCanceled') : 'orders.tooLate';
}

/** Explains why the order can no longer be canceled, and offers to contact its store. A parcel has no store. */
export function TooLate({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const store = isolateAny(orderBadge(order).name);
  const { order_status: status, order_type: type } = order;
  return (
    <Announced as="div" first className="too-late">
      <p className="text-muted">{t(labelFor(order, 'orders.tooLateText'), { status, type, store })}</p>
      {isActive(status) && order.store && (
        <>
          <p className="text-muted">{t('orders.tooLateAsk')}</p>
          <MessageStoreButton order={order} />
          <a className="button line full" href={`tel:${order.store.phone}`}>
            <Phone size={20} />
            {t('orders.call', { name: store })}
          </a>
        </>
      )}
      <Button variant="quiet" full onClick={onClose}>
        {t(labelFor(order, 'orders.tooLateOk'))}
      </Button>
    </Announced>
  );
}
