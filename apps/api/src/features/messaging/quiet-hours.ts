import { MESSAGE_RULES, type MessageEvent, quietUntil } from '@errand/domain/notifications';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { zoneRows } from '../location/index.ts';
import type { Reach } from './recipients.ts';

/** The seconds that a message waits for the end of its recipient's quiet hours; 0 if it is sent at once. */
export async function quietSeconds(
  deps: Pick<Deps, 'now' | 'settings'>,
  q: Queryable,
  event: MessageEvent,
  { zoneIds }: Pick<Reach, 'zoneIds'>,
): Promise<number> {
  if (!MESSAGE_RULES[event].isPatient) return 0;
  const { quiet_hours_from: from, quiet_hours_until: until } = await deps.settings();
  const now = deps.now();
  const end = quietUntil(now, { from, until }, await zoneRows.findTimeZone(q, zoneIds));
  return end === null ? 0 : Math.ceil((end - now) / 1000);
}
