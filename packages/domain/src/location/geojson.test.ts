import { expect, test } from 'vitest';
import { outlineOfGeoJson } from './index.ts';

const SQUARE = [
  [9.9, 53.5],
  [10, 53.5],
  [10, 53.6],
  [9.9, 53.6],
];
const CLOSED = [...SQUARE, SQUARE[0]];
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });
const feature = (geometry: unknown) => ({ type: 'Feature', properties: {}, geometry });

test('the one area of a geometry, a feature or a collection is the outline, without the repeated corner', () => {
  const area = polygon(CLOSED);
  for (const value of [
    area,
    polygon(SQUARE),
    polygon(CLOSED.map((corner) => [...(corner ?? []), 12.5])),
    { type: 'MultiPolygon', coordinates: [[CLOSED]] },
    feature(area),
    feature({ type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }, area] }),
    { type: 'FeatureCollection', features: [feature(area), feature({ type: 'Point' })] },
  ])
    expect(outlineOfGeoJson(value)).toEqual({ outline: SQUARE });
});

test('several areas, holes and anything that is no area are named', () => {
  const area = feature(polygon(CLOSED));
  expect(outlineOfGeoJson({ type: 'FeatureCollection', features: [area, area] })).toEqual({
    fault: 'areas',
    count: 2,
  });
  expect(outlineOfGeoJson(polygon(CLOSED, CLOSED))).toMatchObject({ fault: 'holes' });
  for (const value of [
    null,
    [],
    'Polygon',
    {},
    { type: 'Feature' },
    polygon(),
    polygon([]),
    polygon([['a', 1]]),
  ])
    expect(outlineOfGeoJson(value)).toMatchObject({ fault: 'form' });
});
