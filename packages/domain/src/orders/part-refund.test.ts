import { expect, test } from 'vitest';
import { partMinor, refundableParts } from './index.ts';

const charges = { tipMinor: 500, deliveryMinor: 150, surchargeMinor: 30, deliveryTaxMinor: 20 };

test('the tip and the delivery with its surcharge and tax can be refunded alone, each once', () => {
  expect(partMinor(charges, 'tip')).toBe(500);
  expect(partMinor(charges, 'delivery')).toBe(200);
  expect(refundableParts(charges, [])).toEqual(['tip', 'delivery']);
  expect(refundableParts(charges, [{ parts: ['tip'] }])).toEqual(['delivery']);
  expect(refundableParts({ ...charges, tipMinor: 0 }, [])).toEqual(['delivery']);
});
