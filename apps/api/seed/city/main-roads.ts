import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
import { lengthsAlong, pointAlong, smoothLine } from './curve.ts';
import { fromPlan } from './plan/paper.ts';
import { JUNCTIONS, type Junction, MAIN_ROADS } from './plan/roads.ts';
import { distance, toSegment, type Vec } from './plane.ts';

/** A junction of a side street on a main road; `node` is set once the road has been split. */
export type Anchor = { link: Link; meters: number; node: number };

/** A section of a main road between two junctions. */
export type Link = {
  road: number;
  from: Junction;
  to: Junction;
  line: Vec[];
  along: number[];
  anchors: Anchor[];
};

/** One short straight segment of a district's border, with its position on the main road. */
export type BorderSegment = { a: Vec; b: Vec; link: Link; aMeters: number; bMeters: number };

const SAMPLE_METERS = 14;
/** Side streets that meet a main road closer together than this share one crossing. */
const MERGE_METERS = 30;
/** Maximum distance of two points on a main road. */
const BEND_METERS = 42;

/** All main roads, split at their junctions. */
export function buildLinks(): Link[] {
  return MAIN_ROADS.flatMap((road, index) => {
    const links: Link[] = [];
    const points = road.through.map((stop) => fromPlan(typeof stop === 'string' ? JUNCTIONS[stop] : stop));
    const line = smoothLine(points, SAMPLE_METERS);
    let from: Junction | null = null;
    let begin = 0;
    road.through.forEach((stop, i) => {
      if (typeof stop !== 'string') return;
      const end = line.findIndex((point) => distance(point, itemAt(points, i)) < 0.001);
      if (from) {
        const part = line.slice(begin, end + 1);
        links.push({ road: index, from, to: stop, line: part, along: lengthsAlong(part), anchors: [] });
      }
      from = stop;
      begin = end;
    });
    return links;
  });
}

/** The border along the main roads from junction to junction, closed unless it is `open`. */
export function borderOf(links: readonly Link[], around: readonly Junction[], open = false): BorderSegment[] {
  const stops = open ? around.slice(0, -1) : around;
  return stops.flatMap((from, i) => walkBetween(links, from, itemAt(around, (i + 1) % around.length)));
}

/** The line along one road between two junctions, across those between them. */
function walkBetween(links: readonly Link[], from: Junction, to: Junction): BorderSegment[] {
  for (const road of MAIN_ROADS.keys()) {
    const stops = itemAt(MAIN_ROADS, road).through.filter((stop) => typeof stop === 'string');
    const start = stops.indexOf(from);
    const end = stops.indexOf(to);
    if (start < 0 || end < 0) continue;
    const onRoad = links.filter((link) => link.road === road);
    const forward = onRoad.slice(Math.min(start, end), Math.max(start, end)).flatMap(segmentsOf);
    if (start < end) return forward;
    return forward
      .toReversed()
      .map((piece) => ({ ...piece, a: piece.b, b: piece.a, aMeters: piece.bMeters, bMeters: piece.aMeters }));
  }
  throw new Error(`No main road joins ${from} and ${to}.`);
}

function segmentsOf(link: Link): BorderSegment[] {
  return link.line.slice(1).map((b, i) => ({
    a: itemAt(link.line, i),
    b,
    link,
    aMeters: itemAt(link.along, i),
    bMeters: itemAt(link.along, i + 1),
  }));
}

/** Marks the point of a link nearest to `point` as the end of a side street. */
export function anchorNear(link: Link, point: Vec): Anchor {
  let best = Infinity;
  let meters = 0;
  for (let i = 1; i < link.line.length; i += 1) {
    const found = toSegment(point, itemAt(link.line, i - 1), itemAt(link.line, i));
    if (found.distance >= best) continue;
    best = found.distance;
    meters = itemAt(link.along, i - 1) + (itemAt(link.along, i) - itemAt(link.along, i - 1)) * found.share;
  }
  return addAnchor(link, meters);
}

export function addAnchor(link: Link, meters: number): Anchor {
  const anchor = { link, meters, node: -1 };
  link.anchors.push(anchor);
  return anchor;
}

/**
 * Assigns nodes to a link: side streets that end close together share one, those near a junction use the junction,
 * and long bends get intermediate points. Returns all nodes from end to end.
 */
export function cutLink(link: Link, start: number, end: number, addNode: (point: Vec) => number): number[] {
  const total = lastOf(link.along);
  const stops: { meters: number; node: number }[] = [{ meters: 0, node: start }];
  for (const group of groupsOf(link.anchors)) {
    const meters = group.reduce((sum, anchor) => sum + anchor.meters, 0) / group.length;
    let node = meters < MERGE_METERS ? start : meters > total - MERGE_METERS ? end : -1;
    if (node < 0) {
      node = addNode(pointAlong(link.line, link.along, meters));
      stops.push({ meters, node });
    }
    for (const anchor of group) anchor.node = node;
  }
  stops.push({ meters: total, node: end });
  return stops.flatMap((stop, i) => {
    if (i === 0) return [stop.node];
    const before = itemAt(stops, i - 1).meters;
    const pieces = Math.max(1, Math.round((stop.meters - before) / BEND_METERS));
    const bends = Array.from({ length: pieces - 1 }, (_, k) =>
      addNode(pointAlong(link.line, link.along, before + ((stop.meters - before) * (k + 1)) / pieces)),
    );
    return [...bends, stop.node];
  });
}

function groupsOf(anchors: readonly Anchor[]): Anchor[][] {
  const groups: Anchor[][] = [];
  for (const anchor of anchors.toSorted((a, b) => a.meters - b.meters)) {
    const group = groups.at(-1);
    if (group && anchor.meters - itemAt(group, 0).meters < MERGE_METERS) group.push(anchor);
    else groups.push([anchor]);
  }
  return groups;
}
