import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { labelFor } from '../kind-labels.ts';
import { orderProgress } from '../status-labels.ts';

/** The progress line of a running order with the scooter, or with the bag for take-away. */
export function ProgressLine({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useText();
  const isCollected = order.order_type === 'take_away';
  const share = orderProgress(order, nowMs);
  const label = order.viewed_as === 'receiver' ? 'orders.progress' : labelFor(order, 'orders.progress');
  return (
    <div className="progress-track" style={{ '--p': share } as React.CSSProperties}>
      <div
        className="progress-track-line"
        role="progressbar"
        aria-label={t(isCollected ? 'orders.progressReady' : label)}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i />
        <StaticPicture
          name={isCollected ? 'shopping-bags' : 'motor-scooter'}
          width={38}
          className="picture-icon"
          eager
        />
      </div>
    </div>
  );
}
