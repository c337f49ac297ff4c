import { directionOf } from '@errand/domain/language';
import type { Deps } from '../../platform/deps.ts';
import { audienceOf, providerResponse } from '../../platform/messages/index.ts';
import { pushTokens } from '../auth/index.ts';
import { type OrderMailDeps, type OrderRow, orderRows } from '../order-pages/index.ts';
import { messageText, notificationMail } from './message-text.ts';
import { findUnsentMessage, type MessageRow, recordMessage } from './messages.queries.ts';
import { deviceOf, subscriberOf } from './push-subscription.ts';

export type SendDeps = OrderMailDeps & Pick<Deps, 'now' | 'push'>;

/** How long a push service stores a message for a device that is offline: a later one says more. */
const PUSH_TTL_SECONDS = 4 * 3600;
/** Push services reject messages without a contact. */
const FALLBACK_CONTACT = 'mailto:shop@errand.example';

/** What became of a message that was not sent. */
type Dropped = { dropped: string };

/**
 * Sends a queued message and records what became of it. Throws what the provider answers, so that the job is repeated. A process
 * that dies between sending and recording repeats the message with the same id.
 */
export async function sendMessage(deps: SendDeps, id: string): Promise<void> {
  const message = await findUnsentMessage(deps.db, id);
  if (!message) return;
  const record = (state: 'dropped' | 'failed' | 'sent', reason = '') =>
    recordMessage(deps.db, id, { state, reason, at: new Date(deps.now()) });
  const order = await orderRows.find(deps.pool, message.orderId);
  if (!order) return record('dropped', 'order');
  try {
    const result = await SENDERS[message.channel](deps, message, order);
    await (result ? record('dropped', result.dropped) : record('sent'));
  } catch (error) {
    await record('failed', providerResponse(error));
    throw error;
  }
}

const SENDERS: Record<
  MessageRow['channel'],
  (deps: SendDeps, message: MessageRow, order: OrderRow) => Promise<Dropped | null>
> = { push: sendPush, mail: sendMail, sms: sendSms };

async function sendPush(deps: SendDeps, message: MessageRow, order: OrderRow): Promise<Dropped | null> {
  const tokens = await pushTokens.list(deps.db, order.owner, new Date(deps.now()));
  const token = tokens.find((one) => deviceOf(one) === message.device);
  const subscriber = token === undefined ? null : subscriberOf(token);
  if (token === undefined || !subscriber) return { dropped: 'device' };
  const { title, description, path } = await messageText(deps, message, order);
  const { email } = await deps.settings();
  const outcome = await deps.push.send(subscriber, {
    text: JSON.stringify({
      title,
      body: description,
      language: order.language,
      direction: directionOf(order.language),
      tag: `order-${order.id}`,
      path,
    }),
    ttlSeconds: PUSH_TTL_SECONDS,
    topic: `order-${order.id}`,
    contact: email ? `mailto:${email}` : FALLBACK_CONTACT,
  });
  if (outcome === 'sent') return null;
  await pushTokens.delete(deps.db, token);
  return { dropped: 'device' };
}

async function sendMail(deps: SendDeps, message: MessageRow, order: OrderRow): Promise<Dropped | null> {
  const { email: to } = order.contact;
  if (!to || !deps.messages.mail) return { dropped: 'address' };
  const mail = await notificationMail(deps, message, order);
  await deps.messages.send({
    channel: 'mail',
    id: message.id,
    to,
    audience: audienceOf(order.owner),
    ...mail,
  });
  return null;
}

async function sendSms(deps: SendDeps, message: MessageRow, order: OrderRow): Promise<Dropped | null> {
  const { phone: to } = order.contact;
  if (!to || !deps.messages.sms) return { dropped: 'address' };
  const { title: subject, description, path } = await messageText(deps, message, order);
  const text = deps.publicUrl ? `${description} ${deps.publicUrl}${path}` : description;
  await deps.messages.send({
    channel: 'sms',
    id: message.id,
    to,
    subject,
    text,
    audience: audienceOf(order.owner),
  });
  return null;
}
