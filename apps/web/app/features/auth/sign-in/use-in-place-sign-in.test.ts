import type { SignInResponse } from '@errand/contract/auth-fields';
import { expect, test } from 'vitest';
import { toSignInOutcome } from './use-in-place-sign-in.ts';

const OPEN = { token: null, is_phone_verified: 1, is_email_verified: 1 } as SignInResponse;
const contact = { email: 'sami@errand.example', phone: '+971501234567' };

test('an account created with an order is signed in at once, or the recipient of its code is named', () => {
  expect(toSignInOutcome({ ...OPEN, token: 'secret' })).toEqual({ kind: 'in' });
  expect(toSignInOutcome({ ...OPEN, ...contact, is_phone_verified: 0 })).toEqual({
    kind: 'verify',
    to: '+971501234567',
  });
  expect(toSignInOutcome({ ...OPEN, ...contact, is_email_verified: 0 })).toEqual({
    kind: 'verify',
    to: 'sami@errand.example',
  });
  expect(toSignInOutcome(null)).toEqual({ kind: 'failed' });
});
