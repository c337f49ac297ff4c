import { useText } from '@errand/client/i18n.tsx';
import type { OrderStatus } from '@errand/contract/orders';
import { cx } from '@errand/ui/cx.ts';
import { type Kind, statusLabel } from '../status-labels.ts';

const LOOKS: Partial<Record<OrderStatus, string>> = { delivered: 'ok', canceled: 'bad', failed: 'bad' };

export function StatusTag({ order }: { order: Kind }) {
  const t = useText();
  return <span className={cx('tag', LOOKS[order.order_status] ?? 'accent')}>{t(statusLabel(order))}</span>;
}
