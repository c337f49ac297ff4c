import { z } from 'zod';
import { CHAT_PARTNERS } from '../../chat.ts';
import { consoleEndpoint, LIST, objectEndpoints } from '../console-endpoint.ts';
import { actor, flagFilter, id, instant, listFields, listOf, personal } from '../fields.ts';

export const conversationRow = z.object({
  id,
  customer_id: id,
  customer_name: personal,
  partner: z.enum(CHAT_PARTNERS),
  /** The name of the store or courier; empty for the operator. */
  partner_name: personal,
  partner_id: id,
  last_text: z.string(),
  /** The author of the last message. */
  last_by: z.enum(['customer', 'partner']).nullable(),
  last_at: instant,
  /** Number of the customer's messages that no member has read. */
  unread: z.number().int(),
  closed_at: instant.nullable(),
});

export const conversation = conversationRow.extend({
  customer_phone: personal.nullable(),
  customer_mail: personal.nullable(),
  /** The latest messages, oldest first. */
  messages: z.array(
    z.object({
      id,
      by: z.enum(['customer', 'partner']),
      /** The member who wrote as the partner. */
      staff: actor,
      text: z.string(),
      order_id: id.nullable(),
      /** When the customer read it. */
      seen_at: instant.nullable(),
      created_at: instant,
    }),
  ),
  /** Whether there are older messages than these. */
  has_older: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;
export type ConversationMessage = Conversation['messages'][number];

const base = { tag: 'Chat', target: 'conversation', permission: 'chat.read', scope: 'store' } as const;
const change = {
  ...base,
  method: 'POST',
  permission: 'chat.answer',
  changes: ['chat'],
} as const;

export const listConversations = consoleEndpoint({
  ...base,
  name: 'listConversations',
  summary:
    'Conversations of customers with the caller’s stores, couriers and the operator: unread ones first, then by the newest message; search by name, phone or mail',
  ...LIST,
  path: '/api/console/v1/conversations',
  query: z.object({
    ...listFields,
    partner: z.enum(CHAT_PARTNERS).optional(),
    unread: flagFilter,
    closed: flagFilter,
  }),
  response: listOf(conversationRow),
});

const conversations = objectEndpoints('/api/console/v1/conversations', base, change);

export const getConversation = conversations.get({
  name: 'getConversation',
  summary: 'A conversation with its latest messages',
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
  response: conversation,
});

export const markConversationRead = conversations.act('read', {
  name: 'markConversationRead',
  summary: 'Marks the customer’s messages as read',
  unaudited: true,
  body: z.object({}),
  response: z.object({ done: z.literal(true) }),
});

export const answerConversation = conversations.act('messages', {
  name: 'answerConversation',
  summary: 'Writes to the customer as the store, courier or operator, and marks their messages as read',
  secrets: ['text'],
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  response: z.object({ done: z.literal(true) }),
});

export const closeConversation = conversations.act('closed', {
  name: 'closeConversation',
  summary: 'Closes a conversation until the customer writes again, or opens it',
  body: z.object({ closed: z.boolean() }),
  response: z.object({ done: z.literal(true) }),
});
