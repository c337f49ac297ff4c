import { expect, test } from 'vitest';
import { courierEarningMinor, deliveryProof } from './index.ts';

test('a parcel always needs the code, other orders as the operator decides', () => {
  for (const takesPhotos of [true, false]) {
    for (const needsCode of [true, false])
      expect(deliveryProof('parcel', { needsCode, takesPhotos })).toBe('code');
    expect(deliveryProof('delivery', { needsCode: false, takesPhotos })).toBe('optional');
  }
  expect(deliveryProof('delivery', { needsCode: true, takesPhotos: false })).toBe('code');
  expect(deliveryProof('delivery', { needsCode: true, takesPhotos: true })).toBe('code_or_photo');
});

test('a courier earns the charge with its surcharge and the whole tip', () => {
  expect(courierEarningMinor({ originalDeliveryMinor: 300, surchargeMinor: 45, tipMinor: 200 })).toBe(545);
});
