import { directionOf } from '@errand/domain/language';
import {
  isRequiredMail,
  isTurnedOff,
  MESSAGE_RULES,
  NOTIFICATION_TOPICS,
} from '@errand/domain/notifications';
import type { Deps } from '../../platform/deps.ts';
import { isPermanent } from '../../platform/jobs/index.ts';
import { MESSAGE_BOUNCED, providerResponse, unsubscribeLine } from '../../platform/messages/index.ts';
import { deliveryLog, unreachableList, whatsAppTemplates } from '../../platform/messages/reach/index.ts';
import { applyTemplate } from './apply-template.ts';
import type { ContentDeps, MessageContent, MessageContents } from './content.ts';
import { findUnsentMessage, type MessageRow, recordMessage, requeueSent } from './messages.queries.ts';
import { quietSeconds } from './quiet-hours.ts';
import { findReach, type Reach } from './recipients.ts';
import { MESSAGE_JOB, registerGatheredJobs } from './tell.ts';
import { type Optional, unsubscribeUrlFor } from './unsubscribe/unsubscribe-link.ts';

export type SendDeps = ContentDeps & Pick<Deps, 'log' | 'push'>;

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

/** Registers the jobs that tell what was gathered, send each message, and send by SMS what WhatsApp could not deliver. */
export function registerMessageJobs(deps: SendDeps, contents: MessageContents): void {
  deps.jobs.work(MESSAGE_JOB, ({ id }) => sendMessage(deps, contents, id));
  registerGatheredJobs(deps);
  deps.jobs.subscribe(MESSAGE_BOUNCED, 'messages', ({ id }) => repeatBySms(deps, id));
}

async function repeatBySms({ db, jobs, messages }: SendDeps, id: string): Promise<void> {
  const delivery = (await deliveryLog.find(db, [id])).get(id);
  if (!messages.sms || delivery?.channel !== 'whatsapp') return;
  await db.transaction(async (tx) => {
    if (await requeueSent(tx, id)) await jobs.send(tx, MESSAGE_JOB, { id });
  });
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
  if (isTurnedOff(message.kind, message.channel, reach)) return record('dropped', 'turned_off');
  // A failed message is repeated later, and a queue may be behind: it can be night meanwhile.
  const startAfterSeconds = await quietSeconds(deps, deps.db, message.kind, reach);
  if (startAfterSeconds > 0) return deps.jobs.send(deps.db, MESSAGE_JOB, { id }, { startAfterSeconds });
  const content = await contents[message.kind](deps, message, reach);
  if (!content) return record('dropped', 'outdated');
  try {
    const told = await applyTemplate(deps, message, reach.language, content);
    const result = await SENDERS[message.channel](deps, message, reach, told);
    await (result ? record('dropped', result.dropped) : record('sent'));
  } catch (error) {
    await record('failed', providerResponse(error));
    throw error;
  }
}

const SENDERS: Record<MessageRow['channel'], Sender> = { push: sendPush, mail: sendMail, sms: sendToPhone };

async function sendPush(
  deps: SendDeps,
  message: MessageRow,
  { devices, language }: Reach,
  { title, description, tag, path, ttlSeconds = PUSH_TTL_SECONDS }: MessageContent,
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
    ttlSeconds,
    topic: tag,
    contact: email ? `mailto:${email}` : FALLBACK_CONTACT,
  });
  if (outcome === 'sent') return null;
  await device.end(deps.db);
  return { dropped: 'device' };
}

async function sendMail(
  deps: SendDeps,
  { id, kind }: MessageRow,
  reach: Reach,
  content: MessageContent,
): Promise<Dropped | null> {
  const { mail: to, audience, language } = reach;
  if (!to || !deps.messages.mail) return { dropped: 'address' };
  const optional = optionalMail(kind, reach, to);
  const mail = await content.mail();
  if (!mail) return { dropped: 'outdated' };
  const unsubscribeUrl = optional && (await unsubscribeUrlFor(deps, { ...optional, language }));
  const { subject, text, html } = unsubscribeUrl
    ? mail.withFooter(unsubscribeLine(unsubscribeUrl, language))
    : mail;
  await deps.messages.send({
    channel: 'mail',
    id,
    to,
    audience,
    subject,
    text,
    html,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  });
  return null;
}

/** What the recipient turns a mail off by; null for mails that are always sent. */
function optionalMail(
  kind: MessageRow['kind'],
  { owner, orderType }: Reach,
  contact: string,
): Optional | null {
  const { topic } = MESSAGE_RULES[kind];
  // Members of the staff choose in the console.
  const own = NOTIFICATION_TOPICS.find((one) => one === topic);
  return own === undefined || owner === null || isRequiredMail(kind, orderType)
    ? null
    : { owner, contact, topic: own, channel: 'mail' };
}

/** Sends WhatsApp where the operator has named a template for the event and it reaches the phone, else SMS. */
async function sendToPhone(
  deps: SendDeps,
  message: MessageRow,
  reach: Reach,
  content: MessageContent,
): Promise<Dropped | null> {
  const { id, kind } = message;
  const { phone: to, audience, language } = reach;
  if (!to) return { dropped: 'address' };
  const { title: subject, description, path, sms } = content;
  const template = deps.messages.whatsapp
    ? await whatsAppTemplates.forEvent(deps, kind, { language, title: subject, description, path })
    : null;
  if (template && (await unreachableList.find(deps.db, 'whatsapp', [to])).length === 0) {
    const text = template.variables.join('\n');
    try {
      await deps.messages.send({ channel: 'whatsapp', id, to, subject, text, template, audience });
      return null;
    } catch (error) {
      if (!deps.messages.sms || !isPermanent(error)) throw error;
    }
  }
  if (!deps.messages.sms) return { dropped: 'address' };
  const text = sms ?? (deps.publicUrl ? `${description} ${deps.publicUrl}${path}` : description);
  await deps.messages.send({ channel: 'sms', id, to, subject, text, audience });
  return null;
}
