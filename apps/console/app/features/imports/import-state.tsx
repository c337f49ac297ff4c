import { useText } from '@errand/client/i18n.tsx';
import type { ImportState as State } from '@errand/contract/console/imports';
import { cx } from '@errand/ui/cx.ts';

const TONES: Partial<Record<State, string>> = { done: 'ok', failed: 'bad', checked: 'warn' };

export function ImportState({ state }: { state: State }) {
  const t = useText();
  return <span className={cx('tag', TONES[state])}>{t(`imports.state.${state}`)}</span>;
}
