import { wishList } from '@errand/contract/wishlist';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { useSession } from '#platform/session/index.ts';
import { useWishedIds, WISHES_KEY, type Wishes, type WishKind } from './use-wishes.ts';

const PAGE_SIZE = 20;

/** One tab's list of the chosen module, page after page. What was let go of is gone at once, before the server answers. */
export function useWishPages(kind: WishKind) {
  const { token, module } = useSession();
  const ids = useWishedIds(kind);
  const query = useInfiniteQuery({
    queryKey: [...WISHES_KEY, kind, module?.id ?? 0],
    queryFn: ({ pageParam, signal }) =>
      api.call(wishList, { query: { kind, limit: PAGE_SIZE, offset: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.offset * last.limit < totalOf(last, kind) ? last.offset + 1 : undefined,
    enabled: token !== null,
  });
  const pages = query.data?.pages ?? [];
  const kept = <Row extends { id: number }>(rows: Row[]) =>
    distinct(rows).filter((row) => ids?.includes(row.id));
  const items = kept(pages.flatMap((page) => page.item));
  const stores = kept(pages.flatMap((page) => page.store));
  const shown = pages.reduce((sum, page) => sum + page.item.length + page.store.length, 0);
  const gone = shown - items.length - stores.length;
  const last = pages.at(-1);
  return { query, items, stores, total: last ? totalOf(last, kind) - gone : null };
}

function totalOf(page: Wishes, kind: WishKind): number {
  return kind === 'item' ? page.total_items : page.total_stores;
}

/** A page that moved while it was read may bring a row twice. */
function distinct<Row extends { id: number }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
