import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

export function CourierState({ active }: { active: boolean }) {
  const t = useText();
  return (
    <span className={cx('tag', active && 'ok')}>{t(active ? 'couriers.active' : 'couriers.suspended')}</span>
  );
}
