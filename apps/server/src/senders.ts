import type { IdentityOptions } from '@errand/api/platform/identity';
import type { SmsOptions } from '@errand/api/platform/messages';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/** How mail leaves, or undefined where it does not. */
export function mailOptions(env: Env): { url: string; from: string } | undefined {
  return env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined;
}

/** Which provider sends SMS. Throws StartError when it lacks what it needs: better now than at the first code. */
export function smsOptions(env: Env): SmsOptions | undefined {
  if (env.SMS_PROVIDER === 'twilio') {
    return {
      provider: 'twilio',
      accountSid: needed(env, 'TWILIO_ACCOUNT_SID'),
      authToken: needed(env, 'TWILIO_AUTH_TOKEN'),
      from: needed(env, 'TWILIO_FROM'),
    };
  }
  if (env.SMS_PROVIDER === 'webhook') {
    return {
      provider: 'webhook',
      url: needed(env, 'SMS_WEBHOOK_URL'),
      secret: needed(env, 'SMS_WEBHOOK_SECRET'),
    };
  }
  return undefined;
}

export function identityOptions(env: Env): IdentityOptions {
  const key = env.IDENTITY_TOOLKIT_KEY;
  return {
    facebook: { appSecret: env.FACEBOOK_APP_SECRET ?? null },
    toolkit: key ? { url: env.IDENTITY_TOOLKIT_URL, key } : undefined,
  };
}

function needed(env: Env, name: keyof Env): string {
  const value = env[name];
  if (typeof value === 'string') return value;
  throw new StartError(`SMS_PROVIDER is "${env.SMS_PROVIDER}": ${name} must be set too.`);
}
