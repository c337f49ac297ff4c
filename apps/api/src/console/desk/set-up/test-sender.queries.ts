import type { Queryable } from '../../../platform/db/index.ts';
import { senderTests } from './set-up.tables.ts';

export type Channel = (typeof senderTests.$inferSelect)['channel'];

/** The channels whose provider has accepted a test message. */
export async function listTestedChannels(q: Queryable): Promise<Channel[]> {
  return (await q.select({ channel: senderTests.channel }).from(senderTests)).map(({ channel }) => channel);
}

export async function saveTested(q: Queryable, row: typeof senderTests.$inferInsert): Promise<void> {
  const { staffId, acceptedAt } = row;
  await q
    .insert(senderTests)
    .values(row)
    .onConflictDoUpdate({ target: senderTests.channel, set: { staffId, acceptedAt } });
}
