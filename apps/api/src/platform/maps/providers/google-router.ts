import { decodePolyline, type Point } from '@errand/domain/location';
import { z } from 'zod';
import type { Router, TravelMode } from '../maps.types.ts';
import { fetchJson, type Service } from './fetch-json.ts';
import { routeAlong } from './route-along.ts';

const MODES: Record<TravelMode, string> = { drive: 'DRIVE', walk: 'WALK', bicycle: 'BICYCLE' };

/** Without a route the response is empty; zero lengths are omitted. */
const response = z.object({
  routes: z
    .array(
      z.object({
        distanceMeters: z.number().default(0),
        duration: z.string().regex(/^\d+(\.\d+)?s$/),
        polyline: z.object({ encodedPolyline: z.string().default('') }).default({ encodedPolyline: '' }),
      }),
    )
    .default([]),
});

/** Google Routes. */
export function googleRouter(service: Service): Router {
  return {
    async route(from, to, mode) {
      const found = await fetchJson(service, {
        path: '/directions/v2:computeRoutes',
        headers: {
          'x-goog-api-key': service.key,
          'x-goog-fieldmask': 'routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline',
        },
        body: { origin: stop(from), destination: stop(to), travelMode: MODES[mode] },
        shape: response,
      });
      const route = found?.routes[0];
      if (!route) return null;
      const line = decodePolyline(route.polyline.encodedPolyline);
      return routeAlong(from, line, to, route.distanceMeters, Number.parseFloat(route.duration));
    },
  };
}

function stop(latLng: Point) {
  return { location: { latLng } };
}
