import type { InboxMessage } from '@errand/contract/demo';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { readInbox } from '../../platform/messages/index.ts';

/** Lists the messages of the demo. Throws `not_found` outside the demo, where none are stored. */
export async function showInbox(
  ctx: RequestContext<'db' | 'demo'>,
  recipient?: string,
): Promise<{ messages: InboxMessage[] }> {
  if (!ctx.demo) throw new AppError('not_found');
  const rows = await readInbox(ctx.db, recipient?.trim().toLowerCase());
  return { messages: rows.map(({ sentAt, ...row }) => ({ ...row, sent_at: sentAt.toISOString() })) };
}
