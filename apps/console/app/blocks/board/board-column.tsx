import { useText } from '@errand/client/i18n.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import type { ReactNode } from 'react';
import './board-column.css';

/** A column of cards with their count. `rows` is null while they load. */
export function BoardColumn<Row extends { id: number }>(props: {
  title: string;
  rows: readonly Row[] | null;
  card: (row: Row) => ReactNode;
  /** Highlights the column while it has rows. */
  isUrgent?: boolean;
}) {
  const { title, rows, card, isUrgent = false } = props;
  const t = useText();
  return (
    <section className="board-column" data-urgent={(isUrgent && Boolean(rows?.length)) || undefined}>
      <h2 className="board-column-title">
        {title} {rows && <span className="tag">{rows.length}</span>}
      </h2>
      {rows === null && <Skeleton width="100%" height="96px" />}
      {rows?.length === 0 && <p className="board-column-empty">{t('blocks.columnEmpty')}</p>}
      <ul>
        {rows?.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </ul>
    </section>
  );
}
