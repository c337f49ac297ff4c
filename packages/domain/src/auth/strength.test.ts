import { expect, test } from 'vitest';
import { passwordStrength } from './index.ts';

test('an empty password has strength 0', () => {
  expect(passwordStrength('')).toBe(0);
});

test('a password is weak below 8 characters, below 5 different ones, or when it is a common one', () => {
  const weak = [
    'abcdefg',
    'abcdabcdabcd',
    '1234567890',
    '12345678901234567',
    'password1',
    'PassW0rd!!!99',
    'iloveyou!',
  ];
  for (const password of weak) expect(passwordStrength(password), password).toBe(1);
});

test('a password is fair from 8 characters, 5 of them different', () => {
  const fair = [
    'abcdefgh',
    'abcdeabc',
    'passwords',
    'my password',
    '1password',
    'harbour light',
    'abcdefghijklm',
  ];
  for (const password of fair) expect(passwordStrength(password), password).toBe(2);
});

test('a password is strong from 14 characters, or from 10 with three kinds of characters', () => {
  const strong = ['abcdefghijklmn', 'Abcdefghi1', 'abcdefgh1!', 'Abcdefghi!', 'مرحبا1بكم!في'];
  for (const password of strong) expect(passwordStrength(password), password).toBe(3);
  const fair = ['Abcdefgh1', 'ABCDEFGHI1', 'abcdefghi1', 'abcdefghi!', '1234!6789 0', 'ABCDEF,.-!'];
  for (const password of fair) expect(passwordStrength(password), password).toBe(2);
});
