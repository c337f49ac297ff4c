import { CATALOG_CHANGED } from '../../../platform/cache/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';

/**
 * Publishes that the catalog has changed; inside a transaction when it commits. Every process then
 * invalidates its caches.
 */
export async function publishCatalogChanged({ events }: Pick<Deps, 'events'>, q: Queryable): Promise<void> {
  await events.publish(q, CATALOG_CHANGED, {});
}
