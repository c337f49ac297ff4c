import { addressesIn, districtAt, housePosition } from '../../src/features/city-maps/addresses.ts';
import { haversineMeters } from '../../src/features/city-maps/distance.ts';
import { itemAt } from '../../src/features/city-maps/item-at.ts';
import { districtRing, zoneRings } from './borders.ts';
import type { City, CityPlace, Edge, Position } from './city.types.ts';
import { smoothLine, thinLine } from './curve.ts';
import { buildLinks } from './main-roads.ts';
import { buildOpenSpaces, middleOf } from './open-spaces.ts';
import { PLACE_SEEDS } from './place-list.ts';
import { DISTRICTS } from './plan/districts.ts';
import { fromPlan } from './plan/paper.ts';
import { HIGHWAYS } from './plan/roads.ts';
import { boxOf, centroid, type Vec } from './plane.ts';
import { toPosition, toPositions } from './projection.ts';
import { randomFor } from './seeded-random.ts';
import { buildShore } from './shore.ts';
import { nameStreets } from './street-names.ts';
import { buildNetwork } from './street-network.ts';
import { tidyNetwork } from './tidy-network.ts';

const HOME = { street: 'Lantern Street', number: 12 };
const PLACES_APART_METERS = 260;

/** The city of Marsa. The same seed gives the same city, byte for byte, on every machine. */
export function generateCity(seed: number): City {
  const shore = buildShore(randomFor(seed, 'shore'));
  const links = buildLinks();
  const network = tidyNetwork(buildNetwork(seed, links, shore), randomFor(seed, 'tidy'));
  const rings = new Map(DISTRICTS.map((plan) => [plan.slug, districtRing(plan, links, shore.coast)]));
  const centers = new Map([...rings].map(([slug, ring]) => [slug, centroid(ring)]));
  const areas = [...network.areas, ...buildOpenSpaces(links, shore, network.promenade)];
  const box = boxOf([...rings.values()].flat());
  const [west, south] = toPosition([box.minX, box.minY]);
  const [east, north] = toPosition([box.maxX, box.maxY]);
  const city: City = {
    seed,
    name: { en: 'Marsa', ar: 'مرسى' },
    center: toPosition([0, 0]),
    bounds: { west, south, east, north },
    defaultAddress: { street: 0, number: HOME.number, position: [0, 0] },
    water: {
      name: { en: 'Gulf of Marsa', ar: 'خليج مرسى' },
      coastline: toPositions(shore.coastline),
      sea: toPositions(shore.sea),
      creek: toPositions(shore.creek),
      moles: [
        { kind: 'breakwater', widthMeters: 46, line: toPositions(shore.breakwater) },
        ...shore.piers.map((pier) => ({ kind: 'pier' as const, widthMeters: 30, line: toPositions(pier) })),
      ],
      lighthouse: toPositions(shore.lighthouse),
    },
    areas: areas.map((area) => ({ ...area, ring: toPositions(area.ring) })),
    districts: DISTRICTS.map(({ slug, name }) => ({
      slug,
      name,
      center: toPosition(centers.get(slug) ?? [0, 0]),
      ring: toPositions(rings.get(slug) ?? []),
    })),
    streets: [],
    graph: { nodes: toPositions(network.points), edges: [] },
    highways: HIGHWAYS.map((road) => toPositions(thinLine(smoothLine(road.map(fromPlan), 120), 110))),
    places: [],
    zones: zoneRings(links, shore.coast).map((zone) => ({ ...zone, ring: toPositions(zone.ring) })),
  };
  const names = nameStreets(
    network.streets,
    network.points,
    centers,
    (point) => districtAt(city, toPosition(point)),
    randomFor(seed, 'names'),
  );
  city.streets = network.streets.map(({ class: kind, district, walkable, drivable, nodes }, id) => {
    return { id, name: itemAt(names, id), class: kind, district, walkable, drivable, nodes };
  });
  city.graph.edges = edgesOf(city);
  city.defaultAddress = defaultAddress(city);
  city.places = settlePlaces(city, new Map(areas.map((area) => [area.slug, area.ring])));
  return city;
}

function edgesOf(city: City): Edge[] {
  return city.streets.flatMap((street) =>
    street.nodes.slice(1).map((to, i) => {
      const from = itemAt(street.nodes, i);
      const meters = haversineMeters(itemAt(city.graph.nodes, from), itemAt(city.graph.nodes, to));
      return { from, to, meters: Math.round(meters * 10) / 10, street: street.id };
    }),
  );
}

function defaultAddress(city: City): City['defaultAddress'] {
  const street = city.streets.find(({ name }) => name.en === HOME.street);
  const position = street && housePosition(city, street, HOME.number);
  if (!street || !position) throw new Error(`${HOME.street} has no number ${HOME.number}.`);
  return { street: street.id, number: HOME.number, position };
}

/** Places without a drawn point get an address of their district, away from each other. */
function settlePlaces(city: City, areas: ReadonlyMap<string, Vec[]>): CityPlace[] {
  const taken: Position[] = [];
  const places: CityPlace[] = [];
  const addresses = new Map(city.districts.map(({ slug }) => [slug, addressesIn(city, slug, 5)]));
  for (const { slug, kind, en, ar, district, at } of PLACE_SEEDS) {
    const area = areas.get(slug);
    const random = randomFor(city.seed, slug);
    const drawn = area ? (kind === 'beach' ? middleOf(area) : centroid(area)) : at ? fromPlan(at) : null;
    const free = addresses.get(district) ?? [];
    let position = drawn && toPosition(drawn);
    for (let attempt = 0; !position; attempt += 1) {
      const candidate = itemAt(free, random.below(free.length)).position;
      const apart = taken.every((other) => haversineMeters(other, candidate) > PLACES_APART_METERS);
      if (apart || attempt > 60) position = candidate;
    }
    taken.push(position);
    places.push({ slug, kind, name: { en, ar }, district, position });
  }
  return places;
}
