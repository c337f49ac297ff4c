import { useMoney } from '@errand/client/money.ts';
import { cx } from '@errand/ui/cx.ts';
import type { ReactNode } from 'react';

/** A part of a bill with its amount in major units, or with `children` in its place. */
export function BillRow(props: { name: string; amount: number; total?: boolean; children?: ReactNode }) {
  const money = useMoney();
  return (
    <div className={cx('layout-row layout-between', props.total && 'order-bill-total')}>
      <dt>{props.name}</dt>
      <dd>{props.children ?? <bdi dir="ltr">{money.exact(props.amount)}</bdi>}</dd>
    </div>
  );
}
