/** `form`: there is no polygon with corners of longitude and latitude. A zone is one area (`areas`) without `holes`. */
export type GeoJsonFault = 'form' | 'areas' | 'holes';

type Outline = [longitude: number, latitude: number][];

/**
 * The outline of the one area in a GeoJSON geometry, Feature or FeatureCollection, without the repeated first corner.
 * With the fault `areas`, `count` is their number.
 */
export function outlineOfGeoJson(
  value: unknown,
): { outline: Outline } | { fault: GeoJsonFault; count: number } {
  const polygons = polygonsOf(value);
  const [polygon] = polygons;
  if (polygons.length > 1) return { fault: 'areas', count: polygons.length };
  const rings = Array.isArray(polygon) ? polygon : [];
  const outline = ringOf(rings[0]);
  if (outline === null) return { fault: 'form', count: polygons.length };
  return rings.length > 1 ? { fault: 'holes', count: 1 } : { outline: withoutClosing(outline) };
}

/** The coordinates of all polygons, at any depth of features and collections. */
function polygonsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Record<string, unknown> = { ...value };
  const { type, coordinates, geometry, features, geometries } = fields;
  switch (type) {
    case 'Polygon':
      return [coordinates];
    case 'MultiPolygon':
      return listOf(coordinates);
    case 'Feature':
      return polygonsOf(geometry);
    case 'FeatureCollection':
      return listOf(features).flatMap(polygonsOf);
    case 'GeometryCollection':
      return listOf(geometries).flatMap(polygonsOf);
    default:
      return [];
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Positions may have an altitude, which is left out. Null for anything else. */
function ringOf(value: unknown): Outline | null {
  const corners = listOf(value).map((position) => {
    const [longitude, latitude] = listOf(position);
    return typeof longitude === 'number' && typeof latitude === 'number'
      ? ([longitude, latitude] as [number, number])
      : null;
  });
  return corners.length > 0 && corners.every((corner) => corner !== null) ? corners : null;
}

/** GeoJSON repeats the first corner at the end; some files do not. */
function withoutClosing(ring: Outline): Outline {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed ? ring.slice(0, -1) : ring;
}
