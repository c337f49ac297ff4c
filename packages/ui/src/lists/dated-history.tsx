import { useText } from '@errand/client/i18n.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Button } from '../forms/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { MoreButton } from './more-button.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';
import './dated-history.css';

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

/** Transactions grouped by day, page by page, with the states of their query. */
export function DatedHistory(props: {
  query: UseInfiniteQueryResult;
  rows: DatedRow[];
  /** The title when the transactions could not be loaded. */
  failed: string;
  /** Title and text when there are none. */
  none: { title: string; text: string };
}) {
  const { query, rows, failed, none } = props;
  const t = useText();
  return (
    <>
      {query.isPending && <DatedListSkeleton />}
      {query.isError && (
        <EmptyState picture="coin" title={failed}>
          <Button variant="soft" onClick={() => query.refetch()}>
            {t('ui.retry')}
          </Button>
        </EmptyState>
      )}
      {query.isSuccess && rows.length === 0 && <EmptyState picture="coin" {...none} />}
      <DatedList rows={rows} />
      <MoreButton query={query} />
    </>
  );
}

/** Entries grouped by day, in the given order. */
function DatedList({ rows }: { rows: DatedRow[] }) {
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

function DatedListSkeleton() {
  return (
    <div className="dated-list">
      <RowsSkeleton
        count={4}
        row="dated-list-row"
        text="dated-list-text"
        picture={{ size: '44px', radius: '14px' }}
        lines={['38%', '24%']}
        end={<Skeleton width="64px" height="1.2em" />}
      />
    </div>
  );
}
