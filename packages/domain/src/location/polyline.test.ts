import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

test('the example of the format specification is encoded as specified', () => {
  const points = [
    { latitude: 38.5, longitude: -120.2 },
    { latitude: 40.7, longitude: -120.95 },
    { latitude: 43.252, longitude: -126.453 },
  ];
  expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(encodePolyline([])).toBe('');
});

test('a text with six decimals is decoded with six decimals', () => {
  const [first] = decodePolyline('_izlhA~rlgdF', 6);
  expect(first).toEqual({ latitude: 38.5, longitude: -120.2 });
});

test('every group of five bits round-trips, and an incomplete point is dropped', () => {
  for (const units of [0, 1, 15, 16, 511, 512, 16_383, 16_384, 524_287, 524_288, 9_000_000]) {
    for (const sign of [1, -1]) {
      const point = { latitude: (sign * units) / 1e5, longitude: (-sign * units) / 1e5 };
      const text = encodePolyline([point]);
      const [read] = decodePolyline(text);
      expect(read?.latitude).toBeCloseTo(point.latitude, 9);
      expect(read?.longitude).toBeCloseTo(point.longitude, 9);
      expect(decodePolyline(`${text}_p~iF`)).toEqual([read]);
    }
  }
  expect(encodePolyline([{ latitude: 0.00016, longitude: 0 }])).toBe('_@?');
});

test('every point is decoded to five decimals', () => {
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
