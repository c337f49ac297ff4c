import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { listItemIdsOfBrand } from '../categories/brands-and-conditions.queries.ts';
import { listItemIdsNaming } from '../categories/categories.queries.ts';
import { lockItems } from './bulk-writes.queries.ts';
import { publishCatalogChanged } from './catalog-events.ts';
import { refreshSearchText } from './refresh-search-text.ts';
import { addSearchWords } from './search-words.queries.ts';

/** Rebuilds the search text of the items of a category or brand that has changed. */
export const REFRESH_SEARCH_TEXT_JOB = jobName<{ categoryId?: number; brandId?: number }>(
  'catalog.refresh-search-text',
);

/** Number of items per transaction, which locks them. */
const BATCH_SIZE = 200;

export function registerSearchTextJob(deps: Pick<Deps, 'db' | 'events' | 'jobs'>): void {
  const { db } = deps;
  deps.jobs.work(REFRESH_SEARCH_TEXT_JOB, async ({ categoryId, brandId }) => {
    const ids = [
      ...(categoryId === undefined ? [] : await listItemIdsNaming(db, categoryId)),
      ...(brandId === undefined ? [] : await listItemIdsOfBrand(db, brandId)),
    ];
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const some = ids.slice(from, from + BATCH_SIZE);
      await db.transaction(async (tx) => {
        await lockItems(tx, some);
        await refreshSearchText(tx, some);
        await addSearchWords(tx, some);
      });
    }
    await publishCatalogChanged(deps, db);
  });
}
