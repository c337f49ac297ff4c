import { LANGUAGE_CODES } from '@errand/domain/language';
import {
  MESSAGE_CHANNELS,
  MESSAGE_SUBJECTS,
  NOTIFICATION_TOPICS,
  ORDER_EVENTS,
  TEMPLATE_LIMITS,
  TEMPLATE_VARIABLES,
  type TemplateField,
} from '@errand/domain/notifications';
import { z } from 'zod';
import { consoleEndpoint } from './console-endpoint.ts';
import { actor, id, instant, personal, version } from './fields.ts';

const field = (name: TemplateField) => z.string().trim().max(TEMPLATE_LIMITS[name]).exactOptional();

/** The fields of the channel, in the language of Liquid; the others are left out. */
const texts = z.object({
  title: field('title'),
  text: field('text'),
  subject: field('subject'),
  heading: field('heading'),
  intro: field('intro'),
  closing: field('closing'),
});

const edition = { channel: z.enum(MESSAGE_CHANNELS), language: z.enum(LANGUAGE_CODES) };

/** What is known of the text of a channel and a language without reading it. */
const state = {
  ...edition,
  is_edited: z.boolean(),
  /** The shop's own text is another one than when the operator wrote theirs. */
  default_changed: z.boolean(),
  /** When the text could last not be rendered, so that the shop's own was sent; null for never. */
  failed_at: instant.nullable(),
};

const event = {
  event: z.enum(ORDER_EVENTS),
  subject: z.enum(MESSAGE_SUBJECTS),
};

const row = z.object({
  ...event,
  /** What it tells, in the language of the member. */
  title: z.string(),
  /** What customers turn it off by; null for the receiver of a parcel. */
  topic: z.enum(NOTIFICATION_TOPICS).nullable(),
  editions: z.array(z.object(state)),
});
export type MessageTemplateRow = z.output<typeof row>;

const saving = z.object({
  id,
  version: z.number().int(),
  /** Null for the return to the shop's own text. */
  texts: texts.nullable(),
  saved_by: actor,
  saved_at: instant,
});

const template = z.object({
  ...event,
  title: z.string(),
  editions: z.array(
    z.object({
      ...state,
      /** What is sent. */
      texts,
      /** The shop's own text. */
      default_texts: texts,
      /** The shop's own text when the operator wrote theirs; null unless it is another one now. */
      former_default: texts.nullable(),
      failure: z.string(),
      variables: z.array(z.object({ name: z.enum(TEMPLATE_VARIABLES), is_required: z.boolean() })),
      /** The latest first. */
      history: z.array(saving),
      version,
    }),
  ),
});
export type MessageTemplate = z.output<typeof template>;
export type MessageEdition = MessageTemplate['editions'][number];
export type MessageTexts = z.output<typeof texts>;

const base = { tag: 'Content', scope: 'all' } as const;
const path = '/api/console/v1/content/messages/{subject}/{event}';
const change = {
  ...base,
  permission: 'content.update',
  target: 'message-template',
  changes: ['content'],
  params: z.object(event),
} as const;

export const listMessageTemplates = consoleEndpoint({
  ...base,
  name: 'listMessageTemplates',
  summary:
    'The messages to customers and receivers, with the channels and languages that the operator has written',
  method: 'GET',
  path: '/api/console/v1/content/messages',
  permission: 'content.read',
  response: z.object({ rows: z.array(row) }),
});

export const getMessageTemplate = consoleEndpoint({
  ...base,
  name: 'getMessageTemplate',
  summary: 'The texts of a message by channel and language, with what the operator has saved before',
  method: 'GET',
  path,
  permission: 'content.read',
  params: z.object(event),
  response: template,
  errors: ['not_found'],
});

/** The rejections of texts that cannot be used, each at its field. */
const faults = ['template_empty', 'template_incomplete', 'template_syntax', 'template_variable'] as const;

export const saveMessageTemplate = consoleEndpoint({
  ...change,
  name: 'saveMessageTemplate',
  summary: 'Writes the text of a channel and a language, which is sent from now on',
  method: 'PUT',
  path,
  body: texts.extend({ ...edition, version }),
  response: template,
  errors: ['not_found', ...faults],
});

export const restoreMessageTemplate = consoleEndpoint({
  ...change,
  name: 'restoreMessageTemplate',
  summary: 'Returns to a text that was saved before, or to the text of the shop',
  method: 'POST',
  path: `${path}/restore`,
  body: z.object({
    ...edition,
    /** The id of the saving; null for the text of the shop. */
    saving_id: id.nullable(),
    version,
  }),
  response: template,
  errors: ['not_found', ...faults],
});

export const previewMessage = consoleEndpoint({
  ...base,
  name: 'previewMessage',
  summary: 'Renders texts that are not saved, with an order that the member may read or with examples',
  method: 'POST',
  path: `${path}/preview`,
  permission: 'content.read',
  unaudited: true,
  params: z.object(event),
  body: z.object({ ...edition, texts, order_id: id.positive().nullable() }),
  response: z.object({
    /** The order that it is rendered with; null for examples, where there is no order that the member may read. */
    order_id: id.nullable(),
    /** The subject of a mail, the title of a push message; empty for an SMS. */
    title: personal,
    text: personal,
    /** The mail as it is sent; null for other channels. */
    html: personal.nullable(),
    values: z.array(z.object({ name: z.enum(TEMPLATE_VARIABLES), value: personal })),
  }),
  errors: ['not_found', ...faults],
});

export const testMessageTemplate = consoleEndpoint({
  ...change,
  changes: [],
  name: 'testMessageTemplate',
  summary: 'Sends texts that are not saved to the mail address of the member, or to a phone number',
  method: 'POST',
  path: `${path}/test`,
  secrets: ['phone'],
  body: z.object({
    ...edition,
    channel: z.enum(['mail', 'sms']),
    texts,
    order_id: id.positive().nullable(),
    /** E.164; for an SMS. */
    phone: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/)
      .exactOptional(),
  }),
  response: z.object({
    accepted: z.boolean(),
    /** The provider's response; null if it accepted the message. */
    answer: z.string().nullable(),
  }),
  errors: ['not_found', 'sender_missing', 'slow_down', ...faults],
});
