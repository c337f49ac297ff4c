import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, id, imageUrl, paged, paging, timestamp } from './schemas.ts';

const person = z.object({
  id,
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  image_full_url: imageUrl,
});

/** The partners of a customer's conversation: a store, a courier, or the operator. */
export const CHAT_PARTNERS = ['vendor', 'delivery_man', 'admin'] as const;
export type ChatPartner = (typeof CHAT_PARTNERS)[number];

export const chatMessage = z.object({
  id,
  conversation_id: id,
  /** `customer` or the type of the partner. */
  sender_type: z.string(),
  message: z.string(),
  file_full_url: z.array(z.string()),
  is_seen: flag,
  order_id: id.nullable(),
  created_at: timestamp,
});
export type ChatMessage = z.output<typeof chatMessage>;

/** A conversation of the customer with one partner. */
export const conversation = z.object({
  id,
  sender_id: id,
  sender_type: z.literal('customer'),
  receiver_id: id,
  receiver_type: z.enum(CHAT_PARTNERS),
  unread_message_count: z.number().int(),
  last_message_id: id.nullable(),
  last_message_time: timestamp.nullable(),
  receiver: person.extend({ art: z.object({ tint: z.string() }).nullable() }),
  last_message: chatMessage.nullable(),
});
export type Conversation = z.output<typeof conversation>;

export const listConversations = endpoint({
  name: 'listConversations',
  tag: 'Chat',
  summary: 'The customer’s conversations, the one with the newest message first',
  method: 'GET',
  path: '/api/v1/customer/message/list',
  access: 'customer',
  query: paging.extend({ type: z.enum(CHAT_PARTNERS).optional() }),
  response: paged('conversations', conversation),
  errors: ['unauthenticated'],
});

export const searchConversations = endpoint({
  name: 'searchConversations',
  tag: 'Chat',
  summary:
    'The customer’s conversations with partners whose name has words that begin like those of `name`, newest first; all of them without words',
  method: 'GET',
  path: '/api/v1/customer/message/search-list',
  access: 'customer',
  query: listConversations.query.extend({ name: z.string().max(200).default('') }),
  response: listConversations.response,
  errors: ['unauthenticated', 'validation'],
});

/** The conversation itself, or its partner; `admin_id` may have any value. */
const conversationKey = {
  conversation_id: z.coerce.number().int().optional(),
  vendor_id: z.coerce.number().int().optional(),
  delivery_man_id: z.coerce.number().int().optional(),
  admin_id: z.coerce.number().int().optional(),
};

const thread = paged('messages', chatMessage).extend({ status: z.boolean(), conversation });

export const getConversation = endpoint({
  name: 'getConversation',
  tag: 'Chat',
  summary:
    'One conversation, by its id or its partner’s, with its messages, newest first; reading it marks them seen',
  method: 'GET',
  path: '/api/v1/customer/message/details',
  access: 'customer',
  query: paging.extend(conversationKey),
  response: thread,
  errors: ['unauthenticated', 'conversation'],
});

export const listMessages = endpoint({
  name: 'listMessages',
  tag: 'Chat',
  summary:
    'The messages of one conversation, newest first, for older clients; without a key those with the operator, none before the first. Reading marks them seen',
  method: 'GET',
  path: '/api/v1/customer/message/get',
  access: 'customer',
  query: paging.extend(conversationKey),
  response: paged('messages', chatMessage),
  errors: ['unauthenticated', 'conversation'],
});

export const listAutomatedMessages = endpoint({
  name: 'listAutomatedMessages',
  tag: 'Chat',
  summary: 'The operator’s ready texts about an order, which a customer sends to support with one tap',
  method: 'GET',
  path: '/api/v1/customer/automated-message',
  access: 'customer',
  response: z.object({ data: z.array(z.object({ id, message: z.string() })) }),
  errors: ['unauthenticated'],
});

export const sendMessage = endpoint({
  name: 'sendMessage',
  tag: 'Chat',
  summary: 'Sends a message to a conversation, or starts one with a receiver; returns its first page',
  method: 'POST',
  path: '/api/v1/customer/message/send',
  access: 'customer',
  multipart: true,
  /**
   * With `conversation_id` the receiver is ignored. A courier can be messaged while delivering one of the customer's
   * orders.
   */
  body: z.object({
    conversation_id: z.coerce.number().int().optional(),
    receiver_type: z.enum(CHAT_PARTNERS).optional(),
    receiver_id: z.coerce.number().int().optional(),
    /** One of the customer's orders that the message is about. */
    order_id: z.coerce.number().int().optional(),
    message: z.string().trim().min(1).max(2000),
    limit: paging.shape.limit,
  }),
  response: thread,
  errors: ['unauthenticated', 'required', 'conversation', 'slow_down'],
});
