import PostalMime, { type Email } from 'postal-mime';
import type { DeliveryReport } from './deliveries.queries.ts';

/**
 * Reads a report about one of our mails: that it could not be delivered (RFC 3464) or was called spam (RFC 5965). Null for another
 * message, such as a note of absence, and for a report about a delay.
 */
export async function readBounce(raw: Uint8Array): Promise<DeliveryReport | null> {
  const { attachments } = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    rfc822Attachments: true,
  });
  const partOf = (...types: string[]) => {
    const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
    return typeof content === 'string' ? content : undefined;
  };
  const original = partOf(
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  );
  const messageId = await ownIdOf(original);
  if (messageId === null) return null;
  const feedback = partOf('message/feedback-report');
  if (feedback !== undefined) return complaintOf(messageId, await fieldsOf(feedback));
  const status = partOf('message/delivery-status', 'message/global-delivery-status');
  // The first group of fields is about the message, each further one about a recipient; ours have one.
  const [, recipient] = (status ?? '').trim().split(/\r?\n(?:\r?\n)+/);
  return recipient === undefined ? null : failureOf(messageId, await fieldsOf(recipient));
}

type Fields = Map<string, string>;

/** The fields of a group, which have the form of headers. */
async function fieldsOf(group: string): Promise<Fields> {
  const { headers } = await PostalMime.parse(`${group.trim()}\r\n\r\n`);
  return new Map(headers.map(({ key, value }) => [key, value.replace(/\s+/g, ' ').trim()]));
}

/** The id that we gave a mail as the local part of its Message-ID. */
async function ownIdOf(original: string | undefined): Promise<string | null> {
  if (original === undefined) return null;
  const { messageId }: Email = await PostalMime.parse(original);
  return /^<([^@<>\s]{1,200})@/.exec(messageId ?? '')?.[1] ?? null;
}

function complaintOf(messageId: string, fields: Fields): DeliveryReport | null {
  const kind = fields.get('feedback-type')?.toLowerCase();
  if (kind !== 'abuse' && kind !== 'fraud') return null;
  return { messageId, state: 'complained', reason: kind, unreachable: 'complained' };
}

function failureOf(messageId: string, fields: Fields): DeliveryReport | null {
  const action = fields.get('action')?.toLowerCase();
  if (action === 'delivered') return { messageId, state: 'delivered', reason: '', unreachable: null };
  if (action !== 'failed') return null;
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  const diagnosis = fields.get('diagnostic-code')?.replace(/^[\w-]+;\s*/, '');
  return {
    messageId,
    state: 'bounced',
    reason: (diagnosis || status).slice(0, 500),
    unreachable: isUnknownAddress(status) ? 'unknown' : null,
  };
}

/**
 * Whether an enhanced status (RFC 3463) says that the address itself is wrong. 5.1.7 and 5.1.8 are about the address of the
 * sender; a full mailbox and a rejected content pass.
 */
export function isUnknownAddress(status: string): boolean {
  return /^5\.1\.\d+$/.test(status) && status !== '5.1.7' && status !== '5.1.8';
}
