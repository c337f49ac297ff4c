import { cx } from '@errand/ui/cx.ts';
import { Amount } from './formatted.tsx';
import './amount-rows.css';

export type AmountRow = { label: string; minor: number; isSum?: boolean };

/** Amounts below each other. The label of a row may occur again. */
export function AmountRows({ rows, className }: { rows: readonly AmountRow[]; className?: string }) {
  return (
    <dl className={cx('amount-rows', className)}>
      {rows.map(({ label, minor, isSum }, index) => (
        <div key={`${label} ${index}`} className={cx(isSum && 'amount-rows-sum')}>
          <dt>{label}</dt>
          <dd>
            <Amount minor={minor} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
