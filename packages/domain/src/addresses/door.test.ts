import { expect, test } from 'vitest';
import { isDoorPart, missingDoor } from './index.ts';

test('street and house are required exactly where there is no geocoder', () => {
  expect(missingDoor({ road: ' ', house: null }, false)).toEqual(['road', 'house']);
  expect(missingDoor({ road: 'Quay Street' }, false)).toEqual(['house']);
  expect(missingDoor({ road: 'Quay Street', house: '20' }, false)).toEqual([]);
  expect(missingDoor({}, true)).toEqual([]);
  expect(['road', 'house', 'floor'].map((part) => isDoorPart(part, false))).toEqual([true, true, false]);
  expect(isDoorPart('road', true)).toBe(false);
});
