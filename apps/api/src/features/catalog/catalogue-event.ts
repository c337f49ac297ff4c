import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** Told when items, stores, categories or what they show have changed: every process forgets the pages it keeps. */
export const CATALOGUE_TOPIC = 'catalogue';

/** Tells it; inside a transaction when that commits. */
export async function tellCatalogue({ events }: Pick<Deps, 'events'>, q: Queryable): Promise<void> {
  await events.publish(q, CATALOGUE_TOPIC, {});
}
