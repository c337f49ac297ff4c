import { useText } from '@errand/client/i18n.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { MoreButton } from '@errand/ui/lists/more-button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import type { ReactNode } from 'react';
import type { useWishPages } from './use-wish-pages.ts';
import './wish-list.css';
import './wished-row.css';

/** The rows of a tab with infinite scrolling, or its loading, failed or empty state. */
export function WishList(props: {
  query: ReturnType<typeof useWishPages>['query'];
  empty: string;
  text: string;
  children: ReactNode[];
}) {
  const { query, empty, text, children } = props;
  const t = useText();
  if (query.isPending) return <WishSkeleton />;
  if (query.isError && !query.data) {
    return (
      <FailedState
        picture="compass"
        title={t('wishlist.failedTitle')}
        text={t('wishlist.failedText')}
        onRetry={query.refetch}
      />
    );
  }
  if (children.length === 0 && !query.hasNextPage) {
    return <EmptyState picture="shopping-bags" title={empty} text={text} />;
  }
  return (
    <>
      <ul>{children}</ul>
      <MoreButton query={query} text={t('wishlist.more')} full className="wish-list-more" />
    </>
  );
}

/** Skeleton of the rows. */
export function WishSkeleton() {
  return (
    <div aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <div className="wished-row" key={row}>
          <Skeleton width="88px" height="88px" radius="22px" />
          <div className="wished-row-main wished-row-skeleton">
            <Skeleton width="60%" height="1.1em" />
            <Skeleton width="42%" height="0.9em" />
            <Skeleton width="64px" height="1em" />
          </div>
        </div>
      ))}
    </div>
  );
}
