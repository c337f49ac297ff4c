import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { cx } from '@errand/ui/cx.ts';

const LOOKS: Partial<Record<Trip['trip_status'], string>> = {
  completed: 'ok',
  canceled: 'bad',
  payment_failed: 'bad',
};

export function TripStatusTag({ status }: { status: Trip['trip_status'] }) {
  const t = useText();
  return <span className={cx('tag', LOOKS[status] ?? 'accent')}>{t(`rental.status.${status}`)}</span>;
}
