import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, flag, id, imageUrl, integer, paged, paging, text, timestamp } from './schemas.ts';
import { searchText } from './typed-texts.ts';

const person = z.object({
  id,
  f_name: text,
  l_name: text,
  phone: text.nullable(),
  email: text.nullable(),
  image_full_url: imageUrl,
});

/** The partners of a customer's conversation: a store, a courier, or the operator. */
export const CHAT_PARTNERS = ['vendor', 'delivery_man', 'admin'] as const;
export type ChatPartner = (typeof CHAT_PARTNERS)[number];

export const chatMessage = z
  .object({
    id,
    conversation_id: id,
    sender_type: text.meta(about('Who wrote: `customer` or the kind of the partner.', 'customer')),
    message: text,
    file_full_url: z.array(text).describe('Addresses of the attached files.'),
    is_seen: flag.describe('1 once the receiver has read it.'),
    order_id: id.nullable(),
    created_at: timestamp,
  })
  .describe('A message of a conversation.');
export type ChatMessage = z.output<typeof chatMessage>;

export const conversation = z
  .object({
    id,
    sender_id: id.meta(about('Who wrote.', 27)),
    sender_type: z.literal('customer').describe('Who wrote: `customer` or the kind of the partner.'),
    receiver_id: id.meta(about('The partner.', 5)),
    receiver_type: z.enum(CHAT_PARTNERS).describe('Kind of the partner: a store, a courier or the operator.'),
    unread_message_count: integer.meta(about('Messages that the customer has not read.', 2)),
    last_message_id: id.nullable().meta(about('The newest message; null without one.', 231)),
    last_message_time: timestamp.nullable().describe('Its time, ISO 8601 in UTC; null without one.'),
    receiver: person.extend({ art: z.object({ tint: text }).nullable() }).describe('The partner.'),
    last_message: chatMessage.nullable().describe('The newest message; null without one.'),
  })
  .describe('A conversation of the customer with a store, a courier or the operator.');
export type Conversation = z.output<typeof conversation>;

const forCustomers = { tag: 'Chat', access: 'customer' } as const;

export const listConversations = endpoint({
  ...forCustomers,
  name: 'listConversations',
  summary: 'The customer’s conversations, the one with the newest message first',
  description: '`type` narrows the list to stores, couriers or the operator.',
  method: 'GET',
  path: '/api/v1/customer/message/list',
  query: paging.extend({ type: z.enum(CHAT_PARTNERS).optional().describe('Kind of partners.') }),
  response: paged('conversations', conversation),
});

export const searchConversations = endpoint({
  ...forCustomers,
  name: 'searchConversations',
  summary:
    'The customer’s conversations with partners whose name has words that begin like those of `name`, newest first; all of them without words',
  description: 'Takes the paging of `listConversations`.',
  method: 'GET',
  path: '/api/v1/customer/message/search-list',
  query: listConversations.query.extend({
    name: searchText.max(200).default('').meta(about('Words to search for.', 'bread')),
  }),
  response: listConversations.response,
});

/** The conversation itself, or its partner; `admin_id` may have any value. */
const conversationKey = {
  conversation_id: z.coerce.number().int().optional(),
  vendor_id: z.coerce.number().int().optional().meta(about('The owner of the store.', 5)),
  delivery_man_id: z.coerce.number().int().optional().meta(about('The courier.', 12)),
  admin_id: z.coerce.number().int().optional().meta(about('The operator; any number.', 0)),
};

const thread = paged('messages', chatMessage).extend({
  status: z.boolean(),
  conversation: conversation.describe('The conversation.'),
});

export const getConversation = endpoint({
  ...forCustomers,
  name: 'getConversation',
  summary:
    'One conversation, by its id or its partner’s, with its messages, newest first; reading it marks them seen',
  description: 'The newest messages come first; older ones are on later pages.',
  method: 'GET',
  path: '/api/v1/customer/message/details',
  query: paging.extend(conversationKey),
  response: thread,
  errors: ['conversation'],
});

export const listMessages = endpoint({
  ...forCustomers,
  name: 'listMessages',
  summary:
    'The messages of one conversation, newest first, for older clients; without a key those with the operator, none before the first. Reading marks them seen',
  description: 'Use `getConversation` instead, unless only the partner is known.',
  method: 'GET',
  path: '/api/v1/customer/message/get',
  query: paging.extend(conversationKey),
  response: paged('messages', chatMessage),
  errors: ['conversation'],
});

export const listAutomatedMessages = endpoint({
  ...forCustomers,
  name: 'listAutomatedMessages',
  summary: 'The operator’s ready texts about an order, which a customer sends to support with one tap',
  description: 'Show them above the input of a conversation with support.',
  method: 'GET',
  path: '/api/v1/customer/automated-message',
  response: z.object({
    data: z.array(z.object({ id, message: text })).describe('The messages.'),
  }),
});

export const sendMessage = endpoint({
  ...forCustomers,
  name: 'sendMessage',
  summary: 'Sends a message to a conversation, or starts one with a receiver; returns its first page',
  description:
    'Send `conversation_id`, or `receiver_type` and `receiver_id` to start a conversation. A courier can be messaged while delivering one of the customer’s orders.',
  method: 'POST',
  path: '/api/v1/customer/message/send',
  multipart: true,
  /**
   * With `conversation_id` the receiver is ignored. A courier can be messaged while delivering one of the customer's
   * orders.
   */
  body: z.object({
    conversation_id: z.coerce.number().int().optional(),
    receiver_type: z
      .enum(CHAT_PARTNERS)
      .optional()
      .describe('Kind of the partner: a store, a courier or the operator.'),
    receiver_id: z.coerce.number().int().optional().meta(about('The partner.', 5)),
    order_id: z.coerce
      .number()
      .int()
      .optional()
      .describe('One of the customer’s orders that the message is about.'),
    message: z.string().trim().min(1).max(2000),
    limit: paging.shape.limit,
  }),
  example: { receiver_type: 'vendor', receiver_id: 5, message: 'Do you have it without nuts?' },
  response: thread,
  errors: ['required', 'conversation', 'slow_down'],
});
