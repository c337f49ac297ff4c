import { expect, test } from 'vitest';
import { toE164 } from './phone.ts';

test.each([
  ['050 123 4567', 'AE', '+971501234567'],
  ['+971 50 123 4567', 'AE', '+971501234567'],
  ['971501234567', 'AE', '+971501234567'],
  // A landline, and a toll-free number.
  ['04 123 4567', 'AE', '+97141234567'],
  ['800 12345', 'AE', '+97180012345'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
  ['\u202a+971 50 123 4567\u202c', 'AE', '+971501234567'],
  ['55512345', 'KW', '+96555512345'],
  ['01001234567', 'EG', '+201001234567'],
  ['015112345678', 'DE', '+4915112345678'],
  // Numbers of six digits exist in the Faroe Islands.
  ['201234', 'FO', '+298201234'],
  ['+298 201234', 'AE', '+298201234'],
])('"%s" in %s is stored as %s', (typed, country, stored) => {
  expect(toE164(typed, country)).toBe(stored);
});

test.each([
  '123456',
  '654321',
  '+97150123',
  '999',
  '12',
  '',
  'phone',
  '050 123 4567 ext. 8',
  '050 123 4567 abc',
  'call 0501234567',
  '050 CALL NOW',
  '9.71501E+11',
  '050123456789012',
  // Too short, and too long, for a country whose plan also has other lengths.
  '050 777 31',
  '055512345',
  '05012345678',
])('"%s" is no phone number', (typed) => {
  expect(toE164(typed, 'AE')).toBeNull();
});
