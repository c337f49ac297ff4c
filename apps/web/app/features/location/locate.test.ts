import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locate } from './use-current-location.ts';

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number }) => void;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device that responds as `respond` does; returns the requested options. */
function device(respond: (found: Found, failed: Failed) => void) {
  const requests: PositionOptions[] = [];
  const getCurrentPosition = (found: Found, failed: Failed, options: PositionOptions) => {
    requests.push(options);
    respond(found, failed);
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return requests;
}

// Requirements: CONST-04, LOC-16..18.
test('the device is queried once, with low accuracy and a 5 s timeout', async () => {
  const requests = device((found) => found({ coords: { latitude: 25, longitude: 56 } }));
  expect(await locate()).toEqual({ latitude: 25, longitude: 56 });
  expect(requests).toEqual([expect.objectContaining({ enableHighAccuracy: false, timeout: 5000 })]);
});

// Requirements: CONST-04, LOC-17.
test('a position after more than 5000 ms is ignored', async () => {
  let late: Found = () => {};
  device((found) => {
    late = found;
  });
  const result = locate();
  const settled = vi.fn<(value: unknown) => void>();
  void result.then(settled);
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('slow');
  late({ coords: { latitude: 25, longitude: 56 } });
  expect(await result).toBe('slow');
});

// Requirements: LOC-19.
test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'slow'],
  [9, 'unavailable'],
])('the device’s error %d means: %s', async (code, meaning) => {
  device((_found, failed) => failed({ code }));
  expect(await locate()).toBe(meaning);
});

// Requirements: LOC-19.
test('a browser without geolocation reports it as unavailable', async () => {
  vi.stubGlobal('navigator', {});
  expect(await locate()).toBe('unavailable');
});
