import { createHmac } from 'node:crypto';
import { type Message, SenderError } from './message.ts';

export type SmsOptions =
  | { provider: 'twilio'; accountSid: string; authToken: string; from: string; url?: string }
  /** Any other provider, by a signed JSON POST. */
  | { provider: 'webhook'; url: string; secret: string };

type SendSms = (message: Pick<Message, 'id' | 'text' | 'to'>) => Promise<void>;

const TIMEOUT_MS = 10_000;
const TWILIO = 'https://api.twilio.com';

export function createSmsSender(options: SmsOptions): SendSms {
  return options.provider === 'twilio' ? twilio(options) : webhook(options);
}

function twilio(options: Extract<SmsOptions, { provider: 'twilio' }>): SendSms {
  const { accountSid, authToken, from, url = TWILIO } = options;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return async ({ to, text }) => {
    const body = new URLSearchParams({ To: to, From: from, Body: text });
    const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
    await post(address, { authorization }, body);
  };
}

/** `X-Errand-Signature: t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`: the time lets the receiver reject replays. */
function webhook({ url, secret }: Extract<SmsOptions, { provider: 'webhook' }>): SendSms {
  return async ({ id, to, text }) => {
    const body = JSON.stringify({ to, text });
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-errand-signature': `t=${seconds},v1=${signature}`,
      ...(id !== undefined && { 'idempotency-key': id }),
    };
    await post(url, headers, body);
  };
}

async function post(url: string, headers: Record<string, string>, body: string | URLSearchParams) {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) {
    await response.body?.cancel();
    return;
  }
  const text = await response.text().catch(() => '');
  throw new SenderError(`The SMS provider responded with status ${response.status}.`, text);
}
