import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { House, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { endsOf } from './ends-of.ts';
import { PlaceLines } from './place-lines.tsx';
import './parcel-ends.css';

/** Both ends of a parcel, joined by a line, as far as the viewer may see them. */
export function ParcelEnds({ order }: { order: Order }) {
  const t = useText();
  const { sender, receiver } = endsOf(order);
  return (
    <dl className="parcel-ends" aria-label={t('parcel-order.ends')}>
      <End icon={<Package size={18} />} name={t('parcel-order.sender')}>
        <b className="text-label">
          {sender.name ? <bdi>{sender.name}</bdi> : t('parcel-order.senderHidden')}
        </b>
        {sender.place && <PlaceLines place={sender.place} isWhole={sender.isWhole} />}
      </End>
      <End icon={<House size={18} />} name={t('parcel-order.receiver')}>
        <b className="text-label">
          <bdi>{receiver.name}</bdi>
        </b>
        {receiver.place && <PlaceLines place={receiver.place} isWhole={receiver.isWhole} />}
      </End>
    </dl>
  );
}

function End({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="parcel-ends-end">
      <dt>
        <span className="parcel-ends-icon">{icon}</span>
        <span className="text-caption">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
