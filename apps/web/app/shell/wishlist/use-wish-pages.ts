import type { ListingKind } from '@errand/domain/catalog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useWishedIds } from '#features/wishlist/index.ts';
import { distinctRows, nextPage } from '#platform/paging.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

const PAGE_SIZE = 20;

/** `total` counts all pages; `offset` is the page's number from 1. */
export type WishPage<Row> = { rows: Row[]; total: number; limit: number; offset: number };
/** Loads one page of one kind. */
export type LoadWishes<Row> = (
  paging: { limit: number; offset: number },
  signal: AbortSignal,
) => Promise<WishPage<Row>>;

/** One tab's list of the selected module. A removed row disappears at once, before the server responds. */
export function useWishPages<Row extends { id: number }>(kind: ListingKind, load: LoadWishes<Row>) {
  const { token, module } = useSession();
  const ids = useWishedIds(kind);
  const query = useInfiniteQuery({
    queryKey: queryKeys.wishlist.list(kind, module?.id ?? 0),
    queryFn: ({ pageParam, signal }) => load({ limit: PAGE_SIZE, offset: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (page) => nextPage(page, page.total),
    enabled: token !== null,
  });
  const loaded = query.data?.pages.map((page) => page.rows) ?? [];
  const rows = distinctRows(loaded).filter((row) => ids?.includes(row.id));
  const last = query.data?.pages.at(-1);
  return { query, rows, total: last ? last.total - (loaded.flat().length - rows.length) : null };
}
