import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { freeDeliveryProgress } from '@errand/domain/delivery';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { CircleCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useFreeDelivery } from '#platform/free-delivery.ts';
import './free-delivery.css';

/**
 * Progress of the cart towards free delivery; nothing when no amount makes it free. `storeFree` is undefined until the
 * store is loaded: a skeleton reserves the space meanwhile.
 */
export function FreeDelivery(props: { subtotalMinor: number; storeFree: boolean | undefined }) {
  const { subtotalMinor, storeFree } = props;
  const t = useText();
  const { exactMinor } = useMoney();
  const free = useFreeDelivery();
  const threshold = storeFree ? 0 : free.thresholdMinor;
  const from = storeFree ? 0 : free.fromMinor;
  if (threshold === null || from === null) return null;
  if (storeFree === undefined) return <Skeleton height="50px" radius="10px" />;
  const reached = subtotalMinor >= from;
  const progress = reached ? 100 : freeDeliveryProgress(subtotalMinor, threshold);
  return (
    <div className="progress-track" style={{ '--p': progress / 100 } as CSSProperties}>
      <p className="text-label layout-row free-delivery-text" data-done={reached || undefined}>
        {reached && <CircleCheck className="icon" size={20} />}
        <span>
          {reached
            ? t('cart.freeDone')
            : t('cart.freeMore', { amount: isolate(exactMinor(from - subtotalMinor)) })}
        </span>
      </p>
      <div
        className="progress-track-line"
        role="progressbar"
        aria-label={t('cart.freeBar')}
        aria-valuenow={Math.floor(progress)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i />
        <StaticPicture name="motor-scooter" width={38} className="picture-icon" eager />
      </div>
    </div>
  );
}
