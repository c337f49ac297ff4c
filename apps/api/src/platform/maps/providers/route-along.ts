import type { Point } from '@errand/domain/location';
import type { Route } from '../maps.types.ts';

/** A router's line runs from street to street: the doors are put before and after it. */
export function routeAlong(from: Point, line: Point[], to: Point, meters: number, seconds: number): Route {
  return { meters: Math.round(meters), seconds: Math.round(seconds), points: [from, ...line, to] };
}
