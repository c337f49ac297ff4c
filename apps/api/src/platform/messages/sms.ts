import type { IdentifiedMessage } from './message.ts';
import { postMessage } from './post.ts';
import { signBody } from './signed-body.ts';
import { type TwilioOptions, twilioSender } from './twilio.ts';

export type SmsOptions =
  | ({ provider: 'twilio' } & TwilioOptions)
  /** Any other provider, by a signed JSON POST. */
  | { provider: 'webhook'; url: string; secret: string };

export type SendSms = (message: Pick<IdentifiedMessage, 'id' | 'text' | 'to'>) => Promise<void>;

export function createSmsSender(options: SmsOptions): SendSms {
  return options.provider === 'twilio' ? twilioSender(options) : webhook(options);
}

function webhook({ url, secret }: Extract<SmsOptions, { provider: 'webhook' }>): SendSms {
  return async ({ id, to, text }) => {
    const body = JSON.stringify({ to, text });
    const headers = {
      'content-type': 'application/json',
      'x-errand-signature': signBody(secret, body, Math.floor(Date.now() / 1000)),
      'idempotency-key': id,
    };
    await postMessage('SMS', url, headers, body);
  };
}
