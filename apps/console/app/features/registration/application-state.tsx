import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

const LOOK = { pending: 'warn', approved: 'ok', rejected: undefined } as const;

export function ApplicationState({ state }: { state: keyof typeof LOOK }) {
  const t = useText();
  return <span className={cx('tag', LOOK[state])}>{t(`applications.state.${state}`)}</span>;
}
