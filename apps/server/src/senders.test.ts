import { expect, test } from 'vitest';
import { readEnv } from './env/env.ts';
import { identityOptions, reportKeys, senderOptions } from './senders.ts';

test('without variables there are no senders of mail and SMS, and no identity toolkit', () => {
  const env = readEnv({});
  expect(senderOptions(env)).toEqual({});
  expect(reportKeys(env)).toEqual({});
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

test('WhatsApp needs its sender, and the secrets of its reports', () => {
  const token = { WHATSAPP_TOKEN: 'EAAG token' };
  expect(() => senderOptions(readEnv(token))).toThrow(
    'WHATSAPP_TOKEN is set: WHATSAPP_PHONE_NUMBER_ID must be set too.',
  );
  expect(() => reportKeys(readEnv(token))).toThrow(
    'WHATSAPP_TOKEN is set: WHATSAPP_APP_SECRET must be set too.',
  );
  const env = readEnv({
    ...token,
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_APP_SECRET: 'the secret of the app',
    WHATSAPP_VERIFY_TOKEN: 'a token of sixteen',
  });
  expect(senderOptions(env).whatsapp).toEqual({
    url: 'https://graph.facebook.com/v26.0',
    phoneNumberId: '106540352242922',
    token: 'EAAG token',
  });
  expect(reportKeys(env).whatsapp).toEqual({
    appSecret: 'the secret of the app',
    verifyToken: 'a token of sixteen',
  });
});

test('Twilio reports to the public address, and has no address of reports without one', () => {
  const twilio = {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'the token',
    TWILIO_FROM: '+15550001111',
  };
  expect(senderOptions(readEnv(twilio)).sms).toMatchObject({ reportUrl: null });
  expect(reportKeys(readEnv(twilio))).toEqual({});
  const url = 'https://shop.example/api/v1/messages/webhook/twilio';
  const env = readEnv({ ...twilio, PUBLIC_URL: 'https://shop.example' });
  expect(senderOptions(env).sms).toMatchObject({ reportUrl: url });
  expect(reportKeys(env)).toEqual({ twilio: { authToken: 'the token', url } });
});

test('a sender with a line break is rejected, so it cannot become a second header', () => {
  expect(() => readEnv({ MAIL_FROM: 'Errand <a@b.example>\r\nBcc: x@evil.example' })).toThrow('MAIL_FROM');
});
