import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';

/** Why a pharmacist rejected the items of an order that was canceled for it. Those of other orders are in their edits. */
export function RejectedItems({ order }: { order: Order }) {
  const t = useText();
  const rejected = order.canceled ? (order.prescription_check?.rejected ?? []) : [];
  if (rejected.length === 0) return null;
  return (
    <section aria-label={t('orders.rx.rejected')}>
      <h2 className="text-label">{t('orders.rx.rejected')}</h2>
      <ul className="text-muted">
        {rejected.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            {name}: <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
