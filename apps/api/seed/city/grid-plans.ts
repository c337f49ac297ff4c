import type { AreaKind, DistrictSlug } from './city.types.ts';

/** An open space that takes `wide` by `high` blocks of the grid. */
export type AreaPlan = { slug: string; kind: AreaKind; wide: number; high: number };

/** Layout of a district's street grid. */
export type GridPlan = {
  /** Degrees counter-clockwise from the east. */
  angle: number;
  /** Block sizes in meters, along and across the angle. */
  block: [along: number, across: number];
  /** Bend of the lines at their ends, in meters. */
  bow: [along: number, across: number];
  /** Random offset of the lines, as a share of a block. */
  jitter: number;
  /** Interval of the wider lines. */
  wideEvery: number;
  /** Share of the narrow lines that end half way. */
  cut: number;
  /** Share of the narrow lines that are alleys without cars. */
  alleys: number;
  areas: AreaPlan[];
};

export const GRID_PLANS: Record<DistrictSlug, GridPlan> = {
  'airport-road': {
    angle: -8,
    block: [176, 118],
    bow: [60, 40],
    jitter: 0.14,
    wideEvery: 4,
    cut: 0.35,
    alleys: 0,
    areas: [
      { slug: 'swallow-park', kind: 'park', wide: 2, high: 3 },
      { slug: 'desert-garden', kind: 'park', wide: 1, high: 2 },
    ],
  },
  university: {
    angle: 6,
    block: [158, 112],
    bow: [40, -50],
    jitter: 0.14,
    wideEvery: 4,
    cut: 0.35,
    alleys: 0,
    areas: [
      { slug: 'university-of-marsa', kind: 'campus', wide: 3, high: 4 },
      { slug: 'scholars-park', kind: 'park', wide: 2, high: 2 },
      { slug: 'astronomers-green', kind: 'park', wide: 1, high: 2 },
    ],
  },
  'garden-quarter': {
    angle: 10,
    block: [138, 98],
    bow: [-36, 46],
    jitter: 0.16,
    wideEvery: 4,
    cut: 0.4,
    alleys: 0.05,
    areas: [
      { slug: 'jasmine-gardens', kind: 'park', wide: 4, high: 4 },
      { slug: 'nightingale-park', kind: 'park', wide: 2, high: 2 },
      { slug: 'lemon-garden', kind: 'park', wide: 1, high: 2 },
    ],
  },
  'silk-market': {
    angle: 10,
    block: [136, 96],
    bow: [50, -40],
    jitter: 0.15,
    wideEvery: 4,
    cut: 0.34,
    alleys: 0.06,
    areas: [
      { slug: 'marsa-park', kind: 'park', wide: 4, high: 4 },
      { slug: 'caravan-square', kind: 'square', wide: 1, high: 1 },
      { slug: 'amber-garden', kind: 'park', wide: 2, high: 2 },
      { slug: 'indigo-green', kind: 'park', wide: 1, high: 2 },
    ],
  },
  'east-bay': {
    angle: -28,
    block: [162, 112],
    bow: [46, 60],
    jitter: 0.14,
    wideEvery: 4,
    cut: 0.36,
    alleys: 0,
    areas: [
      { slug: 'turtle-park', kind: 'park', wide: 3, high: 3 },
      { slug: 'sunrise-gardens', kind: 'park', wide: 2, high: 2 },
      { slug: 'marsa-stadium', kind: 'campus', wide: 2, high: 2 },
    ],
  },
  lighthouse: {
    angle: -28,
    block: [134, 94],
    bow: [24, 30],
    jitter: 0.15,
    wideEvery: 4,
    cut: 0.3,
    alleys: 0.05,
    areas: [{ slug: 'keepers-green', kind: 'park', wide: 2, high: 2 }],
  },
  'stone-bridge': {
    angle: -3,
    block: [142, 100],
    bow: [30, 44],
    jitter: 0.18,
    wideEvery: 4,
    cut: 0.36,
    alleys: 0.05,
    areas: [
      { slug: 'mill-park', kind: 'park', wide: 2, high: 3 },
      { slug: 'willow-garden', kind: 'park', wide: 2, high: 1 },
    ],
  },
  'old-town': {
    angle: -12,
    block: [92, 70],
    bow: [44, -36],
    jitter: 0.26,
    wideEvery: 5,
    cut: 0.46,
    alleys: 0.34,
    areas: [
      { slug: 'fountain-square', kind: 'square', wide: 1, high: 1 },
      { slug: 'rosewater-garden', kind: 'park', wide: 3, high: 3 },
      { slug: 'almond-court', kind: 'park', wide: 2, high: 1 },
    ],
  },
  harbour: {
    angle: -14,
    block: [98, 72],
    bow: [26, -26],
    jitter: 0.18,
    wideEvery: 4,
    cut: 0.34,
    alleys: 0.16,
    areas: [
      { slug: 'harbour-square', kind: 'square', wide: 2, high: 2 },
      { slug: 'sailors-garden', kind: 'park', wide: 2, high: 2 },
    ],
  },
  corniche: {
    angle: 24,
    block: [112, 80],
    bow: [24, 28],
    jitter: 0.16,
    wideEvery: 4,
    cut: 0.3,
    alleys: 0.08,
    areas: [{ slug: 'seashell-garden', kind: 'park', wide: 2, high: 2 }],
  },
  marina: {
    angle: 18,
    block: [136, 98],
    bow: [40, -44],
    jitter: 0.15,
    wideEvery: 4,
    cut: 0.34,
    alleys: 0.05,
    areas: [
      { slug: 'lagoon-park', kind: 'park', wide: 3, high: 2 },
      { slug: 'regatta-green', kind: 'park', wide: 2, high: 2 },
    ],
  },
  'palm-hill': {
    angle: -6,
    block: [164, 116],
    bow: [50, 36],
    jitter: 0.16,
    wideEvery: 4,
    cut: 0.38,
    alleys: 0,
    areas: [
      { slug: 'palm-grove', kind: 'park', wide: 3, high: 3 },
      { slug: 'falcon-park', kind: 'park', wide: 1, high: 2 },
    ],
  },
};
