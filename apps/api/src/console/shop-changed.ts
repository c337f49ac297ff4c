import { CATALOG_CHANGED, CONTENT_CHANGED } from '../platform/cache/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import type { Deps } from '../platform/deps.ts';

/** Drops every cached response and page of the shop when the transaction commits, for rows whose tables have no trigger. */
export async function publishShopChanged({
  db,
  events,
}: Pick<Deps, 'events'> & { db: Queryable }): Promise<void> {
  await events.publish(db, CONTENT_CHANGED, { tags: ['*'] });
  await events.publish(db, CATALOG_CHANGED, {});
}
