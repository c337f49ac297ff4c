import type { ConsoleResource } from '@errand/contract/console/events';
import { CATALOG_CHANGED, CONTENT_CHANGED } from '../platform/cache/index.ts';
import type { Queryable, Tx } from '../platform/db/index.ts';
import type { Deps } from '../platform/deps.ts';
import { CONSOLE_CHANGED, type ConsoleChange, type Events } from '../platform/events/index.ts';

/** Notifies all open consoles of a change when its transaction commits. */
export async function publishChanges(
  events: Events,
  tx: Tx,
  { resources, ...change }: Omit<ConsoleChange, 'resource'> & { resources: readonly ConsoleResource[] },
): Promise<void> {
  for (const resource of resources) await events.publish(tx, CONSOLE_CHANGED, { resource, ...change });
}

/** Drops every cached response and page of the shop when the transaction commits, for rows whose tables have no trigger. */
export async function publishShopChanged({
  db,
  events,
}: Pick<Deps, 'events'> & { db: Queryable }): Promise<void> {
  await events.publish(db, CONTENT_CHANGED, { tags: ['*'] });
  await events.publish(db, CATALOG_CHANGED, {});
}
