import { useText } from '@errand/client/i18n.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../forms/button.tsx';
import { StaticPicture } from '../pictures/static-picture.tsx';
import { DatedList, DatedListSkeleton, type DatedRow } from './dated-list.tsx';
import { EmptyState } from './empty-state.tsx';

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
        <EmptyState picture={<StaticPicture name="coin" />} title={failed}>
          <Button variant="soft" onClick={() => query.refetch()}>
            {t('ui.retry')}
          </Button>
        </EmptyState>
      )}
      {query.isSuccess && rows.length === 0 && (
        <EmptyState picture={<StaticPicture name="coin" />} {...none} />
      )}
      <DatedList rows={rows} />
      {query.hasNextPage && (
        <Button
          className="dated-history-more"
          variant="quiet"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t('ui.more')}
        </Button>
      )}
    </>
  );
}
