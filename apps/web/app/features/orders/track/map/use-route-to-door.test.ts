import type { Point } from '@errand/domain/location';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute, type RouteRequest, type TravelMode } from './use-route-to-door.ts';

const courier = { latitude: 25, longitude: 56 };
const door = { latitude: 25.01, longitude: 56.01 };
const routeBy = (mode: TravelMode): Point[] => [courier, { latitude: mode.length, longitude: 56 }, door];

/** A router that finds a route for the given modes only; `modes` records the requested modes. */
function router(known: TravelMode[]) {
  const modes: TravelMode[] = [];
  const requestRoute: RouteRequest = async (_from, _to, mode) => {
    modes.push(mode);
    if (!known.includes(mode)) throw new Error('route_not_found');
    return routeBy(mode);
  };
  return { requestRoute, modes };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.mocked(console.warn).mockRestore());

// Requirements: MAP-02, MAP-05.
test('driving is tried first, and nothing else when it succeeds', async () => {
  const { requestRoute, modes } = router(['DRIVE', 'WALK', 'BICYCLE']);
  expect(await findRoute(courier, door, requestRoute)).toEqual(routeBy('DRIVE'));
  expect(modes).toEqual(['DRIVE']);
  expect(console.warn).not.toHaveBeenCalled();
});

// Requirements: MAP-03, MAP-09.
test('walking is tried when driving fails, and the failure is logged as a warning', async () => {
  const { requestRoute, modes } = router(['WALK', 'BICYCLE']);
  expect(await findRoute(courier, door, requestRoute)).toEqual(routeBy('WALK'));
  expect(modes).toEqual(['DRIVE', 'WALK']);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('no route by DRIVE', new Error('route_not_found'));
});

// Requirements: MAP-04, MAP-09.
test('bicycling is tried when walking fails too', async () => {
  const { requestRoute, modes } = router(['BICYCLE']);
  expect(await findRoute(courier, door, requestRoute)).toEqual(routeBy('BICYCLE'));
  expect(modes).toEqual(['DRIVE', 'WALK', 'BICYCLE']);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

// Requirements: MAP-06, MAP-09.
test('without any route the result is null, and the failures are only logged', async () => {
  const { requestRoute } = router([]);
  expect(await findRoute(courier, door, requestRoute)).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(3);
  // A route without length counts as none.
  expect(await findRoute(courier, door, async () => [courier])).toBeNull();
});
