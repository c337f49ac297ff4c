import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

const LOOK = { requested: 'warn', approved: 'ok', refused: undefined } as const;

export function RefundState({ state }: { state: keyof typeof LOOK }) {
  const t = useText();
  return <span className={cx('tag', LOOK[state])}>{t(`refunds.state.${state}`)}</span>;
}
