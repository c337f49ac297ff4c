import { expect, test } from 'vitest';
import { clockText } from './use-clock-text.ts';

test('times follow the operator’s 12 or 24 hour style and the language', () => {
  expect(clockText('18:30', '24', 'en')).toBe('18:30');
  expect(clockText('18:30:00', '12', 'en')).toBe('6:30 PM');
  expect(clockText('08:05', '12', 'ar')).toBe('8:05 ص');
  expect(clockText('24:00', '24', 'ar')).toBe('00:00');
  expect(clockText('soon', '12', 'en')).toBe('soon');
});
