import { decodePolyline } from '@errand/domain/location';
import { z } from 'zod';
import type { Router, TravelMode } from '../maps.types.ts';
import { fetchJson, type Service } from './fetch-json.ts';
import { routeAlong } from './route-along.ts';

const COSTINGS: Record<TravelMode, string> = { drive: 'auto', walk: 'pedestrian', bicycle: 'bicycle' };
/** Its codes for "no route": too far, not connected, no street nearby, no path. */
const NONE = [154, 170, 171, 442];
/** Its polylines have a higher precision than those of other services. */
const DECIMALS = 6;

const response = z.object({
  trip: z.object({
    /** `length` in kilometers, `time` in seconds. */
    summary: z.object({ length: z.number(), time: z.number() }),
    legs: z.array(z.object({ shape: z.string() })),
  }),
});

/** Valhalla (https://valhalla.github.io/valhalla). One server supports all travel modes. */
export function valhalla(service: Service): Router {
  return {
    async route(from, to, mode) {
      const found = await fetchJson(service, {
        path: '/route',
        body: {
          locations: [from, to].map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
          costing: COSTINGS[mode],
          units: 'kilometers',
          directions_type: 'none',
        },
        shape: response,
        isNoResult: (status, body) => status === 400 && NONE.includes(codeOf(body)),
      });
      if (!found) return null;
      const { legs, summary } = found.trip;
      const line = legs.flatMap(({ shape }) => decodePolyline(shape, DECIMALS));
      return routeAlong(from, line, to, summary.length * 1000, summary.time);
    },
  };
}

function codeOf(body: unknown): number {
  return z.object({ error_code: z.number() }).safeParse(body).data?.error_code ?? 0;
}
