import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { identityOptions, mailOptions, smsOptions } from './senders.ts';

test('without a variable nothing is sent by mail or SMS, and no identity provider is asked', () => {
  const env = readEnv({});
  expect([mailOptions(env), smsOptions(env), identityOptions(env).toolkit]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a provider of SMS that lacks what it needs stops the start and says what is missing', () => {
  expect(() => smsOptions(readEnv({ SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1' }))).toThrow(
    'SMS_PROVIDER is "twilio": TWILIO_AUTH_TOKEN must be set too.',
  );
  const webhook = {
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: 'https://sms.example.com/send',
    SMS_WEBHOOK_SECRET: 'sixteen characters',
  };
  expect(smsOptions(readEnv(webhook))).toEqual({
    provider: 'webhook',
    url: webhook.SMS_WEBHOOK_URL,
    secret: webhook.SMS_WEBHOOK_SECRET,
  });
});

test('a sender with a line break never becomes a second header', () => {
  expect(() => readEnv({ MAIL_FROM: 'Errand <a@b.example>\r\nBcc: x@evil.example' })).toThrow('MAIL_FROM');
});
