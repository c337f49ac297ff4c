import type { Point } from '@errand/domain/location';
import type { Way } from '../maps.types.ts';

/** A router's line runs from street to street: the doors are put before and after it. */
export function wayAlong(from: Point, line: Point[], to: Point, meters: number, seconds: number): Way {
  return { meters: Math.round(meters), seconds: Math.round(seconds), points: [from, ...line, to] };
}
