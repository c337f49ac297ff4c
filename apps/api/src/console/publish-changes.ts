import type { ConsoleResource } from '@errand/contract/console/events';
import type { Tx } from '../platform/db/index.ts';
import { CONSOLE_CHANGED, type ConsoleChange, type Events } from '../platform/events/index.ts';

/** Notifies all open consoles of a change when its transaction commits. */
export async function publishChanges(
  events: Events,
  tx: Tx,
  { resources, ...change }: Omit<ConsoleChange, 'resource'> & { resources: readonly ConsoleResource[] },
): Promise<void> {
  for (const resource of resources) await events.publish(tx, CONSOLE_CHANGED, { resource, ...change });
}
