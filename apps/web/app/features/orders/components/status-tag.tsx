import type { OrderStatus } from '@errand/contract/orders';
import { useText } from '#platform/i18n/index.ts';
import { cx } from '#ui/cx.ts';
import { statusText } from '../order-words.ts';

const LOOKS: Partial<Record<OrderStatus, string>> = { delivered: 'ok', canceled: 'bad', failed: 'bad' };

export function StatusTag({ status }: { status: OrderStatus }) {
  const t = useText();
  return <span className={cx('tag', LOOKS[status] ?? 'acc')}>{t(statusText(status))}</span>;
}
