import type { Position } from './city.types.ts';
import type { Vec } from './plane.ts';

/** The city's middle: the origin of the plane. */
const ORIGIN: Position = [56.36, 25.03];
const METERS_PER_DEGREE = 111_195.08;
const METERS_PER_DEGREE_EAST = METERS_PER_DEGREE * Math.cos((ORIGIN[1] * Math.PI) / 180);

/** From the plane to longitude and latitude, rounded to 6 decimals (11 cm). */
export function toPosition([x, y]: Vec): Position {
  return [round(ORIGIN[0] + x / METERS_PER_DEGREE_EAST), round(ORIGIN[1] + y / METERS_PER_DEGREE)];
}

export function toPositions(points: readonly Vec[]): Position[] {
  return points.map(toPosition);
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
