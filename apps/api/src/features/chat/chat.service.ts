import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/chat';
import { isId, type Tx } from '../../platform/db/index.ts';
import { AppError, type RequestContext, withIdempotencyKey } from '../../platform/http/index.ts';
import { requireCustomerId } from '../customer/index.ts';
import { settingsOf } from '../settings/index.ts';
import {
  findConversation,
  insertMessage,
  listConversationRows,
  listMessageRows,
  markSeen,
} from './chat.queries.ts';
import { toConversationResponse, toMessageResponse } from './chat.serializer.ts';
import { mayWriteTo, openConversation, ownsOrder } from './open-conversation.queries.ts';

type SendBody = ParsedInput<typeof contract.sendMessage>['body'];
type ListQuery = ParsedInput<typeof contract.listConversations>['query'];

export async function listConversations(ctx: RequestContext, { type, ...paging }: ListQuery) {
  const customerId = requireCustomerId(ctx);
  const [{ rows, total }, settings] = await Promise.all([
    listConversationRows(ctx.pool, customerId, type ?? null, paging),
    settingsOf(ctx),
  ]);
  const conversations = rows.map((row) => toConversationResponse(row, customerId, ctx, settings));
  return { total_size: total, ...paging, conversations };
}

/** A thread with a page of its messages. Somebody else's is refused as one that does not exist. */
export async function readConversation(
  ctx: RequestContext,
  { conversation_id: id, ...paging }: ParsedInput<typeof contract.getConversation>['query'],
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
    conversation: toConversationResponse({ ...row, unread: 0 }, customerId, ctx, settings),
    messages: rows.map((message) => toMessageResponse(message, row.partner_type)),
  };
}

/**
 * Writes into one of the customer's threads, or into the one with a receiver, which is begun where there is none yet.
 * Once per Idempotency-Key.
 */
export async function sendMessage(ctx: RequestContext, body: SendBody) {
  const customerId = requireCustomerId(ctx);
  const { message, limit, ...to } = body;
  const at = new Date(ctx.now());
  const { id } = await withIdempotencyKey(ctx, 'sendMessage', { ...to, message }, async (tx) => {
    const orderId = to.order_id ?? null;
    if (orderId !== null && !(isId(orderId) && (await ownsOrder(tx, customerId, orderId))))
      throw new AppError('conversation');
    const thread = to.conversation_id ?? (await beginWith(tx, customerId, to, at));
    const sent =
      isId(thread) && (await insertMessage(tx, customerId, thread, { text: message, orderId }, at));
    if (!sent) throw new AppError('conversation');
    return { id: thread };
  });
  return readConversation(ctx, { conversation_id: id, limit, offset: 1 });
}

/** The thread with a receiver; 0, which is no thread, for one whom this customer cannot write to. */
async function beginWith(
  tx: Tx,
  customerId: number,
  { receiver_type: type, receiver_id: id = 0 }: Pick<SendBody, 'receiver_type' | 'receiver_id'>,
  at: Date,
): Promise<number> {
  if (type === undefined) return 0;
  const partnerId = type === 'admin' ? 0 : id;
  if (type !== 'admin' && !isId(partnerId)) return 0;
  return (await mayWriteTo(tx, customerId, type, partnerId))
    ? openConversation(tx, customerId, type, partnerId, at)
    : 0;
}
