import { useMoney } from '@errand/client/money.ts';
import { cx } from '@errand/ui/cx.ts';
import type { ReactNode } from 'react';
import './bill.css';

/** A part of a bill with its amount in major units, or with `children` in its place, and a small note such as its day. */
export function BillRow(props: {
  name: string;
  note?: string | null;
  amount: number;
  total?: boolean;
  children?: ReactNode;
}) {
  const money = useMoney();
  const { name, note, amount, total, children } = props;
  return (
    <div className={cx('layout-row layout-between', total && 'order-bill-total')}>
      <dt>
        {name}
        {note && <span className="text-caption order-bill-note">{note}</span>}
      </dt>
      <dd>{children ?? <bdi dir="ltr">{money.exact(amount)}</bdi>}</dd>
    </div>
  );
}
