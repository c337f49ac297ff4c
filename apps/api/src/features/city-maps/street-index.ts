import type { City, Edge, Position, Street } from './city.types.ts';
import { nearestOnSegment } from './distance.ts';
import { itemAt } from './item-at.ts';

/** One stretch of a street with its position along the street. */
export type Stretch = { edge: Edge; street: Street; a: Position; b: Position; startMeters: number };
/** A point projected onto a street: its distance, its share of the stretch (0 to 1), and its side. */
export type Snap = { stretch: Stretch; share: number; meters: number; side: number };

export type StreetIndex = {
  /** Finds the nearest stretch that is `wanted`; null when there is none within `FARTHEST_METERS`. */
  nearest(position: Position, wanted: (street: Street) => boolean): Snap | null;
  /** Lists all stretches within `meters`, in no order. */
  within(position: Position, meters: number): Snap[];
};

/** Points farther away are out of town. */
const FARTHEST_METERS = 3000;
const CELL_DEGREES = 0.0025;
/** Shorter side of a cell with a margin: the next ring contains nothing nearer than `rings` times this. */
const CELL_METERS = 240;

/** Indexes the streets in a grid of cells. */
export function indexStreets(city: City): StreetIndex {
  const cells = new Map<string, Stretch[]>();
  const progress = new Map<number, number>();
  for (const edge of city.graph.edges) {
    const startMeters = progress.get(edge.street) ?? 0;
    progress.set(edge.street, startMeters + edge.meters);
    const a = itemAt(city.graph.nodes, edge.from);
    const b = itemAt(city.graph.nodes, edge.to);
    const stretch = { edge, street: itemAt(city.streets, edge.street), a, b, startMeters };
    for (let x = cellOf(Math.min(a[0], b[0])); x <= cellOf(Math.max(a[0], b[0])); x += 1) {
      for (let y = cellOf(Math.min(a[1], b[1])); y <= cellOf(Math.max(a[1], b[1])); y += 1) {
        const key = `${x},${y}`;
        const cell = cells.get(key);
        if (cell) cell.push(stretch);
        else cells.set(key, [stretch]);
      }
    }
  }

  function ringOf([longitude, latitude]: Position, radius: number): Stretch[] {
    const x = cellOf(longitude);
    const y = cellOf(latitude);
    const found: Stretch[] = [];
    for (let dx = -radius; dx <= radius; dx += 1) {
      const step = Math.abs(dx) === radius ? 1 : Math.max(1, radius * 2);
      for (let dy = -radius; dy <= radius; dy += step)
        found.push(...(cells.get(`${x + dx},${y + dy}`) ?? []));
    }
    return found;
  }

  return {
    nearest(position, wanted) {
      let best: Snap | null = null;
      for (let radius = 0; radius * CELL_METERS <= FARTHEST_METERS + CELL_METERS; radius += 1) {
        if (best && best.meters <= (radius - 1) * CELL_METERS) break;
        for (const stretch of ringOf(position, radius)) {
          if (!wanted(stretch.street)) continue;
          const snap = { stretch, ...nearestOnSegment(position, stretch.a, stretch.b) };
          if (!best || snap.meters < best.meters) best = snap;
        }
      }
      return best && best.meters <= FARTHEST_METERS ? best : null;
    },
    within(position, meters) {
      const rings = Math.ceil(meters / CELL_METERS);
      const around = Array.from({ length: rings + 1 }, (_, radius) => ringOf(position, radius)).flat();
      return [...new Set(around)]
        .map((stretch) => ({ stretch, ...nearestOnSegment(position, stretch.a, stretch.b) }))
        .filter((snap) => snap.meters <= meters);
    },
  };
}

function cellOf(degrees: number): number {
  return Math.floor(degrees / CELL_DEGREES);
}
