import { CATALOG_CHANGED } from '../../../platform/cache/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';

/** Tells every process that the catalogue has changed; inside a transaction when that commits. */
export async function publishCatalogChanged({ events }: Pick<Deps, 'events'>, q: Queryable): Promise<void> {
  await events.publish(q, CATALOG_CHANGED, {});
}
