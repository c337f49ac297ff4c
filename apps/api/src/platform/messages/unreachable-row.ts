import type { UnreachableRow } from '@errand/contract/console/messages/unreachable';
import type { UnreachableContact } from './unreachable.queries.ts';

/** A contact to which nothing is sent, as the console shows it. */
export function toUnreachableRow({
  id,
  channel,
  contact,
  reason,
  detail,
  since,
}: UnreachableContact): UnreachableRow {
  return { id, channel, contact, reason, detail, since: since.toISOString() };
}
