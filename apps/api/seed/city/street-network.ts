import { itemAt } from '../../src/features/city-maps/item-at.ts';
import type { DistrictSlug, Name, StreetClass } from './city.types.ts';
import { besideLine, thinLine } from './curve.ts';
import { buildGrid } from './district-grid.ts';
import type { GridArea } from './grid-areas.ts';
import { type Anchor, anchorNear, borderOf, cutLink, type Link } from './main-roads.ts';
import { DISTRICTS } from './plan/districts.ts';
import { fromPlan } from './plan/paper.ts';
import { JUNCTIONS, type Junction, MAIN_ROADS } from './plan/roads.ts';
import { distance, distanceToLine, type Vec } from './plane.ts';
import { randomFor } from './seeded-random.ts';
import type { Shore } from './shore.ts';

/** A street before it is numbered and, mostly, named. */
export type DraftStreet = {
  name: Name | null;
  class: StreetClass;
  district: DistrictSlug | null;
  square: string | null;
  walkable: boolean;
  drivable: boolean;
  nodes: number[];
};
export type Network = { points: Vec[]; streets: DraftStreet[]; areas: GridArea[]; promenade: Vec[] };

const PROMENADE_INLAND = 26;
const STEPS_EVERY = 11;

/** Builds all streets: first the grids, then the promenade, then the main roads, which side streets end on. */
export function buildNetwork(seed: number, links: Link[], shore: Shore): Network {
  const points: Vec[] = [];
  const areas: GridArea[] = [];
  function addNode(point: Vec): number {
    return points.push(point) - 1;
  }
  const side: { street: Omit<DraftStreet, 'nodes'>; stops: (number | Anchor)[] }[] = [];
  for (const { slug, around } of DISTRICTS) {
    const grid = buildGrid(slug, borderOf(links, around), shore.creekLine, randomFor(seed, slug));
    areas.push(...grid.areas);
    for (const { stops, ...street } of grid.streets) {
      const ends = stops.map((stop) => {
        if ('anchor' in stop) return stop.anchor;
        if (stop.crossing.node < 0) stop.crossing.node = addNode(stop.crossing.point);
        return stop.crossing.node;
      });
      side.push({ street: { ...street, name: null, district: slug, walkable: true }, stops: ends });
    }
  }

  const promenade = promenadeLine(shore);
  const path = promenade.map(addNode);
  const onFoot = { class: 'lane', district: null, square: null, walkable: true, drivable: false } as const;
  side.push({ street: { ...onFoot, name: { en: 'Sea Promenade', ar: 'ممشى البحر' } }, stops: path });
  for (let i = 4; i < path.length; i += STEPS_EVERY) {
    const road = nearestCoastRoad(links, itemAt(promenade, i));
    if (road)
      side.push({
        street: { ...onFoot, name: null },
        stops: [anchorNear(road, itemAt(promenade, i)), itemAt(path, i)],
      });
  }

  const junctions = new Map<Junction, number>();
  function junctionNode(junction: Junction): number {
    const known = junctions.get(junction) ?? addNode(fromPlan(JUNCTIONS[junction]));
    junctions.set(junction, known);
    return known;
  }
  const streets: DraftStreet[] = MAIN_ROADS.map(({ name, walkable }, road) => {
    const chain = links
      .filter((link) => link.road === road)
      .flatMap((link, i) => {
        const nodes = cutLink(link, junctionNode(link.from), junctionNode(link.to), addNode);
        return i === 0 ? nodes : nodes.slice(1);
      });
    return { name, class: 'arterial', district: null, square: null, walkable, drivable: true, nodes: chain };
  });
  for (const { street, stops } of side) {
    const nodes = stops.map((stop) => (typeof stop === 'number' ? stop : stop.node));
    streets.push({ ...street, nodes: nodes.filter((node, i) => node !== nodes[i - 1]) });
  }
  return { points, streets, areas, promenade };
}

/** Along the whole shore of the city, up to the mouth of the creek. */
function promenadeLine(shore: Shore): Vec[] {
  const line = besideLine(shore.coast, -PROMENADE_INLAND).slice(4);
  const mouth = line.findIndex((point) => distanceToLine(point, shore.creekLine) < 90);
  return thinLine(line.slice(0, mouth), 38);
}

function nearestCoastRoad(links: readonly Link[], point: Vec): Link | null {
  let best: { link: Link; meters: number } | null = null;
  for (const link of links.filter((candidate) => candidate.road === 0)) {
    const meters = Math.min(...link.line.map((place) => distance(place, point)));
    if (!best || meters < best.meters) best = { link, meters };
  }
  return best && best.meters < 380 ? best.link : null;
}
