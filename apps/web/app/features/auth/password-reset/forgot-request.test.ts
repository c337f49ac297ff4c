import { expect, test } from 'vitest';
import { checkResetRequest, resetRecipient } from './forgot-request.tsx';

const byPhone = (phone: string) => ({
  problems: checkResetRequest('phone', { phone, email: '' }, 'AE'),
  to: resetRecipient('phone', { phone, email: '' }, 'AE'),
});

// Requirements: FORGOT-11.
test('a reset accepts the national number that sign-up accepts, with or without its leading 0', () => {
  for (const typed of ['501234567', '0501234567', '50 123 4567', '+971501234567'])
    expect(byPhone(typed)).toEqual({ problems: {}, to: '+971501234567' });
  expect(checkResetRequest('phone', { phone: '5550001111', email: '' }, 'US')).toEqual({});
});

test('a reset accepts the numbers of every country in their own length', () => {
  const numbers = [
    ['55512345', 'KW'],
    ['01001234567', 'EG'],
    ['015112345678', 'DE'],
    ['٥٠١١١٢٢٣٣', 'AE'],
  ] as const;
  for (const [phone, country] of numbers)
    expect([phone, checkResetRequest('phone', { phone, email: '' }, country)]).toEqual([phone, {}]);
});

// Requirements: FORGOT-10, FORGOT-11.
test('an incomplete number and one that neither has ten national digits nor fits its country are rejected', () => {
  expect(byPhone('').problems).toEqual({ phone: 'forgot_phone_required' });
  for (const typed of ['5012', '50123456789', '501234567 ext. 8'])
    expect(byPhone(typed).problems).toEqual({ phone: 'phone_length' });
});

test('the e-mail of a reset is sent in lower case', () => {
  const fields = { phone: '', email: ' Layla@Errand.example ' };
  expect(resetRecipient('email', fields, 'AE')).toBe('layla@errand.example');
});
