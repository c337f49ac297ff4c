import { useText } from '@errand/client/i18n.tsx';
import type { CustomerRow } from '@errand/contract/console/customers/customers';
import { cx } from '@errand/ui/cx.ts';

const LOOK = { active: 'ok', blocked: 'bad', removed: '', merged: '' } as const;

export function CustomerState({ state }: Pick<CustomerRow, 'state'>) {
  const t = useText();
  return <span className={cx('tag', LOOK[state])}>{t(`customers.state.${state}`)}</span>;
}
