import { LANGUAGE_CODES, translated } from '@errand/domain/language';
import type { City, Name, Position, Ring } from './city.types.ts';

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };
type Feature = { type: 'Feature'; properties: Record<string, string | number>; geometry: Geometry };
export type CityFeatures = { type: 'FeatureCollection'; features: Feature[] };

/**
 * The city as GeoJSON. `layer` is the type of a feature (sea, sea-name, area, road, mole, district, place),
 * `kind` its subtype, and `metres` the width of a mole. Names are in both languages, so that one file
 * serves every visitor.
 */
export function cityFeatures(city: City): CityFeatures {
  const { water, graph } = city;
  const areas = city.areas.map(({ kind, ring }) => polygon('area', kind, ring));
  const roads = city.streets.map(({ class: kind, name, nodes, drivable }) =>
    line(
      'road',
      drivable ? kind : 'path',
      nodes.map((node) => graph.nodes[node]).filter((position) => position !== undefined),
      name,
    ),
  );
  return {
    type: 'FeatureCollection',
    features: [
      polygon('sea', 'sea', water.sea),
      point('sea-name', 'sea', offShore(city), water.name),
      polygon('sea', 'creek', water.creek),
      line('shore', 'shore', water.coastline),
      ...areas,
      ...city.highways.map((positions) => line('road', 'highway', positions)),
      ...roads,
      ...water.moles.map(({ kind, widthMeters, line: positions }) => {
        const mole = line('mole', kind, positions);
        return { ...mole, properties: { ...mole.properties, metres: widthMeters } };
      }),
      polygon('area', 'lighthouse', water.lighthouse),
      ...city.districts.map(({ name, center }) => point('district', 'district', center, name)),
      ...city.places.map(({ name, kind, position }) => point('place', kind, position, name)),
    ],
  };
}

/** Position of the sea's label: off the city's shore instead of the center of the polygon. */
function offShore({ bounds, center }: City): Position {
  const [longitude, latitude] = center;
  return [longitude + (bounds.east - longitude) * 0.7, latitude - (latitude - bounds.south) * 0.8];
}

/** `name_en`, `name_ar` …: the map shows the property of its language. */
function labelsOf(name: Name): Record<string, string> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [`name_${code}`, translated(name, code)]));
}

function properties(layer: string, kind: string, name?: Name): Feature['properties'] {
  return { layer, kind, ...(name && labelsOf(name)) };
}

function polygon(layer: string, kind: string, ring: Ring, name?: Name): Feature {
  const closed = ring[0] ? [...ring, ring[0]] : ring;
  const geometry: Geometry = { type: 'Polygon', coordinates: [closed] };
  return { type: 'Feature', properties: properties(layer, kind, name), geometry };
}

function line(layer: string, kind: string, coordinates: Position[], name?: Name): Feature {
  return {
    type: 'Feature',
    properties: properties(layer, kind, name),
    geometry: { type: 'LineString', coordinates },
  };
}

function point(layer: string, kind: string, coordinates: Position, name: Name): Feature {
  return {
    type: 'Feature',
    properties: properties(layer, kind, name),
    geometry: { type: 'Point', coordinates },
  };
}
