import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { freeDeliveryProgress, freeDeliveryThresholdMinor } from '@errand/domain/delivery';
import { toMinor } from '@errand/domain/money';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { CircleCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import './free-delivery.css';

/**
 * Progress of the cart towards free delivery; nothing when no amount makes it free. `storeFree` is undefined until the
 * store is loaded: a skeleton reserves the space meanwhile.
 */
export function FreeDelivery(props: { subtotalMinor: number; storeFree: boolean | undefined }) {
  const { subtotalMinor, storeFree } = props;
  const t = useText();
  const { style, exactMinor } = useMoney();
  const config = useConfig();
  const minor = (amount: number) => toMinor(amount, style.digits);
  const { status, type, free_delivery_over: over } = config.admin_free_delivery;
  const threshold = storeFree
    ? 0
    : freeDeliveryThresholdMinor(
        config.free_delivery_over === null ? null : minor(config.free_delivery_over),
        { status, type, thresholdMinor: minor(over) },
      );
  if (threshold === null) return null;
  if (storeFree === undefined) return <Skeleton height="50px" radius="10px" />;
  const progress = freeDeliveryProgress(subtotalMinor, threshold);
  const reached = progress >= 100;
  return (
    <div className="progress-track" style={{ '--p': progress / 100 } as CSSProperties}>
      <p className="text-label layout-row free-delivery-text" data-done={reached || undefined}>
        {reached && <CircleCheck className="icon" size={20} />}
        <span>
          {reached
            ? t('cart.freeDone')
            : t('cart.freeMore', { amount: isolate(exactMinor(threshold - subtotalMinor)) })}
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
