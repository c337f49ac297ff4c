import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/chat';
import { isId, isOrderId, type Tx } from '../../platform/db/index.ts';
import {
  AppError,
  isReadOnly,
  type RequestContext,
  requireCustomerId,
  withIdempotencyKey,
} from '../../platform/http/index.ts';
import { QUOTAS, requireQuota } from '../auth/attempts/index.ts';
import { ownOrders } from '../orders/index.ts';
import { isStoreActive } from '../stores/stores.views.ts';
import {
  type ConversationRow,
  findConversation,
  findConversationWith,
  insertMessage,
  listConversationRows,
  listMessageRows,
  markSeen,
  openConversation,
  type PartnerType,
} from './chat.queries.ts';
import { toConversationResponse, toMessageResponse } from './chat.serializer.ts';
import { MESSAGE_SENT, publishConversationChanged } from './conversation-changed.ts';

type ChatContext = RequestContext<'db' | 'events' | 'now' | 'pool' | 'settings'>;

type SendBody = ParsedInput<typeof contract.sendMessage>['body'];
type ListQuery = ParsedInput<typeof contract.listConversations>['query'];

export async function listConversations(ctx: ChatContext, { type, ...paging }: ListQuery) {
  const customerId = requireCustomerId(ctx);
  const [{ rows, total }, settings] = await Promise.all([
    listConversationRows(ctx.pool, customerId, type ?? null, paging),
    ctx.settings(),
  ]);
  const conversations = rows.map((row) => toConversationResponse(row, customerId, ctx, settings));
  return { total_size: total, ...paging, conversations };
}

type ReadQuery = ParsedInput<typeof contract.getConversation>['query'];

/** A conversation with a page of its messages. Throws `conversation` for those of others. */
export async function readConversation(ctx: ChatContext, query: ReadQuery) {
  const customerId = requireCustomerId(ctx);
  const row = await findConversationOf(ctx, customerId, query);
  if (!row) throw new AppError('conversation');
  const { id } = row;
  const paging = { limit: query.limit, offset: query.offset };
  const [{ rows, total }, settings] = await Promise.all([
    listMessageRows(ctx.pool, id, paging),
    ctx.settings(),
    // A view of the staff does not mark messages as read by the customer.
    isReadOnly(ctx.viewer) ? null : markSeen(ctx.db, id, 'partner', new Date(ctx.now())),
  ]);
  return {
    total_size: total,
    ...paging,
    status: true,
    conversation: toConversationResponse({ ...row, unread: 0 }, customerId, ctx, settings),
    messages: rows.map((message) => toMessageResponse(message, row.partner_type)),
  };
}

/** Lists the messages of a conversation; without a key, of the one with the operator, which may not exist yet. */
export async function listMessages(
  ctx: RequestContext<'db' | 'events' | 'now' | 'pool' | 'settings'>,
  { limit, offset, ...key }: ReadQuery,
) {
  const isKeyed = Object.values(key).some((id) => id !== undefined);
  const withOperator = { limit, offset, admin_id: OPERATOR_ID };
  if (!isKeyed && !(await findConversationOf(ctx, requireCustomerId(ctx), withOperator)))
    return { total_size: 0, limit, offset, messages: [] };
  return readConversation(ctx, isKeyed ? { limit, offset, ...key } : withOperator);
}

/** The partner id of the operator. */
const OPERATOR_ID = 0;

/** A customer's conversation by its id, else by its partner. */
function findConversationOf(
  ctx: RequestContext<'pool'>,
  customerId: number,
  { conversation_id: id, vendor_id, delivery_man_id, admin_id }: ReadQuery,
): Promise<ConversationRow | null> {
  if (id !== undefined) return isId(id) ? findConversation(ctx.pool, customerId, id) : Promise.resolve(null);
  const [type, partnerId] =
    vendor_id !== undefined
      ? (['vendor', vendor_id] as const)
      : delivery_man_id !== undefined
        ? (['delivery_man', delivery_man_id] as const)
        : (['admin', admin_id === undefined ? undefined : OPERATOR_ID] as const);
  const isPartner = partnerId !== undefined && (type === 'admin' || isId(partnerId));
  return isPartner ? findConversationWith(ctx.pool, customerId, type, partnerId) : Promise.resolve(null);
}

/**
 * Sends a message to a conversation, or to a receiver, whose conversation is created if needed. Once per Idempotency-Key.
 * Throws `conversation`, and `slow_down` for too many messages.
 */
export async function sendMessage(ctx: ChatContext & RequestContext<'jobs'>, body: SendBody) {
  const customerId = requireCustomerId(ctx);
  await requireQuota(ctx, { name: 'messages', of: `customer:${customerId}`, quota: QUOTAS.message });
  const { message, limit, ...to } = body;
  const at = new Date(ctx.now());
  const { id } = await withIdempotencyKey(ctx, 'sendMessage', { ...to, message }, async (tx) => {
    const orderId = to.order_id ?? null;
    if (
      orderId !== null &&
      !(isOrderId(orderId) && (await ownOrders.owns(tx, `customer:${customerId}`, orderId)))
    )
      throw new AppError('conversation');
    const conversationId = to.conversation_id ?? (await openWith(tx, customerId, to, at));
    const messageId = isId(conversationId)
      ? await insertMessage(tx, customerId, conversationId, { text: message, orderId }, at)
      : null;
    if (messageId === null) throw new AppError('conversation');
    await ctx.jobs.publish(tx, MESSAGE_SENT, { messageId, language: ctx.language });
    await publishConversationChanged(ctx, tx, conversationId);
    return { id: conversationId };
  });
  return readConversation(ctx, { conversation_id: id, limit, offset: 1 });
}

/** The id of the conversation with a receiver, created if needed; 0 for a receiver the customer may not write to. */
async function openWith(
  tx: Tx,
  customerId: number,
  { receiver_type: type, receiver_id: id = 0 }: Pick<SendBody, 'receiver_type' | 'receiver_id'>,
  at: Date,
): Promise<number> {
  if (type === undefined) return 0;
  const partnerId = type === 'admin' ? OPERATOR_ID : id;
  if (type !== 'admin' && !isId(partnerId)) return 0;
  return (await mayWriteTo(tx, customerId, type, partnerId))
    ? openConversation(tx, customerId, type, partnerId, at)
    : 0;
}

/** Customers may write to the operator, to active stores, and to the couriers of their running orders. */
function mayWriteTo(tx: Tx, customerId: number, type: PartnerType, id: number): Promise<boolean> {
  if (type === 'vendor') return isStoreActive(tx, id);
  if (type === 'delivery_man') return ownOrders.awaitsCourier(tx, `customer:${customerId}`, id);
  return Promise.resolve(true);
}
