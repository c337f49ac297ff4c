import { expect, test } from 'vitest';
import ar from '#texts/ar/auth.json';
import en from '#texts/en/auth.json';
import { masked } from '../codes/code-form.tsx';
import { appleProblem } from './apple-button.tsx';

// Requirements: AUTH-95, AUTH-96, AUTH-99.
test('Apple sign-in needs a client id and a redirect URL, and names the missing one', () => {
  expect(appleProblem('', 'https://shop.example')).toBe('notConfigured');
  expect(appleProblem('  ', '')).toBe('notConfigured');
  expect(appleProblem('com.example.web', 'not an address')).toBe('wrong');
  expect(appleProblem('com.example.web', 'https://shop.example/back')).toBeNull();
  expect([en.appleNotConfigured, en.appleWrong, en.appleFailed, en.appleLoading]).toEqual([
    'Apple Sign-In not configured',
    'Apple Sign-In configuration error',
    'Apple Sign-In initialization failed',
    'Loading Apple Login...',
  ]);
  expect(ar.appleNotConfigured).toContain('Apple');
});

// Requirements: AUTH-90.
test('specified texts have the exact words', () => {
  expect(en.existText).toBe(
    'It looks like the email you entered has already been used and has an existing account.',
  );
  expect([en.yes, en.no, en.sorry, en.help]).toEqual([
    'Yes',
    'No',
    'Sorry, Something Went Wrong',
    'Help & Support',
  ]);
});

test('a contact is masked', () => {
  expect(masked('+971501234567')).toBe('+97150 ••• 4567');
  expect(masked('layla@errand.example')).toBe('l•••@errand.example');
});
