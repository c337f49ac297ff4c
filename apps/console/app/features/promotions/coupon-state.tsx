import { useText } from '@errand/client/i18n.tsx';
import type { CouponRow } from '@errand/contract/console/coupons';
import { cx } from '@errand/ui/cx.ts';

const TONES = {
  running: 'ok',
  planned: undefined,
  used_up: 'warn',
  ended: undefined,
  off: undefined,
} as const;

export function CouponState({ state }: { state: CouponRow['state'] }) {
  const t = useText();
  return <span className={cx('tag', TONES[state])}>{t(`promotions.state.${state}`)}</span>;
}
