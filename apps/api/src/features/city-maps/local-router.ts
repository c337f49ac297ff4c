import type { TravelMode } from '../../platform/maps/index.ts';
import type { City, Edge, Position, Street } from './city.types.ts';
import { haversineMeters } from './distance.ts';
import { createHeap } from './heap.ts';
import { itemAt } from './item-at.ts';
import type { Snap, StreetIndex } from './street-index.ts';

export type Trip = { meters: number; seconds: number; positions: Position[] };
export type RouteFinder = (from: Position, to: Position, mode: TravelMode) => Trip | null;

/** Average speeds in km/h in a city, with traffic lights. */
const SPEEDS: Record<TravelMode, Record<Street['class'], number>> = {
  drive: { arterial: 42, street: 30, lane: 20 },
  walk: { arterial: 4.8, street: 4.8, lane: 4.8 },
  bicycle: { arterial: 15, street: 15, lane: 13 },
};
const USABLE: Record<TravelMode, (street: Street) => boolean> = {
  drive: (street) => street.drivable,
  walk: (street) => street.walkable,
  bicycle: (street) => street.drivable || street.walkable,
};

/** Finds the fastest route on the street graph (A*) between the nearest usable streets. */
export function createRouter(city: City, index: StreetIndex): RouteFinder {
  const { nodes, edges } = city.graph;
  const links: Edge[][] = nodes.map(() => []);
  for (const edge of edges) {
    itemAt(links, edge.from).push(edge);
    itemAt(links, edge.to).push(edge);
  }

  /** Nodes of the fastest route between the first and the last stretch; null when there is none. */
  function search(start: Snap, end: Snap, mode: TravelMode): { path: number[]; seconds: number } | null {
    const goal = positionOf(end);
    const fastest = Math.max(...Object.values(SPEEDS[mode]));
    // Slightly below the lower bound, so that rounded edge lengths cannot hide the best route.
    const leastLeft = (node: number) => (haversineMeters(itemAt(nodes, node), goal) * 3.6 * 0.995) / fastest;
    const lastLegs = new Map(
      legsOf(end).map(([node, meters]) => [node, secondsOn(end.stretch.street, meters, mode)]),
    );
    const cost = new Map<number, number>();
    const before = new Map<number, number>();
    const done = new Set<number>();
    const open = createHeap<number>();
    for (const [node, meters] of legsOf(start)) {
      const seconds = secondsOn(start.stretch.street, meters, mode);
      cost.set(node, seconds);
      open.push(node, seconds + leastLeft(node));
    }
    let best: { node: number; seconds: number } | null = null;
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (done.has(node)) continue;
      done.add(node);
      const traveled = cost.get(node) ?? 0;
      if (best && traveled + leastLeft(node) >= best.seconds) break;
      const lastLeg = lastLegs.get(node);
      if (lastLeg !== undefined && (!best || traveled + lastLeg < best.seconds))
        best = { node, seconds: traveled + lastLeg };
      for (const edge of itemAt(links, node)) {
        const street = itemAt(city.streets, edge.street);
        if (!USABLE[mode](street)) continue;
        const next = edge.from === node ? edge.to : edge.from;
        const seconds = traveled + secondsOn(street, edge.meters, mode);
        if (seconds >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        cost.set(next, seconds);
        before.set(next, node);
        open.push(next, seconds + leastLeft(next));
      }
    }
    if (!best) return null;
    const path = [best.node];
    for (let node = before.get(best.node); node !== undefined; node = before.get(node)) path.push(node);
    return { path: path.toReversed(), seconds: best.seconds };
  }

  return (from, to, mode) => {
    const start = index.nearest(from, USABLE[mode]);
    const end = index.nearest(to, USABLE[mode]);
    if (!start || !end) return null;
    const found = search(start, end, mode);
    const same = start.stretch === end.stretch;
    const direct = Math.abs(start.share - end.share) * start.stretch.edge.meters;
    const directSeconds = same ? secondsOn(start.stretch.street, direct, mode) : Number.POSITIVE_INFINITY;
    if (!found && !same) return null;
    const isDirect = !found || directSeconds <= found.seconds;
    const path = isDirect ? [] : found.path.map((node) => itemAt(nodes, node));
    const positions = withoutRepeats([from, positionOf(start), ...path, positionOf(end), to]);
    const access =
      secondsOn(start.stretch.street, start.meters, mode) + secondsOn(end.stretch.street, end.meters, mode);
    const seconds = access + (isDirect ? directSeconds : found.seconds);
    return { meters: lengthOf(positions), seconds, positions };
  };
}

/** Both ends of the stretch with their distance in meters from the point. */
function legsOf({ stretch: { edge }, share }: Snap): [node: number, meters: number][] {
  return [
    [edge.from, edge.meters * share],
    [edge.to, edge.meters * (1 - share)],
  ];
}

function positionOf({ stretch: { a, b }, share }: Snap): Position {
  return [round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share)];
}

function withoutRepeats(positions: Position[]): Position[] {
  return positions.filter((here, i) => {
    const before = positions[i - 1];
    return i === positions.length - 1 || !before || before[0] !== here[0] || before[1] !== here[1];
  });
}

function lengthOf(positions: readonly Position[]): number {
  let meters = 0;
  let before = positions[0];
  for (const here of positions) {
    if (before) meters += haversineMeters(before, here);
    before = here;
  }
  return meters;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function secondsOn(street: Street, meters: number, mode: TravelMode): number {
  return (meters * 3.6) / SPEEDS[mode][street.class];
}
