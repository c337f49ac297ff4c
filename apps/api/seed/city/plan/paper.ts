import type { Vec } from '../plane.ts';

/**
 * The hand-drawn plan of Marsa. Drawing units are 5.6 m, y downwards as on paper; `fromPlan` brings a point
 * to the plane. Main roads meet at named junctions, districts are the spaces between them.
 */
const METERS_PER_UNIT = 5.6;
const PAPER_CENTER: Vec = [760, 490];

export function fromPlan([x, y]: Vec): Vec {
  return [(x - PAPER_CENTER[0]) * METERS_PER_UNIT, (PAPER_CENTER[1] - y) * METERS_PER_UNIT];
}
