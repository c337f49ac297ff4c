import type { StaffChannel, StaffTopic, TurnedOff } from '@errand/domain/notifications';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { staffNotificationOptOuts } from '../messaging.tables.ts';

/** What a member has turned off, by topic. */
export async function findStaffTurnedOff(q: Queryable, staffId: number): Promise<TurnedOff> {
  const rows = await q
    .select()
    .from(staffNotificationOptOuts)
    .where(eq(staffNotificationOptOuts.staffId, staffId));
  const turnedOff: Partial<Record<StaffTopic, StaffChannel[]>> = {};
  for (const { topic, channel } of rows) turnedOff[topic] = [...(turnedOff[topic] ?? []), channel];
  return turnedOff;
}

/** Replaces the channels of a topic that a member has turned off. */
export async function replaceStaffTurnedOff(
  q: Queryable,
  staffId: number,
  topic: StaffTopic,
  off: readonly StaffChannel[],
): Promise<void> {
  const { staffId: member, topic: about } = staffNotificationOptOuts;
  await q.delete(staffNotificationOptOuts).where(and(eq(member, staffId), eq(about, topic)));
  if (off.length === 0) return;
  await q
    .insert(staffNotificationOptOuts)
    .values(off.map((channel) => ({ staffId, topic, channel })))
    .onConflictDoNothing();
}
