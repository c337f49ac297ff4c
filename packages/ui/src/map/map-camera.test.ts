import { afterEach, expect, test, vi } from 'vitest';
import { easeToPoints } from './map-camera.ts';

const corners = [
  { latitude: 24.5, longitude: 55.8 },
  { latitude: 25.5, longitude: 56.9 },
];

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The zooms of a map of 1000 pixels on which the points span the given number of pixels. */
function zoomsOver(pixels: number): unknown[][] {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const fits: unknown[][] = [];
  let rest = () => {};
  const map = {
    project: ([longitude]: [number, number]) => ({ x: ((longitude - 55.8) / 1.1) * pixels, y: 0 }),
    getContainer: () => ({ clientWidth: 1000, clientHeight: 1000 }),
    fitBounds: (...fit: unknown[]) => fits.push(fit),
    once: (_event: 'idle', listener: () => void) => {
      rest = listener;
    },
  };
  easeToPoints(map as never, corners);
  rest();
  return fits;
}

// Requirements: LOC-23.
test('a map zooms in on an area that is small at its first zoom, and stays there with a large one', () => {
  expect(zoomsOver(50)).toEqual([
    [[55.8, 24.5, 56.9, 25.5], expect.objectContaining({ animate: false, maxZoom: 16 })],
  ]);
  expect(zoomsOver(800)).toEqual([]);
});
