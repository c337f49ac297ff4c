import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createMaps } from '../../platform/maps/index.ts';
import { estimateRoute, routeBetween } from './route.ts';

const FROM = { latitude: 25, longitude: 55 };
const TO = { latitude: 25.02, longitude: 55.03 };

test('without a router routes are estimated, and nothing is logged', async () => {
  const warn = vi.fn<() => void>();
  const log = { warn } as unknown as FastifyBaseLogger;
  const maps = createMaps({ settings: { geocoder: null, router: null }, local: null, log, now: Date.now });
  expect(await routeBetween({ log, maps }, FROM, TO)).toEqual(estimateRoute(FROM, TO));
  expect(warn).not.toHaveBeenCalled();

  const broken = { ...maps, route: () => Promise.reject(new TypeError('a bug')) };
  expect(await routeBetween({ log, maps: broken }, FROM, TO)).toEqual(estimateRoute(FROM, TO));
  expect(warn).toHaveBeenCalledOnce();
});
