import { expect, test } from 'vitest';
import { nationalDigits, toE164 } from './phone-field.tsx';

test('a typed number is complete once it is as long as a phone number of its country', () => {
  expect(toE164('050 123 4567', 'AE')).toBe('+971501234567');
  expect(toE164('201234', 'FO')).toBe('+298201234');
  for (const typed of ['123456', '050 123', '+971 50 12', '055512345', '05012345678', ''])
    expect(toE164(typed, 'AE')).toBeNull();
  expect([nationalDigits('501234567', 'AE'), nationalDigits('123456', 'AE')]).toEqual(['0501234567', null]);
});
