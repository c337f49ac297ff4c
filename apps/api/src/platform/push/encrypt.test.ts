import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { arePushKeys, encryptPush } from './encrypt.ts';

/** The example of RFC 8291, appendix A. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const EXPECTED =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

test('a message is encrypted as in the example of the standard', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const encrypted = encryptPush('When I grow up, I want to be a watermelon', KEYS, { salt, sender });
  expect(encrypted.toString('base64url')).toBe(EXPECTED);
});

test('every message has a salt and a key of its own', () => {
  expect(encryptPush('ring', KEYS).equals(encryptPush('ring', KEYS))).toBe(false);
});

test('invalid keys are rejected', () => {
  expect(arePushKeys(KEYS)).toBe(true);
  expect(arePushKeys({ ...KEYS, auth: 'x' })).toBe(false);
  expect(arePushKeys({ ...KEYS, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  expect(arePushKeys({ ...KEYS, p256dh: '' })).toBe(false);
});
