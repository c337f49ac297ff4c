import type { LanguageCode } from '@errand/domain/language';
import {
  isReceiverEvent,
  type MessageChannel,
  subjectOfType,
  TEMPLATE_FIELDS,
  TEMPLATE_VARIABLES,
  type TemplateTexts,
  type TemplateValues,
  templateVariables,
} from '@errand/domain/notifications';
import { type ConsoleContext, isInScope, scopeOf } from '../../../console/index.ts';
import { sendTestMessage } from '../../../console/staff/send-test-message.ts';
import { isOrderId, translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  type ComposedMail,
  composeMail,
  type Message,
  mailBrandOf,
  paragraphs,
  signature,
} from '../../../platform/messages/index.ts';
import type { EditableMail } from '../../../platform/messages/mail/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import {
  type MessageContent,
  type MessageContents,
  mailTexts,
  orderMessages,
  type TemplateKey,
  withTexts,
} from '../../messaging/index.ts';
import { messageTitle } from '../../notifications/index.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import { findOrderPlace } from '../../orders/orders.views.ts';
import { listOrderPage } from '../list-orders.queries.ts';
import { requireTexts } from './template-faults.ts';
import { type EventKey, requireEdition } from './templates.service.ts';

type Input = {
  channel: MessageChannel;
  language: LanguageCode;
  texts: TemplateTexts;
  order_id: number | null;
};
/** What a message tells, and the order that it is told of; null for examples. */
type Told = { content: MessageContent; mail: EditableMail | null; orderId: number | null };

/** Renders texts with an order, by default the latest one of the event. Throws what is wrong with them, and `not_found`. */
export async function previewMessage(
  ctx: ConsoleContext,
  contents: MessageContents,
  key: EventKey,
  input: Input,
) {
  const edition = requireEdition(key, input);
  const texts = requireTexts(edition, input.texts);
  const { content, mail, orderId } = await readTold(ctx, contents, edition, input.order_id);
  const values: TemplateValues = { ...content.values, ...mail?.values };
  const shown = render(edition, texts, { content, mail });
  const brand = mailBrandOf(await ctx.settings(), ctx.publicUrl);
  return {
    order_id: orderId,
    title: shown.subject,
    text: shown.text,
    html: shown.html?.(brand) ?? null,
    values: templateVariables(edition.event, edition).map((name) => ({ name, value: values[name] ?? '' })),
  };
}

/**
 * Sends texts to the caller's own mail address, or as an SMS to a number, immediately and outside of a transaction. An SMS has
 * examples, because the number is not known to be the member's. Returns what the provider answered if it rejects the message, else
 * null. Throws `sender_missing` and `slow_down`.
 */
export async function sendTest(
  ctx: ConsoleContext,
  contents: MessageContents,
  key: EventKey,
  input: Input & { phone?: string },
): Promise<string | null> {
  const edition = requireEdition(key, input);
  const texts = requireTexts(edition, input.texts);
  const channel = edition.channel === 'mail' ? 'mail' : 'sms';
  const to = channel === 'mail' ? ctx.member.mail : input.phone;
  if (to === undefined) throw new AppError('required', undefined, 'phone');
  if (!ctx.messages[channel]) throw new AppError('sender_missing');
  const told =
    channel === 'mail'
      ? await readTold(ctx, contents, edition, input.order_id)
      : await exampleOf(ctx, edition);
  const { subject, text, html } = render(edition, texts, told);
  const message: Message = { channel, to, subject, text, ...(html && { html }) };
  return sendTestMessage(ctx, message);
}

/** Throws `template_syntax` at the first field for texts that cannot be rendered with these values. */
function render(
  { channel, language }: TemplateKey,
  texts: TemplateTexts,
  { content, mail }: Pick<Told, 'content' | 'mail'>,
): Pick<ComposedMail, 'subject' | 'text'> & { html?: ComposedMail['html'] } {
  try {
    if (channel === 'mail' && mail)
      return mail.withTexts(mailTexts(texts, { ...content.values, ...mail.values }));
    const {
      title,
      description,
      sms = '',
    } = withTexts(content, texts, channel === 'sms' ? 'sms' : 'push', language);
    return channel === 'sms' ? { subject: title, text: sms } : { subject: title, text: description };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new AppError('template_syntax', { detail: error.message }, TEMPLATE_FIELDS[channel][0]);
  }
}

