import type { Point } from '@errand/domain/location';
import type { Route } from '../maps.types.ts';

/** Extends a router's line, which starts and ends on streets, by the doors. */
export function routeAlong(from: Point, line: Point[], to: Point, meters: number, seconds: number): Route {
  return { meters: Math.round(meters), seconds: Math.round(seconds), points: [from, ...line, to] };
}
