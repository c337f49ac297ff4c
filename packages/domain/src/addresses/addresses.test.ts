import { expect, test } from 'vitest';
import { ADDRESS_TYPES, isAddressType } from './index.ts';

// Requirements: CONST-06.
test('the preset address types are exactly home, office and other', () => {
  expect([...ADDRESS_TYPES]).toEqual(['home', 'office', 'other']);
  for (const type of ADDRESS_TYPES) expect(isAddressType(type)).toBe(true);
  for (const type of ['', 'Home', 'work', 'Grandmother']) expect(isAddressType(type)).toBe(false);
});