async function readTold(
  ctx: ConsoleContext,
  contents: MessageContents,
  edition: TemplateKey,
  orderId: number | null,
): Promise<Told> {
  const order = orderId === null ? await findNewest(ctx, edition) : await requireOrder(ctx, edition, orderId);
  if (!order) return exampleOf(ctx, edition);
  const { event: kind, language, channel } = edition;
  const latest = await orderMessages.findLatest(ctx.db, { event: kind, orderId: order.id });
  const message = {
    kind,
    orderId: order.id,
    data: latest?.data ?? {},
    subject: latest?.subject ?? `order:${order.id}`,
    recipient: isReceiverEvent(kind) ? ('receiver' as const) : ('owner' as const),
  };
  const name = isReceiverEvent(kind) ? (order.place?.contactName ?? '') : order.contact.name;
  const content = await contents[kind](ctx, message, { language, name });
  const mail = content && channel === 'mail' ? await content.mail() : null;
  // The event has not happened to this order, or is not true any more.
  if (!content || (channel === 'mail' && !mail)) return exampleOf(ctx, edition);
  return { content, mail, orderId: order.id };
}

/** Throws `not_found` for an order that the member may not read, and for one of another kind. */
async function requireOrder(ctx: ConsoleContext, edition: TemplateKey, id: number): Promise<StoredOrder> {
  const order = await findReadable(ctx, edition, id);
  if (!order) throw new AppError('not_found', undefined, 'order_id');
  return order;
}

async function findReadable(
  ctx: ConsoleContext,
  { subject }: TemplateKey,
  id: number,
): Promise<StoredOrder | null> {
  const scope = scopeOf(ctx.member.grants, 'orders.read', 'store');
  const place = scope && isOrderId(id) ? await findOrderPlace(ctx.db, id) : null;
  if (!scope || !place || !isInScope(scope, place)) return null;
  const order = await storedOrders.find(ctx.db, id);
  return order && subjectOfType(order.type) === subject ? order : null;
}

const SEARCHED = 20;

/** The latest order that the event was told of, else the newest of the kind; null without one that the member may read. */
async function findNewest(ctx: ConsoleContext, edition: TemplateKey): Promise<StoredOrder | null> {
  const { event, subject } = edition;
  const scope = scopeOf(ctx.member.grants, 'orders.read', 'store');
  if (!scope) return null;
  const told = await orderMessages.findLatest(ctx.db, { event, orderId: null });
  const order = told?.orderId ? await findReadable(ctx, edition, told.orderId) : null;
  if (order) return order;
  const filter = subject === 'order' ? {} : { type: subject };
  const page = { limit: SEARCHED, after: null, ascending: false, by: 'id' } as const;
  const newest = await listOrderPage(ctx.pool, scope, filter, ctx.now(), page);
  const id = newest.find(({ type }) => subjectOfType(type) === subject)?.id;
  return id === undefined ? null : findReadable(ctx, edition, id);
}

/** A message with examples, where there is no order to show. */
async function exampleOf(ctx: ConsoleContext, { event, subject, language }: TemplateKey): Promise<Told> {
  const shop = translated((await ctx.settings()).business_name, language);
  const type = subject === 'order' ? 'delivery' : subject;
  const status = messageTitle(event, { type, storeId: subject === 'parcel' ? null : 0 }, language);
  const values = Object.fromEntries(
    TEMPLATE_VARIABLES.map((name) => [
      name,
      name === 'shop' ? shop : name === 'status' ? status : textOf(`mails.example.${name}`, language),
    ]),
  );
  const mail = composeMail(language, status, [...paragraphs('', ''), signature(shop)]);
  const content = {
    title: status,
    description: '',
    path: '',
    tag: '',
    about: subject,
    values,
    mail: async () => mail,
  };
  return { content, mail, orderId: null };
}
