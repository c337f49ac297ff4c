import { expect, test } from 'vitest';
import { pickerCamera } from './map-picker.tsx';

const place = { latitude: 25.02, longitude: 56.34 };
const center = { latitude: 25, longitude: 56 };

// Requirements: LOC-22.
test('without a polygon the picker starts at zoom 17 on the location', () => {
  expect(pickerCamera(place, null)).toEqual({ center: place, zoom: 17 });
});

// Requirements: LOC-23.
test('with a polygon it starts at zoom 9, also while the polygon loads', () => {
  expect(pickerCamera(place, { center })).toEqual({ center, zoom: 9 });
  expect(pickerCamera(place, { center: null })).toEqual({ center: place, zoom: 9 });
});
