import { Webhook } from 'standardwebhooks';
import { jobName } from '../../platform/jobs/index.ts';

/** A fixed key, because the demo bank signs play money only. */
const SIGNER = new Webhook(Buffer.from('errand demo bank: play money').toString('base64'));

type BankMessage = { reference: string; eventId: string };

/** Delivers a message of the bank to the payments feature. */
export const MESSAGE_JOB = jobName<BankMessage>('demo-bank.message');

/** A webhook as the bank sends it by its own clock: its body and the headers that sign it. */
export function signedMessage({ reference, eventId }: BankMessage, at = new Date()) {
  const body = JSON.stringify({ type: 'charge.updated', reference });
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': SIGNER.sign(eventId, at, body),
    },
  };
}

/** Throws for a message that the bank has not signed, or that is older than five minutes. */
export function readMessage(body: Buffer, headers: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  const { reference } = SIGNER.verify(body.toString('utf8'), given as Record<string, string>) as {
    reference: string;
  };
  return { eventId: headers['webhook-id'] ?? '', reference };
}
