import { useText } from '@errand/client/i18n.tsx';
import type { StoreDetail } from '@errand/contract/console/stores';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';

type Props = Pick<StoreDetail, 'active' | 'is_open' | 'paused_until'>;

/** Whether customers can order now, in one word. */
export function StoreState({ active, is_open, paused_until }: Props) {
  const t = useText();
  const dates = useDates();
  if (active && paused_until)
    return <span className="tag warn">{t('stores.paused', { time: dates.clock(paused_until) })}</span>;
  return <StateTag of="stores" state={active ? (is_open ? 'open' : 'closed') : 'hidden'} />;
}
