import { and, eq, isNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable, type Translations } from '../../platform/db/index.ts';
import { conversations, messages } from './chat.tables.ts';

export type MessageRow = {
  id: number;
  conversation_id: number;
  sender: 'customer' | 'partner';
  text: string;
  order_id: number | null;
  seen: boolean;
  /** ISO 8601. */
  at: string;
};

export type ConversationRow = {
  id: number;
  partner_type: 'vendor' | 'delivery_man' | 'admin';
  partner_id: number;
  unread: number;
  store: {
    name: Translations;
    phone: string;
    email: string;
    logo: string | null;
    tint: string | null;
  } | null;
  courier: { first: Translations; last: Translations; phone: string; picture: string | null } | null;
  last: MessageRow | null;
};

const MESSAGE = (m: string) => `json_build_object('id', ${m}.id, 'conversation_id', ${m}.conversation_id,
  'sender', ${m}.sender, 'text', ${m}.text, 'order_id', ${m}.order_id, 'seen', ${m}.seen_at is not null,
  'at', to_char(${m}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

const COLUMNS = `
  c.id, c.partner_type, c.partner_id,
  (select count(*) from messages u where u.conversation_id = c.id and u.sender = 'partner' and u.seen_at is null)
    as unread,
  case when s.id is not null then json_build_object('name', s.name, 'phone', s.phone, 'email', s.email,
    'logo', s.logo, 'tint', s.cover_art->>'tint') end as store,
  case when d.id is not null then json_build_object('first', d.first_name, 'last', d.last_name, 'phone', d.phone,
    'picture', d.picture) end as courier,
  (select ${MESSAGE('m')} from messages m where m.conversation_id = c.id order by m.id desc limit 1) as last`;

const JOINS = `
  left join stores s on c.partner_type = 'vendor' and s.id = c.partner_id
  left join couriers d on c.partner_type = 'delivery_man' and d.id = c.partner_id`;

type Paging = { limit: number; offset: number };

/** One page of a customer's conversations, the newest message first. */
export async function listConversationRows(
  pool: pg.Pool,
  customerId: number,
  type: string | null,
  { limit, offset }: Paging,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const rows = await prepared<ConversationRow & { total: number }>(
    pool,
    'conversations',
    `select ${COLUMNS}, count(*) over () as total from conversations c ${JOINS}
      where c.customer_id = $1 and ($2::text is null or c.partner_type = $2)
      order by c.last_at desc, c.id desc limit $3 offset $4`,
    [customerId, type, limit, (offset - 1) * limit],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** A conversation of this customer; null for everybody else's. */
export async function findConversation(
  pool: pg.Pool,
  customerId: number,
  id: number,
): Promise<ConversationRow | null> {
  const rows = await prepared<ConversationRow>(
    pool,
    'conversation',
    `select ${COLUMNS} from conversations c ${JOINS} where c.id = $1 and c.customer_id = $2`,
    [id, customerId],
  );
  return rows[0] ?? null;
}

/** One page of a conversation, newest first. */
export async function listMessageRows(
  pool: pg.Pool,
  conversationId: number,
  { limit, offset }: Paging,
): Promise<{ rows: MessageRow[]; total: number }> {
  const found = await prepared<{ message: MessageRow; total: number }>(
    pool,
    'messages',
    `select ${MESSAGE('m')} as message, count(*) over () as total from messages m
      where m.conversation_id = $1 order by m.id desc limit $2 offset $3`,
    [conversationId, limit, (offset - 1) * limit],
  );
  return { rows: found.map(({ message }) => message), total: found[0]?.total ?? 0 };
}

/** What the partner wrote counts as read from now on. */
export async function markSeen(q: Queryable, conversationId: number, at: Date): Promise<void> {
  await q
    .update(messages)
    .set({ seenAt: at })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.sender, 'partner'),
        isNull(messages.seenAt),
      ),
    );
}

/** Writes as the customer; false when the conversation is not theirs. */
export async function insertMessage(
  q: Queryable,
  customerId: number,
  conversationId: number,
  { text, orderId }: { text: string; orderId: number | null },
  at: Date,
): Promise<boolean> {
  const touched = await q
    .update(conversations)
    .set({ lastAt: sql`greatest(${conversations.lastAt}, ${at})` })
    .where(and(eq(conversations.id, conversationId), eq(conversations.customerId, customerId)))
    .returning({ id: conversations.id });
  if (touched.length === 0) return false;
  await q.insert(messages).values({ conversationId, sender: 'customer', text, orderId, createdAt: at });
  return true;
}
