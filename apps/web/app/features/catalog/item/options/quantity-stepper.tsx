import { useText } from '@errand/client/i18n.tsx';
import { Stepper } from '@errand/ui/stepper.tsx';
import type { ItemOrder } from './use-item-order.ts';

/** How many pieces: from one up to what the stock and the item's limit allow. */
export function QuantityStepper({ order }: { order: ItemOrder }) {
  const t = useText();
  return (
    <Stepper
      value={order.quantity}
      onChange={order.setQuantity}
      limitReason={order.limitReason}
      labels={{
        group: t('catalog.quantity'),
        less: t('catalog.less'),
        more: t('catalog.more'),
        remove: t('catalog.remove'),
      }}
    />
  );
}
