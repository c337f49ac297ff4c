import type { Point } from '@errand/domain/location';
import type { Feature, Geometry } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';

/**
 * `route`: the accent color with a casing. `done`: the part behind, dotted. `outline`: a dashed area, lightly filled.
 */
export type MapLine = { id: string; points: Point[]; look: 'route' | 'done' | 'outline' };

/** Draws the lines over the base map. Layers are created once; later calls only update their data. */
export function drawLines(map: MapLibreMap, lines: MapLine[], element: HTMLElement): void {
  const accent = getComputedStyle(element).getPropertyValue('--accent').trim() || '#1f1b16';
  const land = getComputedStyle(element).getPropertyValue('--map-land').trim() || '#f5f2ec';
  for (const line of lines) {
    const data = feature(line);
    const source = map.getSource<GeoJSONSource>(line.id);
    if (source) {
      void source.setData(data);
      continue;
    }
    map.addSource(line.id, { type: 'geojson', data });
    const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
    if (line.look === 'outline') {
      map.addLayer({
        id: `${line.id}-fill`,
        type: 'fill',
        source: line.id,
        paint: { 'fill-color': accent, 'fill-opacity': 0.05 },
      });
      map.addLayer({
        id: line.id,
        type: 'line',
        source: line.id,
        layout,
        paint: { 'line-color': accent, 'line-width': 2, 'line-dasharray': [0.2, 3] },
      });
    } else if (line.look === 'done') {
      map.addLayer({
        id: line.id,
        type: 'line',
        source: line.id,
        layout,
        paint: { 'line-color': accent, 'line-width': 5, 'line-opacity': 0.4, 'line-dasharray': [0.1, 2] },
      });
    } else {
      map.addLayer({
        id: `${line.id}-casing`,
        type: 'line',
        source: line.id,
        layout,
        paint: { 'line-color': land, 'line-width': 10, 'line-opacity': 0.85 },
      });
      map.addLayer({
        id: line.id,
        type: 'line',
        source: line.id,
        layout,
        paint: { 'line-color': accent, 'line-width': 5 },
      });
    }
  }
}

function feature({ points, look }: MapLine): Feature {
  const coordinates = points.map(({ longitude, latitude }) => [longitude, latitude]);
  const [first] = coordinates;
  const geometry: Geometry =
    look === 'outline'
      ? { type: 'Polygon', coordinates: first ? [[...coordinates, first]] : [] }
      : { type: 'LineString', coordinates };
  return { type: 'Feature', properties: {}, geometry };
}
