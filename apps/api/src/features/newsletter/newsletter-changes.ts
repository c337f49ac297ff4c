import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { CONSOLE_CHANGED } from '../../platform/events/index.ts';

/** Refreshes the newsletter in open consoles when the transaction commits. */
export async function publishSubscribersChanged({ events }: Pick<Deps, 'events'>, q: Queryable) {
  await events.publish(q, CONSOLE_CHANGED, { resource: 'newsletter', id: null });
}
