import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

export function ModuleState({ active }: { active: boolean }) {
  const t = useText();
  return <span className={cx('tag', active && 'ok')}>{t(active ? 'modules.active' : 'modules.hidden')}</span>;
}
