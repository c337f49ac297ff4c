import type { ReactNode } from 'react';
import './dated-list.css';
import { cx } from './cx.ts';
import { Skeleton } from './skeleton.tsx';

export type DatedRow = {
  id: string;
  /** What the row is grouped under: "Today". */
  day: string;
  icon: ReactNode;
  title: string;
  caption: ReactNode;
  /** Formatted, with its sign. */
  amount: string;
  isGain: boolean;
};

/** What happened, one row each, under the day it happened on; rows come in their order. */
export function DatedList({ rows }: { rows: DatedRow[] }) {
  const days: { day: string; rows: DatedRow[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.day === row.day) last.rows.push(row);
    else days.push({ day: row.day, rows: [row] });
  }
  return (
    <div className="dated">
      {days.map((group) => (
        <section key={group.rows[0]?.id}>
          <h3 className="cap">{group.day}</h3>
          <ul>
            {group.rows.map((row) => (
              <li className="dated-row" key={row.id}>
                <span className="dated-icon">{row.icon}</span>
                <span className="dated-what">
                  <b className="label clip1">{row.title}</b>
                  <span className="cap">{row.caption}</span>
                </span>
                <b className={cx('num', row.isGain && 'gain')}>
                  <bdi dir="ltr">{row.amount}</bdi>
                </b>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The list's boxes while it loads. */
export function DatedListSkeleton({ rows = 4 }: { rows?: number | undefined }) {
  return (
    <div className="dated" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content are all alike
        <div className="dated-row" key={row}>
          <Skeleton className="dated-icon" width="44px" height="44px" radius="14px" />
          <span className="dated-what">
            <Skeleton width="38%" height="1.2em" />
            <Skeleton width="24%" />
          </span>
          <Skeleton width="64px" height="1.2em" />
        </div>
      ))}
    </div>
  );
}
