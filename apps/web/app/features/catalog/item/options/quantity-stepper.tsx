import { useText } from '@errand/client/i18n.tsx';
import { Stepper } from '@errand/ui/forms/stepper.tsx';
import type { ItemOrder } from './use-item-order.ts';

/** The quantity, from one to the limit by stock and item. */
export function QuantityStepper({ order }: { order: ItemOrder }) {
  const t = useText();
  return (
    <Stepper
      value={order.quantity}
      onChange={order.setQuantity}
      limitReason={order.limitReason}
      limitDetail={order.limitDetail}
      labels={{
        group: t('catalog.quantity'),
        less: t('catalog.less'),
        more: t('catalog.more'),
        remove: t('catalog.remove'),
      }}
    />
  );
}
