import { useText } from '@errand/client/i18n.tsx';
import { Moon } from 'lucide-react';
import { useRootData } from '#platform/config.ts';
import './orders-closed.css';

/** Says above every page that the shop takes no orders, why, and what remains possible. */
export function OrdersClosed() {
  const t = useText();
  const { orders_open: isOpen, orders_closed_reason: reason } = useRootData().config;
  if (isOpen) return null;
  return (
    <aside className="orders-closed" aria-label={t('shell.ordersClosed')}>
      <Moon className="icon" size={20} />
      <p>
        <b>{t('shell.ordersClosed')}</b> {reason && <bdi>{reason}</bdi>} {t('shell.ordersClosedText')}
      </p>
    </aside>
  );
}
