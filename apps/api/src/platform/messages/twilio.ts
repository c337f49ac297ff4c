import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UnreachableReason } from '@errand/domain/notifications';
import { z } from 'zod';
import type { DeliveryReport } from './deliveries.queries.ts';
import { postMessage } from './post.ts';
import type { SendSms } from './sms.ts';

export type TwilioOptions = {
  accountSid: string;
  authToken: string;
  from: string;
  /** Where Twilio reports what became of a message; null without a public address. */
  reportUrl: string | null;
  url?: string;
};

const API = 'https://api.twilio.com';

/** Codes of Twilio that are true of the phone, not of one message: https://www.twilio.com/docs/api/errors. */
const UNREACHABLE: Record<string, UnreachableReason> = {
  21211: 'unknown', // not a phone number
  21610: 'stopped', // replied STOP
  21614: 'unknown', // cannot receive SMS
  30004: 'stopped', // blocked
  30005: 'unknown', // does not exist
  30006: 'unknown', // a landline
};
/** Switched off or without reception, and now and then a phone that does not exist. */
const SWITCHED_OFF = '30003';

export function twilioSender({ accountSid, authToken, from, reportUrl, url = API }: TwilioOptions): SendSms {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  return async ({ id, to, text }) => {
    const body = new URLSearchParams({ To: to, From: from, Body: text });
    if (reportUrl !== null) body.set('StatusCallback', `${reportUrl}?id=${encodeURIComponent(id)}`);
    await postMessage('SMS', address, { authorization }, body, (_status, response) => ({
      unreachable: UNREACHABLE[codeOf(response)] ?? null,
    }));
  };
}

const rejection = z.object({ code: z.number() });

function codeOf(response: string): string {
  try {
    return String(rejection.parse(JSON.parse(response)).code);
  } catch {
    return '';
  }
}

/** Whether Twilio signed a report: base64 of HMAC-SHA1 of its address and of its fields, sorted by name. */
export function isSignedByTwilio(
  authToken: string,
  url: string,
  fields: URLSearchParams,
  signature: string | undefined,
): boolean {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const text = url + sorted.map(([name, value]) => name + value).join('');
  const expected = createHmac('sha1', authToken).update(text, 'utf8').digest();
  const given = Buffer.from(signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The report about a message whose id is in the address of the report; null for states in between. */
export function readTwilioReport(messageId: string, fields: URLSearchParams): DeliveryReport | null {
  const code = fields.get('ErrorCode') ?? '';
  switch (fields.get('MessageStatus')) {
    case 'delivered':
      return { messageId, state: 'delivered', reason: '', unreachable: null };
    case 'read':
      return { messageId, state: 'read', reason: '', unreachable: null };
    case 'undelivered':
    case 'failed':
      return {
        messageId,
        state: 'bounced',
        reason: `Twilio ${code}`.trim(),
        unreachable: code === SWITCHED_OFF ? 'unknown' : (UNREACHABLE[code] ?? null),
        onRepeat: code === SWITCHED_OFF,
      };
    default:
      return null;
  }
}
