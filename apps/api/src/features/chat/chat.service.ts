import type { ParsedInput } from '@errand/contract';
import type { getConversation, listConversations, sendMessage } from '@errand/contract/chat';
import { AppError, type Ctx, once } from '../../platform/http/index.ts';
import { requireCustomerId } from '../customer/index.ts';
import { settingsOf } from '../settings/index.ts';
import {
  findConversation,
  insertMessage,
  listConversationRows,
  listMessageRows,
  markSeen,
} from './chat.queries.ts';
import { conversationShapeOf, messageShapeOf } from './chat-shape.ts';

type ListQuery = ParsedInput<typeof listConversations>['query'];

export async function listVisitorConversations(ctx: Ctx, { type, ...paging }: ListQuery) {
  const customerId = requireCustomerId(ctx);
  const [{ rows, total }, settings] = await Promise.all([
    listConversationRows(ctx.pool, customerId, type ?? null, paging),
    settingsOf(ctx),
  ]);
  const conversations = rows.map((row) => conversationShapeOf(row, customerId, ctx, settings));
  return { total_size: total, ...paging, conversations };
}

/** A thread with a page of its messages. Somebody else's is refused as one that does not exist. */
export async function readVisitorConversation(
  ctx: Ctx,
  { conversation_id: id, ...paging }: ParsedInput<typeof getConversation>['query'],
) {
  const customerId = requireCustomerId(ctx);
  const row = isId(id) ? await findConversation(ctx.pool, customerId, id) : null;
  if (!row) throw new AppError('conversation');
  const [{ rows, total }, settings] = await Promise.all([
    listMessageRows(ctx.pool, id, paging),
    settingsOf(ctx),
    markSeen(ctx.db, id, new Date(ctx.now())),
  ]);
  return {
    total_size: total,
    ...paging,
    status: true,
    conversation: conversationShapeOf({ ...row, unread: 0 }, customerId, ctx, settings),
    messages: rows.map((message) => messageShapeOf(message, row.partner_type)),
  };
}

/** Writes into one of the customer's threads, once per Idempotency-Key. */
export async function sendVisitorMessage(ctx: Ctx, body: ParsedInput<typeof sendMessage>['body']) {
  const customerId = requireCustomerId(ctx);
  const { conversation_id: id, message, limit } = body;
  await once(ctx, 'sendMessage', { id, message }, async (tx) => {
    const sent = isId(id) && (await insertMessage(tx, customerId, id, message, new Date(ctx.now())));
    if (!sent) throw new AppError('conversation');
    return { sent };
  });
  return readVisitorConversation(ctx, { conversation_id: id, limit, offset: 1 });
}

function isId(id: number): boolean {
  return id > 0 && id <= 2_147_483_647;
}
