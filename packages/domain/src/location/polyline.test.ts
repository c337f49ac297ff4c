import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

test('the published example is encoded as published', () => {
  const points = [
    { latitude: 38.5, longitude: -120.2 },
    { latitude: 40.7, longitude: -120.95 },
    { latitude: 43.252, longitude: -126.453 },
  ];
  expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(encodePolyline([])).toBe('');
});

test('every point is read back to five decimals', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 20 }), (points) => {
      const read = decodePolyline(encodePolyline(points));
      expect(read).toHaveLength(points.length);
      for (const [index, { latitude, longitude }] of points.entries()) {
        expect(Math.abs((read[index]?.latitude ?? 0) - latitude)).toBeLessThan(0.00001);
        expect(Math.abs((read[index]?.longitude ?? 0) - longitude)).toBeLessThan(0.00001);
      }
    }),
  );
});
