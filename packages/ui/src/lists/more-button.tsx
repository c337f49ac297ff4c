import { useText } from '@errand/client/i18n.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { cx } from '../cx.ts';
import { Button } from '../forms/button.tsx';
import './more-button.css';

/** Loads the next page of a list below its rows. It is gone after the last page, and tries a failed page again. */
export function MoreButton(props: {
  query: UseInfiniteQueryResult;
  text?: string;
  className?: string;
  full?: boolean;
}) {
  const { query, text, className, full } = props;
  const t = useText();
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="soft"
      full={full}
      className={cx('more-button', className)}
      loading={query.isFetchingNextPage}
      onClick={() => query.fetchNextPage()}
    >
      {query.isFetchNextPageError ? t('ui.retry') : (text ?? t('ui.more'))}
    </Button>
  );
}
