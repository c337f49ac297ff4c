import { useText } from '@errand/client/i18n.tsx';
import type { Funding } from '@errand/contract/console/customers/fundings';
import { cx } from '@errand/ui/cx.ts';

const LOOK = { requested: 'warn', done: 'ok', rejected: 'bad' } as const;

export function FundingState({ status }: Pick<Funding, 'status'>) {
  const t = useText();
  return <span className={cx('tag', LOOK[status])}>{t(`customers.funding.${status}`)}</span>;
}
