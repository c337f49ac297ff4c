import type { IdentityOptions } from '@errand/api/platform/identity';
import type { ReportKeys, SmsOptions, WhatsAppOptions } from '@errand/api/platform/messages';
import { MESSAGE_WEBHOOK_PATH } from '@errand/contract/notifications';
import type { Env } from './env/env.ts';
import { StartError } from './start-error.ts';

type SenderOptions = { mail?: { url: string; from: string }; sms?: SmsOptions; whatsapp?: WhatsAppOptions };

/** The configured senders of mail, SMS and WhatsApp. Throws StartError if a setting of a provider is missing. */
export function senderOptions(env: Env): SenderOptions {
  const sms = smsOptions(env);
  const token = env.WHATSAPP_TOKEN;
  return {
    ...(env.SMTP_URL && { mail: { url: env.SMTP_URL, from: env.MAIL_FROM } }),
    ...(sms && { sms }),
    ...(token && {
      whatsapp: {
        url: env.WHATSAPP_API_URL,
        phoneNumberId: requireVariable(env, 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN is set'),
        token,
      },
    }),
  };
}

/** The keys of the configured providers that report what became of messages. Throws StartError if a setting is missing. */
export function reportKeys(env: Env): ReportKeys {
  const sms = smsOptions(env);
  const cause = 'WHATSAPP_TOKEN is set';
  return {
    ...(env.MAIL_WEBHOOK_SECRET && { mail: { secret: env.MAIL_WEBHOOK_SECRET } }),
    ...(sms?.provider === 'webhook' && { sms: { secret: sms.secret } }),
    ...(sms?.provider === 'twilio' &&
      sms.reportUrl !== null && { twilio: { authToken: sms.authToken, url: sms.reportUrl } }),
    ...(env.WHATSAPP_TOKEN && {
      whatsapp: {
        appSecret: requireVariable(env, 'WHATSAPP_APP_SECRET', cause),
        verifyToken: requireVariable(env, 'WHATSAPP_VERIFY_TOKEN', cause),
      },
    }),
  };
}

function smsOptions(env: Env): SmsOptions | null {
  const cause = `SMS_PROVIDER is "${env.SMS_PROVIDER}"`;
  if (env.SMS_PROVIDER === 'twilio') {
    return {
      provider: 'twilio',
      accountSid: requireVariable(env, 'TWILIO_ACCOUNT_SID', cause),
      authToken: requireVariable(env, 'TWILIO_AUTH_TOKEN', cause),
      from: requireVariable(env, 'TWILIO_FROM', cause),
      reportUrl: env.PUBLIC_URL ? `${env.PUBLIC_URL}${MESSAGE_WEBHOOK_PATH}/twilio` : null,
    };
  }
  if (env.SMS_PROVIDER === 'webhook') {
    return {
      provider: 'webhook',
      url: requireVariable(env, 'SMS_WEBHOOK_URL', cause),
      secret: requireVariable(env, 'SMS_WEBHOOK_SECRET', cause),
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

function requireVariable(env: Env, name: keyof Env, cause: string): string {
  const value = env[name];
  if (typeof value === 'string') return value;
  throw new StartError(`${cause}: ${name} must be set too.`);
}
