import { z } from 'zod';
import { entry } from './env-entry.ts';
import { webUrl } from './web-url.ts';

/** The variables of mail, SMS and WhatsApp. */
export const messageEntries = [
  entry({
    name: 'SMTP_URL',
    schema: z.url({ protocol: /^smtps?$/ }),
    secret: true,
    allowed: 'an address like smtps://user:password@host:465',
    description: 'The mail server. Without it no mail is sent, and the demo shows it in its inbox.',
  }),
  entry({
    name: 'MAIL_FROM',
    schema: z.string().regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/),
    default: 'Errand <hello@errand.example>',
    allowed: 'a sender like Errand <hello@errand.example>',
    description: 'The sender address of mail.',
  }),
  entry({
    name: 'MAIL_WEBHOOK_SECRET',
    schema: z.string().min(16),
    secret: true,
    allowed: 'at least 16 characters',
    description:
      'The key that signs bounces and complaints posted to /api/v1/messages/webhook/mail in the header X-Errand-Signature. Without it the address does not exist.',
  }),
  entry({
    name: 'SMS_PROVIDER',
    schema: z.enum(['twilio', 'webhook', 'demo']),
    default: 'demo',
    allowed: 'twilio, webhook or demo',
    description: 'The SMS provider. demo sends none and shows them in the inbox of the demo.',
  }),
  entry({
    name: 'TWILIO_ACCOUNT_SID',
    schema: z.string().regex(/^AC\w+$/),
    allowed: 'an account SID that begins with AC',
    description: 'The account SID of Twilio.',
  }),
  entry({
    name: 'TWILIO_AUTH_TOKEN',
    schema: z.string().min(8),
    secret: true,
    allowed: 'the auth token of the account',
    description: 'The auth token of Twilio.',
  }),
  entry({
    name: 'TWILIO_FROM',
    schema: z.string().regex(/^\+?[\w ]+$/),
    allowed: 'a phone number or a sender name',
    description: 'The sender of SMS through Twilio.',
  }),
  entry({
    name: 'SMS_WEBHOOK_URL',
    schema: webUrl,
    allowed: 'an address like https://sms.example.com/send',
    description:
      'The webhook that receives {"to","text"} for each SMS, signed in the header X-Errand-Signature.',
  }),
  entry({
    name: 'SMS_WEBHOOK_SECRET',
    schema: z.string().min(16),
    secret: true,
    allowed: 'at least 16 characters',
    description:
      'The key of the signature (HMAC-SHA256 of "time.body"), also of reports to /api/v1/messages/webhook/sms.',
  }),
  entry({
    name: 'WHATSAPP_TOKEN',
    schema: z.string().min(8),
    secret: true,
    allowed: 'an access token of a system user',
    description: 'The access token for WhatsApp (Cloud API of Meta), which is off without it.',
  }),
  entry({
    name: 'WHATSAPP_PHONE_NUMBER_ID',
    schema: z.string().regex(/^\d+$/),
    allowed: 'the id of a phone number, digits',
    description: 'The id of the phone number that sends WhatsApp messages.',
  }),
  entry({
    name: 'WHATSAPP_APP_SECRET',
    schema: z.string().min(8),
    secret: true,
    allowed: 'the secret of the app',
    description: 'The app secret that verifies reports at /api/v1/messages/webhook/whatsapp.',
  }),
  entry({
    name: 'WHATSAPP_VERIFY_TOKEN',
    schema: z.string().min(16),
    secret: true,
    allowed: 'at least 16 characters',
    description:
      'The token with which Meta verifies the address of the reports, as entered in its dashboard.',
  }),
  entry({
    name: 'WHATSAPP_API_URL',
    schema: webUrl,
    default: 'https://graph.facebook.com/v26.0',
    allowed: 'an address like https://graph.facebook.com/v26.0',
    description: 'The base URL of the Graph API with its version.',
  }),
] as const;
