import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { ArrowRight } from 'lucide-react';
import './parcel-route.css';

/** The route of a parcel in one line: from the sender's address to the receiver's. */
export function ParcelRoute({ order }: { order: Pick<Order, 'delivery_address' | 'receiver_details'> }) {
  const t = useText();
  const from = order.delivery_address?.address;
  const to = order.receiver_details?.address;
  if (!from || !to) return null;
  return (
    <p className="parcel-route text-meta">
      <span className="sr-only">{t('parcel-order.route', { from, to })}</span>
      <span className="parcel-route-ends" aria-hidden="true">
        <bdi className="text-clip">{from}</bdi>
        <ArrowRight className="mirror-rtl" size={16} />
        <bdi className="text-clip">{to}</bdi>
      </span>
    </p>
  );
}
