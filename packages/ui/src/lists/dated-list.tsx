import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Skeleton } from './skeleton.tsx';
import './dated-list.css';

export type DatedRow = {
  id: string;
  /** The heading that the row is grouped under: "Today". */
  day: string;
  icon: ReactNode;
  title: string;
  caption: ReactNode;
  /** Formatted, with its sign. */
  amount: string;
  isGain: boolean;
};

/** Entries grouped by day, in the given order. */
export function DatedList({ rows }: { rows: DatedRow[] }) {
  const days: { day: string; rows: DatedRow[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.day === row.day) last.rows.push(row);
    else days.push({ day: row.day, rows: [row] });
  }
  return (
    <div className="dated-list">
      {days.map((group) => (
        <section key={group.rows[0]?.id}>
          <h3 className="text-caption">{group.day}</h3>
          <ul>
            {group.rows.map((row) => (
              <li className="dated-list-row" key={row.id}>
                <span className="dated-list-icon">{row.icon}</span>
                <span className="dated-list-text">
                  <b className="text-label text-clip">{row.title}</b>
                  <span className="text-caption">{row.caption}</span>
                </span>
                <b className={cx('text-number', row.isGain && 'gain')}>
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

/** Skeleton of the list. */
export function DatedListSkeleton({ rows = 4 }: { rows?: number | undefined }) {
  return (
    <div className="dated-list" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div className="dated-list-row" key={row}>
          <Skeleton className="dated-list-icon" width="44px" height="44px" radius="14px" />
          <span className="dated-list-text">
            <Skeleton width="38%" height="1.2em" />
            <Skeleton width="24%" />
          </span>
          <Skeleton width="64px" height="1.2em" />
        </div>
      ))}
    </div>
  );
}
