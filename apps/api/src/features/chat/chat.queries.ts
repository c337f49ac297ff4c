import { and, eq, isNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import { columnsOf, jsonOf, prepared, type Queryable, type RowOf, type Tx } from '../../platform/db/index.ts';
import { type CourierRow, courierSql } from '../couriers/couriers.views.ts';
import { type StoreContactRow, storeContactSql } from '../stores/stores.views.ts';
import { conversations, messages } from './chat.tables.ts';

const MESSAGE = jsonOf(messages, 'm', [
  'id',
  'conversationId',
  'sender',
  'text',
  'orderId',
  'seenAt',
  'createdAt',
]);
export type MessageRow = RowOf<typeof MESSAGE>;

const CONVERSATION = columnsOf(conversations, 'c', ['id', 'partnerType', 'partnerId']);
export type ConversationRow = RowOf<typeof CONVERSATION> & {
  unread: number;
  store: StoreContactRow | null;
  courier: CourierRow | null;
  last: MessageRow | null;
};

/** The start of a statement that reads `ConversationRow`s, up to `from conversations c`. */
const SELECT_CONVERSATIONS = (more: string) => `
  select ${CONVERSATION.sql},
    (select count(*) from messages u where u.conversation_id = c.id and u.sender = 'partner' and u.seen_at is null)
      as unread,
    case when c.partner_type = 'vendor' then ${storeContactSql('c.partner_id')} end as store,
    case when c.partner_type = 'delivery_man' then ${courierSql('c.partner_id')} end as courier,
    (select ${MESSAGE.sql} from messages m where m.conversation_id = c.id order by m.id desc limit 1) as last
    ${more}
  from conversations c`;

type Paging = { limit: number; offset: number };

/** A page of a customer's conversations, newest message first. */
export async function listConversationRows(
  pool: pg.Pool,
  customerId: number,
  type: string | null,
  { limit, offset }: Paging,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const rows = await prepared<ConversationRow & { total: number }>(
    pool,
    'conversations',
    `${SELECT_CONVERSATIONS(', count(*) over () as total')}
      where c.customer_id = $1 and ($2::text is null or c.partner_type = $2)
      order by c.last_at desc, c.id desc limit $3 offset $4`,
    [customerId, type, limit, (offset - 1) * limit],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** A conversation of the customer; null for those of others. */
export async function findConversation(
  pool: pg.Pool,
  customerId: number,
  id: number,
): Promise<ConversationRow | null> {
  const rows = await prepared<ConversationRow>(
    pool,
    'conversation',
    `${SELECT_CONVERSATIONS('')} where c.id = $1 and c.customer_id = $2`,
    [id, customerId],
  );
  return rows[0] ?? null;
}

/** The conversation of customer and partner; null before its first message. */
export async function findConversationWith(
  pool: pg.Pool,
  customerId: number,
  partnerType: string,
  partnerId: number,
): Promise<ConversationRow | null> {
  const rows = await prepared<ConversationRow>(
    pool,
    'conversation-with',
    `${SELECT_CONVERSATIONS('')} where c.customer_id = $1 and c.partner_type = $2 and c.partner_id = $3`,
    [customerId, partnerType, partnerId],
  );
  return rows[0] ?? null;
}

/** A page of a conversation's messages, newest first. */
export async function listMessageRows(
  pool: pg.Pool,
  conversationId: number,
  { limit, offset }: Paging,
): Promise<{ rows: MessageRow[]; total: number }> {
  const found = await prepared<{ message: MessageRow; total: number }>(
    pool,
    'messages',
    `select ${MESSAGE.sql} as message, count(*) over () as total from messages m
      where m.conversation_id = $1 order by m.id desc limit $2 offset $3`,
    [conversationId, limit, (offset - 1) * limit],
  );
  return { rows: found.map(({ message }) => message), total: found[0]?.total ?? 0 };
}

/** Marks the messages of one side as read by the other. */
export async function markSeen(
  q: Queryable,
  conversationId: number,
  sender: 'customer' | 'partner',
  at: Date,
): Promise<void> {
  await q
    .update(messages)
    .set({ seenAt: at })
    .where(
      and(eq(messages.conversationId, conversationId), eq(messages.sender, sender), isNull(messages.seenAt)),
    );
}

/** Adds a message of the customer, which opens a closed conversation, and returns its id; null when the conversation is not theirs. */
export async function insertMessage(
  q: Queryable,
  customerId: number,
  conversationId: number,
  { text, orderId }: { text: string; orderId: number | null },
  at: Date,
): Promise<number | null> {
  const touched = await q
    .update(conversations)
    .set({ lastAt: sql`greatest(${conversations.lastAt}, ${at})`, closedAt: null })
    .where(and(eq(conversations.id, conversationId), eq(conversations.customerId, customerId)))
    .returning({ id: conversations.id });
  if (touched.length === 0) return null;
  const [row] = await q
    .insert(messages)
    .values({ conversationId, sender: 'customer', text, orderId, createdAt: at })
    .returning({ id: messages.id });
  return row?.id ?? null;
}

export type PartnerType = (typeof conversations.$inferSelect)['partnerType'];

/** The conversation of customer and partner, created with its first message. */
export async function openConversation(
  tx: Tx,
  customerId: number,
  partnerType: PartnerType,
  partnerId: number,
  at: Date,
): Promise<number> {
  const [row] = await tx
    .insert(conversations)
    .values({ customerId, partnerType, partnerId, lastAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: [conversations.customerId, conversations.partnerType, conversations.partnerId],
      set: { lastAt: at },
    })
    .returning({ id: conversations.id });
  return row?.id ?? 0;
}
