import { directionOf } from '@errand/domain/language';
import type { Deps } from '../../platform/deps.ts';
import { providerResponse } from '../../platform/messages/index.ts';
import type { ContentDeps, MessageContent, MessageContents } from './content.ts';
import { findUnsentMessage, type MessageRow, recordMessage } from './messages.queries.ts';
import { findReach, type Reach } from './recipients.ts';
import { MESSAGE_JOB } from './tell.ts';

export type SendDeps = ContentDeps & Pick<Deps, 'push'>;

/** How long a push service stores a message for a device that is offline: a later one says more. */
const PUSH_TTL_SECONDS = 4 * 3600;
/** Push services reject messages without a contact. */
const FALLBACK_CONTACT = 'mailto:shop@errand.example';

/** What became of a message that was not sent. */
type Dropped = { dropped: string };
type Sender = (
  deps: SendDeps,
  message: MessageRow,
  reach: Reach,
  content: MessageContent,
) => Promise<Dropped | null>;

/** Registers the job that sends each message. */
export function registerMessageJobs(deps: SendDeps, contents: MessageContents): void {
  deps.jobs.work(MESSAGE_JOB, ({ id }) => sendMessage(deps, contents, id));
}

/**
 * Sends a queued message and records what became of it. Throws what the provider answers, so that the job is repeated. A process
 * that dies between sending and recording repeats the message with the same id.
 */
export async function sendMessage(deps: SendDeps, contents: MessageContents, id: string): Promise<void> {
  const message = await findUnsentMessage(deps.db, id);
  if (!message) return;
  const record = (state: 'dropped' | 'failed' | 'sent', reason = '') =>
    recordMessage(deps.db, id, { state, reason, at: new Date(deps.now()) });
  const reach = await findReach(deps, deps.db, message);
  if (!reach) return record('dropped', 'recipient');
  const content = await contents[message.kind](deps, message, reach);
  if (!content) return record('dropped', 'outdated');
  try {
    const result = await SENDERS[message.channel](deps, message, reach, content);
    await (result ? record('dropped', result.dropped) : record('sent'));
  } catch (error) {
    await record('failed', providerResponse(error));
    throw error;
  }
}

const SENDERS: Record<MessageRow['channel'], Sender> = { push: sendPush, mail: sendMail, sms: sendSms };

async function sendPush(
  deps: SendDeps,
  message: MessageRow,
  { devices, language }: Reach,
  { title, description, tag, path }: MessageContent,
): Promise<Dropped | null> {
  const device = devices.find(({ id }) => id === message.device);
  if (!device) return { dropped: 'device' };
  const { email } = await deps.settings();
  const outcome = await deps.push.send(device.subscriber, {
    text: JSON.stringify({
      title,
      body: description,
      language,
      direction: directionOf(language),
      tag,
      path,
    }),
    ttlSeconds: PUSH_TTL_SECONDS,
    topic: tag,
    contact: email ? `mailto:${email}` : FALLBACK_CONTACT,
  });
  if (outcome === 'sent') return null;
  await device.end(deps.db);
  return { dropped: 'device' };
}

async function sendMail(
  deps: SendDeps,
  { id }: MessageRow,
  { mail: to, audience }: Reach,
  content: MessageContent,
): Promise<Dropped | null> {
  if (!to || !deps.messages.mail) return { dropped: 'address' };
  const mail = await content.mail();
  if (!mail) return { dropped: 'outdated' };
  await deps.messages.send({ channel: 'mail', id, to, audience, ...mail });
  return null;
}

async function sendSms(
  deps: SendDeps,
  { id }: MessageRow,
  { phone: to, audience }: Reach,
  { title: subject, description, path, sms }: MessageContent,
): Promise<Dropped | null> {
  if (!to || !deps.messages.sms) return { dropped: 'address' };
  const text = sms ?? (deps.publicUrl ? `${description} ${deps.publicUrl}${path}` : description);
  await deps.messages.send({ channel: 'sms', id, to, subject, text, audience });
  return null;
}
