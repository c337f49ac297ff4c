import type { OrderStatus } from '@errand/contract/orders';
import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import { type Kind, statusLabel } from '../order-words.ts';

const LOOKS: Partial<Record<OrderStatus, string>> = { delivered: 'ok', canceled: 'bad', failed: 'bad' };

export function StatusTag({ order }: { order: Kind }) {
  const t = useText();
  return <span className={cx('tag', LOOKS[order.order_status] ?? 'acc')}>{t(statusLabel(order))}</span>;
}
