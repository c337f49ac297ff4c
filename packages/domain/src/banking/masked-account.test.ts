import { expect, test } from 'vitest';
import { accountTail, maskedAccount } from './index.ts';

test('an account number shows four characters at most, and never more than half of a short one', () => {
  expect(maskedAccount(accountTail('DE89370400440532013000'))).toBe('•••• 3000');
  expect(maskedAccount(accountTail('12345'))).toBe('•••• 45');
});
