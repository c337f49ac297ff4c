import type { ResponseOf } from '@errand/contract';
import { listItemReviews, listStoreReviews } from '@errand/contract/reviews';
import { api } from '#platform/api/browser-client.ts';

export type ReviewPage = ResponseOf<typeof listStoreReviews>;
/** The reviews of a store, or of an item. */
export type Subject = { kind: 'store' | 'item'; id: number };

export const REVIEWS_A_PAGE = 5;
/** The id of the reviews on a page with its own address. */
export const REVIEWS_ID = 'reviews';

export function readReviews({ kind, id }: Subject, offset: number): Promise<ReviewPage> {
  const paging = { limit: REVIEWS_A_PAGE, offset };
  return kind === 'store'
    ? api.call(listStoreReviews, { query: { store_id: String(id), ...paging } })
    : api.call(listItemReviews, { params: { id: String(id) }, query: paging });
}
