import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

export function ProblemState({ state }: { state: 'answered' | 'open' }) {
  const t = useText();
  return <span className={cx('tag', state === 'open' ? 'warn' : 'ok')}>{t(`problems.state.${state}`)}</span>;
}
