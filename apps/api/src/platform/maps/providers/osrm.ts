import { decodePolyline } from '@errand/domain/location';
import { z } from 'zod';
import type { Router, TravelMode } from '../maps.types.ts';
import { fetchJson, type Service } from './fetch-json.ts';
import { routeAlong } from './route-along.ts';

const PROFILES: Record<TravelMode, string> = { drive: 'car', walk: 'foot', bicycle: 'bike' };
/** Its codes for "no route", sent with status 400. */
const NONE = ['NoRoute', 'NoSegment'];

const response = z.object({
  routes: z.array(z.object({ distance: z.number(), duration: z.number(), geometry: z.string() })),
});

/**
 * OSRM (https://project-osrm.org). One server has one profile, so its address can contain `{profile}`,
 * which becomes car, foot or bike. Without it, driving is the only mode.
 */
export function osrm(service: Service): Router {
  return {
    async route(from, to, mode) {
      const several = service.url.includes('{profile}');
      if (!several && mode !== 'drive') return null;
      const profile = PROFILES[mode];
      const stops = [from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
      const found = await fetchJson(
        { ...service, url: service.url.replace('{profile}', profile) },
        {
          path: `/route/v1/${profile}/${stops}?overview=full&geometries=polyline`,
          shape: response,
          isNoResult: (status, body) => status === 400 && NONE.includes(codeOf(body)),
        },
      );
      const route = found?.routes[0];
      return route
        ? routeAlong(from, decodePolyline(route.geometry), to, route.distance, route.duration)
        : null;
    },
  };
}

function codeOf(body: unknown): string {
  return z.object({ code: z.string() }).safeParse(body).data?.code ?? '';
}
