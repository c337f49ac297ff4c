import { useText } from '@errand/client/i18n.tsx';
import type { PromotionState as State } from '@errand/contract/console/promotions/fields';
import { cx } from '@errand/ui/cx.ts';

export function PromotionState({ state }: { state: State | 'used_up' }) {
  const t = useText();
  const tone = state === 'running' ? 'ok' : state === 'used_up' && 'warn';
  return <span className={cx('tag', tone)}>{t(`promotions.state.${state}`)}</span>;
}
