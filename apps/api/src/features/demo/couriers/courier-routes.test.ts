import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { createCourierRoutes } from './courier-routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

const points = [
  { latitude: 25.01, longitude: 56.35 },
  { latitude: 25.02, longitude: 56.36 },
];

test('a failed request for a courier’s route is repeated, and a successful one is cached', async () => {
  const route = vi
    .fn<typeof api.deps.maps.route>()
    .mockRejectedValueOnce(new Error('the router is away'))
    .mockResolvedValue({ points, meters: 1500, seconds: 300 });
  const positionOf = createCourierRoutes({ ...api.deps, maps: { ...api.deps.maps, route } });
  expect(await positionOf(3)).toBeNull();
  expect(await positionOf(3)).not.toBeNull();
  expect(await positionOf(3)).not.toBeNull();
  expect(route).toHaveBeenCalledTimes(2);
});
