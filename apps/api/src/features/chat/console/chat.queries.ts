import type { ParsedInput } from '@errand/contract';
import type { listConversations } from '@errand/contract/console/support/chat';
import { desc, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { RowPosition, Scope } from '../../../console/index.ts';
import {
  type Bind,
  countRows,
  prepared,
  type Queryable,
  runStatement,
  statement,
  type Translations,
} from '../../../platform/db/index.ts';
import { type CustomerContactRow, customerContactSql, isCustomerFoundSql } from '../../auth/auth.views.ts';
import { courierPlaceSql, courierSql } from '../../couriers/couriers.views.ts';
import { storeContactSql, storePlaceSql } from '../../stores/stores.views.ts';
import { conversations, messages } from '../chat.tables.ts';

export type ChatFilter = Omit<ParsedInput<typeof listConversations>['query'], 'cursor' | 'limit'>;

export type ListedConversation = {
  id: number;
  customer_id: number;
  partner_type: (typeof conversations.$inferSelect)['partnerType'];
  partner_id: number;
  last_at: Date;
  /** The same in microseconds since 1970, by which conversations are sorted. */
  last_us: number;
  closed_at: Date | null;
  unread: number;
  customer: CustomerContactRow;
  store: { name: Translations } | null;
  courier: { first_name: Translations; last_name: Translations } | null;
  last_text: string | null;
  last_by: 'customer' | 'partner' | null;
};

/** The number of the customer's messages that no member has read. */
const WAITING = `(select count(*)::int from messages u
  where u.conversation_id = c.id and u.sender = 'customer' and u.seen_at is null)`;
const IS_WAITING = `c.id in (select u.conversation_id from messages u where u.sender = 'customer' and u.seen_at is null)`;

const SELECT = `
  select c.id, c.customer_id, c.partner_type, c.partner_id, c.last_at, c.closed_at,
    (extract(epoch from c.last_at) * 1000000)::bigint as last_us, ${WAITING} as unread,
    ${customerContactSql('c.customer_id')} as customer,
    case when c.partner_type = 'vendor' then ${storeContactSql('c.partner_id')} end as store,
    case when c.partner_type = 'delivery_man' then ${courierSql('c.partner_id')} end as courier,
    l.text as last_text, l.sender as last_by
  from conversations c
    left join lateral (select m.text, m.sender from messages m
      where m.conversation_id = c.id order by m.id desc limit 1) l on true`;

/** Conversations of a scope by the newest message, by keyset: the last page is as fast as the first. */
export function listConversationPage(
  pool: pg.Pool,
  scope: Scope,
  filter: ChatFilter,
  { limit, after }: { limit: number; after: RowPosition | null },
): Promise<ListedConversation[]> {
  return runStatement<ListedConversation>(
    pool,
    statement(
      (bind) => `${SELECT} where ${conditions(bind, scope, filter)} and ${isAfter(bind, after)}
        order by c.last_at desc, c.id desc limit ${bind(limit)}`,
    ),
  );
}

function isAfter(bind: Bind, after: RowPosition | null): string {
  if (after === null) return 'true';
  const lastAt = `'epoch'::timestamptz + ${bind(after.value)}::bigint * interval '1 microsecond'`;
  return `(c.last_at, c.id) < (${lastAt}, ${bind(after.id)}::int)`;
}

/** Counts matching conversations, up to `most`. */
export function countConversations(
  pool: pg.Pool,
  scope: Scope,
  filter: ChatFilter,
  most: number,
): Promise<number> {
  return countRows(pool, most, (bind) => `from conversations c where ${conditions(bind, scope, filter)}`);
}

export async function findListedConversation(pool: pg.Pool, id: number): Promise<ListedConversation | null> {
  const rows = await prepared<ListedConversation>(pool, 'console-conversation', `${SELECT} where c.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function findPartner(q: Queryable, id: number) {
  const { partnerType, partnerId } = conversations;
  const [row] = await q
    .select({ partnerType, partnerId })
    .from(conversations)
    .where(eq(conversations.id, id));
  return row ?? null;
}

/** The operator's conversations belong to no place, so only members with grants for everything see them. */
function conditions(bind: Bind, scope: Scope, { search, partner, unread, closed }: ChatFilter): string {
  return [
    'true',
    !scope.all && isInScope(bind, scope),
    partner && `c.partner_type = ${bind(partner)}`,
    unread !== undefined && (unread ? IS_WAITING : `not ${IS_WAITING}`),
    closed !== undefined && `c.closed_at is ${closed ? 'not ' : ''}null`,
    search && isFound(bind, search),
  ]
    .filter(Boolean)
    .join(' and ');
}

function isInScope(
  bind: Bind,
  { zoneIds, storeIds }: { zoneIds: readonly number[]; storeIds: readonly number[] },
) {
  const stores = `${bind([...storeIds])}::int[]`;
  if (zoneIds.length === 0) return `(c.partner_type = 'vendor' and c.partner_id = any(${stores}))`;
  const zones = `${bind([...zoneIds])}::int[]`;
  return `((c.partner_type = 'vendor' and (c.partner_id = any(${stores}) or ${storePlaceSql('c.partner_id')} = any(${zones})))
    or (c.partner_type = 'delivery_man' and ${courierPlaceSql('c.partner_id')} = any(${zones})))`;
}

function isFound(bind: Bind, words: string): string {
  return isCustomerFoundSql('c.customer_id', words, bind);
}

/** The latest messages, newest first. */
export function listLatestMessages(q: Queryable, conversationId: number, limit: number) {
  return q
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.id))
    .limit(limit);
}

/** Adds a message that a member writes as the partner, which opens a closed conversation. */
export async function insertReply(
  q: Queryable,
  row: { conversationId: number; staffId: number; text: string; createdAt: Date },
): Promise<void> {
  await q.insert(messages).values({ ...row, sender: 'partner' });
  await q
    .update(conversations)
    .set({ lastAt: sql`greatest(${conversations.lastAt}, ${row.createdAt})`, closedAt: null })
    .where(eq(conversations.id, row.conversationId));
}

export async function setClosed(q: Queryable, id: number, closedAt: Date | null): Promise<void> {
  await q.update(conversations).set({ closedAt }).where(eq(conversations.id, id));
}
