import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawLines } from './map-lines.ts';

type Source = { data: { geometry: { type: string; coordinates: unknown } }; setData(data: unknown): void };

/** A fake map that records sources and layers. */
function canvas() {
  const sources = new Map<string, Source>();
  const layers: { id: string; type: string; paint: Record<string, unknown> }[] = [];
  const map = {
    getSource: (id: string) => sources.get(id),
    addSource: (id: string, { data }: Source) => {
      const source: Source = {
        data,
        setData(next) {
          source.data = next as Source['data'];
        },
      };
      sources.set(id, source);
    },
    addLayer: (layer: (typeof layers)[number]) => layers.push(layer),
  };
  return { map: map as unknown as MapLibreMap, sources, layers };
}

beforeEach(() => {
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => ' #c93901' }));
});

const element = {} as HTMLElement;
const corners = [
  { latitude: 1, longitude: 2 },
  { latitude: 1, longitude: 3 },
  { latitude: 2, longitude: 3 },
];

// Requirements: LOC-08.
test('the polygon of a zone is filled and outlined, and closed at its first point', () => {
  const { map, sources, layers } = canvas();
  drawLines(map, [{ id: 'zone-1', points: corners, look: 'outline' }], element);
  expect(sources.get('zone-1')?.data.geometry).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [2, 1],
        [3, 1],
        [3, 2],
        [2, 1],
      ],
    ],
  });
  expect(layers.map(({ type }) => type)).toEqual(['fill', 'line']);
  expect(layers[1]?.paint['line-color']).toBe('#c93901');
});

// Requirements: LOC-08.
test('without lines nothing is drawn', () => {
  const { map, sources, layers } = canvas();
  drawLines(map, [], element);
  expect([sources.size, layers.length]).toEqual([0, 0]);
});

test('a changed route updates its points without new layers', () => {
  const { map, sources, layers } = canvas();
  drawLines(map, [{ id: 'route-line', points: corners, look: 'route' }], element);
  const before = layers.length;
  drawLines(map, [{ id: 'route-line', points: corners.slice(1), look: 'route' }], element);
  expect(layers).toHaveLength(before);
  expect(sources.get('route-line')?.data.geometry.coordinates).toEqual([
    [3, 1],
    [3, 2],
  ]);
});
