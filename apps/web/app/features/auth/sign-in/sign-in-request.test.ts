import { expect, test } from 'vitest';
import { passwordLogin } from './sign-in-request.ts';

// Requirements: AUTH-68, SESSION-11.
test('a password sign-in sends the specified fields, by e-mail and by phone', () => {
  const typed = { identifier: 'layla@errand.example', password: 'marsa2026', remember: false };
  expect(passwordLogin(typed, 'guest-1')).toEqual({
    email_or_phone: 'layla@errand.example',
    password: 'marsa2026',
    login_type: 'manual',
    field_type: 'email',
    type: 'email',
    guest_id: 'guest-1',
    remember: false,
  });
  expect(passwordLogin({ ...typed, identifier: '+971501234567' }, null)).toMatchObject({
    email_or_phone: '+971501234567',
    field_type: 'phone',
    type: 'phone',
    guest_id: undefined,
  });
});
