import type { InboxMessage } from '@errand/contract/demo';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { readInbox } from '../../platform/messages/index.ts';

/** What the demo sent. Outside the demo there is no such page, and nothing is kept that it could show. */
export async function showInbox(
  ctx: RequestContext,
  recipient?: string,
): Promise<{ messages: InboxMessage[] }> {
  if (!ctx.demo) throw new AppError('not_found');
  const rows = await readInbox(ctx.db, recipient?.trim().toLowerCase());
  return { messages: rows.map(({ sentAt, ...row }) => ({ ...row, sent_at: sentAt.toISOString() })) };
}
