import { ApiError } from '@errand/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { needsPhone, toastFirstError } from './error-toasts.ts';
import { showFieldErrors } from './sign-in/auth-form.ts';

const toasts: string[] = [];
vi.mock('@errand/ui/toast.tsx', () => ({ toastError: (text: string) => void toasts.push(text) }));
beforeEach(() => {
  toasts.length = 0;
});

const rejection = (...errors: [code: string, message: string][]) =>
  new ApiError(
    403,
    errors[0]?.[1] ?? 'Something went wrong',
    errors.map(([code, message]) => ({ code, message })),
    {},
  );

// Requirements: ERR-07.
test('a rejected social sign-in shows every message except that of code email, which asks for a phone', () => {
  expect(needsPhone(rejection(['email', 'No e-mail was given']), 'offline')).toBe(true);
  expect(toasts).toEqual([]);
  expect(
    needsPhone(rejection(['auth-003', 'This account is closed'], ['token', 'Ask again']), 'offline'),
  ).toBe(false);
  expect(toasts.splice(0)).toEqual(['This account is closed', 'Ask again']);
  expect(needsPhone(rejection(['email', 'No e-mail was given'], ['token', 'Ask again']), 'offline')).toBe(
    true,
  );
  expect(toasts.splice(0)).toEqual(['Ask again']);
  expect(needsPhone(rejection(), 'offline')).toBe(false);
  expect(needsPhone(new TypeError('network'), 'offline')).toBe(false);
  expect(toasts).toEqual(['Something went wrong', 'offline']);
});

// Requirements: FORGOT-20, PROFILE-33.
test('a single error text is the first of the list, else the message', () => {
  const list = rejection(['code', 'This code is not right'], ['other', 'Second']);
  expect(toastFirstError(list, 'offline')).toBe('This code is not right');
  expect(toastFirstError(rejection(), 'offline')).toBe('Something went wrong');
  expect(toastFirstError(new TypeError('network'), 'offline')).toBe('offline');
  expect(toasts).toEqual(['This code is not right', 'Something went wrong', 'offline']);
});

// Requirements: ERR-08.
test('one handler shows errors of sign-in and sign-up at their fields, and the rest above the button', () => {
  const shown: [string, string | undefined][] = [];
  const setError = (field: string, error: { message?: string }) => void shown.push([field, error.message]);
  const show = (error: unknown, fields: string[]) =>
    showFieldErrors(error, fields as never, setError as never, (key: string) => key);
  show(
    rejection(['email_taken', 'This e-mail has an account'], ['confirm_password', 'Passwords must match']),
    ['email', 'confirmPassword'],
  );
  show(rejection(['auth-001', 'Wrong credentials']), ['identifier', 'password']);
  show(rejection(), ['phone']);
  show(new TypeError('network'), ['phone']);
  expect(shown).toEqual([
    ['email', 'This e-mail has an account'],
    ['confirmPassword', 'Passwords must match'],
    ['root', 'Wrong credentials'],
    ['root', 'Something went wrong'],
    ['root', 'auth.offline'],
  ]);
  expect(toasts).toEqual([]);
});
