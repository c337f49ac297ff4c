import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';

/** Why a running order of the demo arrives sooner than the checkout said. */
export function DemoPace({ order }: { order: Pick<Order, 'order_status' | 'pay_by'> }) {
  const t = useText();
  const { demo } = useConfig();
  if (!demo || order.pay_by || !isActive(order.order_status)) return null;
  return <p className="text-caption">{t('orders.demoPace')}</p>;
}
