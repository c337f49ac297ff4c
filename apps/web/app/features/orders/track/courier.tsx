import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { MessageDialog } from '#features/chat/index.ts';
import { Rated } from '#platform/rated.tsx';
import { orderBadge } from '../order-ends.ts';
import './courier.css';

/**
 * The courier, with phone for all visitors and chat for customers; parcels have no chat [PARCEL-01]. When the courier is
 * done while a message is being written, the message can go to the store.
 */
export function Courier({ order, courier }: { order: Order; courier: NonNullable<Order['delivery_man']> }) {
  const t = useText();
  const [writing, setWriting] = useState(false);
  const name = courier.f_name;
  const { store } = order;
  const badge = orderBadge(order).name;
  const isCustomers = order.user_id !== '' && !order.is_guest;
  const mayWrite = isActive(order.order_status) && isCustomers && order.order_type !== 'parcel';
  return (
    <div className="courier">
      <span className="avatar courier-avatar" data-tint="sky">
        {courier.image_full_url && <img src={courier.image_full_url} alt="" width={43} height={43} />}
      </span>
      <span className="courier-name">
        <b className="text-title">{name}</b>
        <span className="layout-row text-meta">
          <Rated average={courier.avg_rating} count={courier.rating_count} />
          <span>{courier.vehicle}</span>
        </span>
      </span>
      {mayWrite && (
        <IconButton look="fill" label={t('chat.writeTo', { name })} onClick={() => setWriting(true)}>
          <MessageCircle size={22} />
        </IconButton>
      )}
      {(mayWrite || (writing && store)) && (
        <MessageDialog
          partner={
            mayWrite || !store
              ? { type: 'delivery_man', id: courier.id, name }
              : { type: 'vendor', id: store.id, name: store.name }
          }
          note={
            mayWrite ? null : t('orders.courierDone', { courier: isolateAny(name), store: isolateAny(badge) })
          }
          orderId={order.id}
          open={writing}
          onClose={() => setWriting(false)}
        />
      )}
      <a className="icon-button fill" href={`tel:${courier.phone}`} aria-label={t('orders.call', { name })}>
        <Phone size={22} />
      </a>
    </div>
  );
}
