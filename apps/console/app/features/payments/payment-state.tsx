import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

const LOOK = {
  waiting: 'warn',
  missing: undefined,
  rejected: undefined,
  confirmed: 'ok',
  void: undefined,
} as const;

export function PaymentState({ state }: { state: keyof typeof LOOK }) {
  const t = useText();
  return <span className={cx('tag', LOOK[state])}>{t(`payments.state.${state}`)}</span>;
}
