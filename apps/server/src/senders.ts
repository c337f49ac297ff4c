import type { IdentityOptions } from '@errand/api/platform/identity';
import type { SmsOptions } from '@errand/api/platform/messages';
import type { Env } from './env/env.ts';
import { StartError } from './start-error.ts';

type SenderOptions = { mail?: { url: string; from: string }; sms?: SmsOptions };

/** The configured senders of mail and SMS. Throws StartError if a setting of a provider is missing. */
export function senderOptions(env: Env): SenderOptions {
  const sms = smsOptions(env);
  return {
    ...(env.SMTP_URL && { mail: { url: env.SMTP_URL, from: env.MAIL_FROM } }),
    ...(sms && { sms }),
  };
}

function smsOptions(env: Env): SmsOptions | null {
  if (env.SMS_PROVIDER === 'twilio') {
    return {
      provider: 'twilio',
      accountSid: requireVariable(env, 'TWILIO_ACCOUNT_SID'),
      authToken: requireVariable(env, 'TWILIO_AUTH_TOKEN'),
      from: requireVariable(env, 'TWILIO_FROM'),
    };
  }
  if (env.SMS_PROVIDER === 'webhook') {
    return {
      provider: 'webhook',
      url: requireVariable(env, 'SMS_WEBHOOK_URL'),
      secret: requireVariable(env, 'SMS_WEBHOOK_SECRET'),
    };
  }
  return null;
}

export function identityOptions(env: Env): IdentityOptions {
  const key = env.IDENTITY_TOOLKIT_KEY;
  return {
    facebook: { appSecret: env.FACEBOOK_APP_SECRET ?? null },
    ...(key && { firebase: { url: env.IDENTITY_TOOLKIT_URL, key } }),
  };
}

function requireVariable(env: Env, name: keyof Env): string {
  const value = env[name];
  if (typeof value === 'string') return value;
  throw new StartError(`SMS_PROVIDER is "${env.SMS_PROVIDER}": ${name} must be set too.`);
}
