import { expect, test } from 'vitest';
import { readSought } from './find-order.tsx';

test('an order is found by its number and phone in digits of any script', () => {
  expect(readSought('٢٠٤١٨', '٠٥٠ ١٢٣ ٤٥٦٧')).toEqual({ order: '20418', phone: '050 123 4567' });
  expect(readSought('#20418\u200f', '+971 50 123 4567')).toEqual({
    order: '20418',
    phone: '+971 50 123 4567',
  });
  expect(readSought('my order', '12345')).toEqual({ order: '', phone: '' });
});
