import type { ParsedInput } from '@errand/contract';
import type {
  Conversation,
  conversationRow,
  listConversations as listEndpoint,
} from '@errand/contract/console/support/chat';
import type { LanguageCode } from '@errand/domain/language';
import type { z } from 'zod';
import {
  byValue,
  type ConsoleContext,
  listPageAfter,
  type Place,
  type RowPosition,
} from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isId, translated } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { markSeen } from '../chat.queries.ts';
import { placeOfPartner } from '../partner-place.ts';
import {
  type ChatFilter,
  countConversations,
  findListedConversation,
  findPartner,
  insertReply,
  type ListedConversation,
  listConversationPage,
  listLatestMessages,
  setClosed,
} from './chat.queries.ts';

const DONE = { done: true } as const;

const BY_TIME = byValue(({ last_us }: ListedConversation) => last_us);
/** Prefix of a cursor among the unread conversations. */
const UNREAD = 'unread_';
type Position = RowPosition & { unread: boolean };

/** A page of conversations, the unread first. Its cursor is the time and the id of the row before it. */
export function listConversations(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const { limit: _, cursor: __, ...filter } = query;
  return listPageAfter(
    query,
    {
      rows: (limit, after: Position | null) => unreadFirst(ctx, filter, limit, after),
      count: (most) => countConversations(ctx.pool, ctx.scope, filter, most),
      cursorOf: (row) => `${row.unread > 0 ? UNREAD : ''}${BY_TIME.cursorOf(row)}`,
      positionOf(cursor) {
        const unread = cursor.startsWith(UNREAD);
        const found = BY_TIME.positionOf(unread ? cursor.slice(UNREAD.length) : cursor);
        return found && { ...found, unread };
      },
    },
    (rows) => rows.map((row) => toRow(ctx, row)),
  );
}

/** Reads the few unread conversations separately, so that the others are read by the index of their order. */
async function unreadFirst(
  ctx: ConsoleContext,
  filter: ChatFilter,
  limit: number,
  after: Position | null,
): Promise<ListedConversation[]> {
  const read = (unread: boolean, position: Position | null) =>
    listConversationPage(ctx.pool, ctx.scope, { ...filter, unread }, { limit, after: position });
  const isAmongRead = after !== null && !after.unread;
  const first = isAmongRead || filter.unread === false ? [] : await read(true, after);
  if (first.length === limit || filter.unread) return first;
  return [...first, ...(await read(false, isAmongRead ? after : null))].slice(0, limit);
}

/** Where a conversation belongs: the place of its store or courier; the operator's belong to no place. */
export async function findConversationPlace({ db }: ConsoleContext, id: number): Promise<Place | null> {
  const partner = isId(id) ? await findPartner(db, id) : null;
  return partner && placeOfPartner(db, partner.partnerType, partner.partnerId);
}

export async function readConversation(
  ctx: ConsoleContext,
  id: number,
  limit: number,
): Promise<Conversation> {
  const row = requireFound(await findListedConversation(ctx.pool, id));
  const found = await listLatestMessages(ctx.db, id, limit + 1);
  const latest = found.slice(0, limit).toReversed();
  const staff = await listStaffNames(
    ctx.db,
    latest.map(({ staffId }) => staffId),
  );
  return {
    ...toRow(ctx, row),
    customer_phone: row.customer.phone,
    customer_mail: row.customer.email,
    messages: latest.map((message) => ({
      id: message.id,
      by: message.sender,
      staff: staff.get(message.staffId ?? 0) ?? null,
      text: message.text,
      order_id: message.orderId,
      seen_at: message.seenAt?.toISOString() ?? null,
      created_at: message.createdAt.toISOString(),
    })),
    has_older: found.length > limit,
  };
}

export async function markRead(ctx: ConsoleContext, id: number): Promise<typeof DONE> {
  await markSeen(ctx.db, id, 'customer', new Date(ctx.now()));
  return DONE;
}

/** Writes to the customer as the partner. Every member who has the conversation open sees it. */
export async function answer(ctx: ConsoleContext, id: number, text: string): Promise<typeof DONE> {
  const createdAt = new Date(ctx.now());
  await markSeen(ctx.db, id, 'customer', createdAt);
  await insertReply(ctx.db, { conversationId: id, staffId: ctx.member.id, text, createdAt });
  return DONE;
}

export async function close(ctx: ConsoleContext, id: number, closed: boolean): Promise<typeof DONE> {
  await setClosed(ctx.db, id, closed ? new Date(ctx.now()) : null);
  return DONE;
}

function toRow({ language }: ConsoleContext, row: ListedConversation): z.input<typeof conversationRow> {
  return {
    id: row.id,
    customer_id: row.customer_id,
    customer_name: `${row.customer.first_name} ${row.customer.last_name}`.trim(),
    partner: row.partner_type,
    partner_name: partnerName(row, language),
    partner_id: row.partner_id,
    last_text: row.last_text ?? '',
    last_by: row.last_by,
    last_at: row.last_at.toISOString(),
    unread: row.unread,
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}

function partnerName({ store, courier }: ListedConversation, language: LanguageCode): string {
  if (store) return translated(store.name, language);
  if (!courier) return '';
  return `${translated(courier.first_name, language)} ${translated(courier.last_name, language)}`.trim();
}
