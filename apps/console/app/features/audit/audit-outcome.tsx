import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

const LOOK = { done: 'ok', denied: 'bad', exported: 'warn' } as const;

export function AuditOutcome({ outcome }: { outcome: keyof typeof LOOK }) {
  const t = useText();
  return <span className={cx('tag', LOOK[outcome])}>{t(`audit.outcome.${outcome}`)}</span>;
}
