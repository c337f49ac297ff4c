import { expect, test } from 'vitest';
import { readEnv } from './env/env.ts';
import { identityOptions, senderOptions } from './senders.ts';

test('without variables there are no senders of mail and SMS, and no identity toolkit', () => {
  const env = readEnv({});
  expect(senderOptions(env)).toEqual({});
  expect(identityOptions(env)).toEqual({ facebook: { appSecret: null } });
});

test('mail and the identity toolkit are configured by their variables', () => {
  const env = readEnv({ SMTP_URL: 'smtps://u:p@mail.example', IDENTITY_TOOLKIT_KEY: 'key' });
  expect(senderOptions(env).mail).toEqual({ url: 'smtps://u:p@mail.example', from: env.MAIL_FROM });
  expect(identityOptions(env).firebase).toEqual({ url: env.IDENTITY_TOOLKIT_URL, key: 'key' });
});

test('an SMS provider with a missing variable stops the start with the name of that variable', () => {
  expect(() => senderOptions(readEnv({ SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1' }))).toThrow(
    'SMS_PROVIDER is "twilio": TWILIO_AUTH_TOKEN must be set too.',
  );
  const webhook = {
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: 'https://sms.example.com/send',
    SMS_WEBHOOK_SECRET: 'sixteen characters',
  };
  expect(senderOptions(readEnv(webhook)).sms).toEqual({
    provider: 'webhook',
    url: webhook.SMS_WEBHOOK_URL,
    secret: webhook.SMS_WEBHOOK_SECRET,
  });
});

test('a sender with a line break is rejected, so it cannot become a second header', () => {
  expect(() => readEnv({ MAIL_FROM: 'Errand <a@b.example>\r\nBcc: x@evil.example' })).toThrow('MAIL_FROM');
});
