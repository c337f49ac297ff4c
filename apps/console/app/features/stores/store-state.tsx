import { useText } from '@errand/client/i18n.tsx';
import type { StoreDetail } from '@errand/contract/console/stores';
import { cx } from '@errand/ui/cx.ts';
import { useDates } from '#platform/format.ts';

type Props = Pick<StoreDetail, 'active' | 'is_open' | 'paused_until'>;

/** Whether customers can order now, in one word. */
export function StoreState({ active, is_open, paused_until }: Props) {
  const t = useText();
  const dates = useDates();
  if (!active) return <span className="tag">{t('stores.hidden')}</span>;
  if (paused_until)
    return <span className="tag warn">{t('stores.paused', { time: dates.clock(paused_until) })}</span>;
  return <span className={cx('tag', is_open && 'ok')}>{t(is_open ? 'stores.open' : 'stores.closed')}</span>;
}
