import type { Point } from '@errand/domain/location';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute, type RouteRequest, type TravelMode } from './route-to-door.ts';

const courier = { latitude: 25, longitude: 56 };
const door = { latitude: 25.01, longitude: 56.01 };
const way = (mode: TravelMode): Point[] => [courier, { latitude: mode.length, longitude: 56 }, door];

/** A router that finds a route for the given modes only; `asked` records the requested modes. */
function router(known: TravelMode[]) {
  const asked: TravelMode[] = [];
  const ask: RouteRequest = async (_from, _to, mode) => {
    asked.push(mode);
    if (!known.includes(mode)) throw new Error('route_not_found');
    return way(mode);
  };
  return { ask, asked };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.mocked(console.warn).mockRestore());

test('[MAP-02, MAP-05] driving is tried first, and nothing else when it succeeds', async () => {
  const { ask, asked } = router(['DRIVE', 'WALK', 'BICYCLE']);
  expect(await findRoute(courier, door, ask)).toEqual(way('DRIVE'));
  expect(asked).toEqual(['DRIVE']);
  expect(console.warn).not.toHaveBeenCalled();
});

test('[MAP-03, MAP-09] walking is tried when driving fails, and the failure is logged as a warning', async () => {
  const { ask, asked } = router(['WALK', 'BICYCLE']);
  expect(await findRoute(courier, door, ask)).toEqual(way('WALK'));
  expect(asked).toEqual(['DRIVE', 'WALK']);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('no way by DRIVE', new Error('route_not_found'));
});

test('[MAP-04, MAP-09] bicycling is tried when walking fails too', async () => {
  const { ask, asked } = router(['BICYCLE']);
  expect(await findRoute(courier, door, ask)).toEqual(way('BICYCLE'));
  expect(asked).toEqual(['DRIVE', 'WALK', 'BICYCLE']);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('[MAP-06, MAP-09] without any route the result is null, and the failures are only logged', async () => {
  const { ask } = router([]);
  expect(await findRoute(courier, door, ask)).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(3);
  // A route without length counts as none.
  expect(await findRoute(courier, door, async () => [courier])).toBeNull();
});
