import { useInfiniteQuery } from '@tanstack/react-query';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { useWishedIds, type WishKind } from './use-wishes.ts';

const PAGE_SIZE = 20;

/** `total`: of all pages. `offset` is the page's number from 1. */
export type WishPage<Row> = { rows: Row[]; total: number; limit: number; offset: number };
/** Asks the server for one page of one kind. */
export type LoadWishes<Row> = (
  paging: { limit: number; offset: number },
  signal: AbortSignal,
) => Promise<WishPage<Row>>;

/** One tab's list of the chosen module, page after page. What was let go of is gone at once, before the server answers. */
export function useWishPages<Row extends { id: number }>(kind: WishKind, load: LoadWishes<Row>) {
  const { token, module } = useSession();
  const ids = useWishedIds(kind);
  const query = useInfiniteQuery({
    queryKey: queryKeys.wishlist.list(kind, module?.id ?? 0),
    queryFn: ({ pageParam, signal }) => load({ limit: PAGE_SIZE, offset: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.offset * last.limit < last.total ? last.offset + 1 : undefined),
    enabled: token !== null,
  });
  const shown = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const rows = distinct(shown).filter((row) => ids?.includes(row.id));
  const last = query.data?.pages.at(-1);
  return { query, rows, total: last ? last.total - (shown.length - rows.length) : null };
}

/** A page that moved while it was read may bring a row twice. */
function distinct<Row extends { id: number }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
