import { useText } from '@errand/client/i18n.tsx';
import type { OrderStatus } from '@errand/contract/orders';
import { cx } from '@errand/ui/cx.ts';
import { isBeingReturned } from '../parcel/parcel-status.ts';
import { isCanceled, type Kind, statusLabel } from '../status-labels.ts';

const LOOKS: Partial<Record<OrderStatus, string>> = { delivered: 'ok', canceled: 'bad', failed: 'bad' };

export function StatusTag({ order }: { order: Kind }) {
  const t = useText();
  const status = isCanceled(order) ? 'canceled' : order.order_status;
  const look = isBeingReturned(order) ? 'accent' : LOOKS[status];
  return <span className={cx('tag', look ?? 'accent')}>{t(statusLabel(order))}</span>;
}
