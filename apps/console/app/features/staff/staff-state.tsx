import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

const LOOK = { active: 'ok', invited: 'warn', disabled: 'bad' } as const;

export function StaffState({ state }: { state: keyof typeof LOOK }) {
  const t = useText();
  return <span className={cx('tag', LOOK[state])}>{t(`staff.state.${state}`)}</span>;
}
