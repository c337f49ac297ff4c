import { checkCode, checkSignIn, checkSignUp, type FieldErrorCode } from '@errand/domain/auth';
import { expect, test } from 'vitest';
import english from '#texts/en/auth.json' with { type: 'json' };
import { domainResolver } from './sign-in/auth-form.ts';

const t = (key: string) => english[key.replace('auth.', '') as keyof typeof english];
const messages = (check: () => Partial<Record<string, FieldErrorCode>>) => {
  const result = domainResolver(check as never, t as never)({}, undefined, {} as never) as {
    errors: Record<string, { message: string }>;
  };
  return Object.values(result.errors).map(({ message }) => message);
};

// Requirements: AUTH-60, AUTH-61, AUTH-63, AUTH-64, ERR-13.
test('every violated rule of sign-in and sign-up shows its own message', () => {
  expect(messages(() => checkSignIn({ identifier: '', password: '' }))).toEqual([
    'Email or phone number is required',
    'Password is required',
  ]);
  expect(messages(() => checkSignIn({ identifier: 'nobody', password: '12345' }))).toEqual([
    'Must be a valid email or phone number',
    'Password is too short - should be 6 chars minimum.',
  ]);
  const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '', terms: false };
  expect(messages(() => checkSignUp(empty))).toEqual([
    'First name is required',
    'Email is required',
    'Please give a phone number',
    'Password is required',
    'Passwords must match',
    'You must accept the terms and conditions',
  ]);
  const wrong = {
    name: 'A',
    email: 'a@',
    phone: '123',
    password: '123456',
    confirmPassword: 'x',
    terms: true,
  };
  expect(messages(() => checkSignUp(wrong))).toEqual([
    'Must be a valid email',
    'Number must be 10 digits',
    'Passwords must match',
  ]);
  expect(t(`auth.${checkCode('')}`)).toBe('field is empty');
});
