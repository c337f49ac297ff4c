import { expect, test } from 'vitest';
import { parseCorners } from './outline.ts';

const SQUARE = [
  [9.9, 53.5],
  [10, 53.5],
  [10, 53.6],
];

test('typed corners and pasted GeoJSON are the same outline, and what is wrong is named', () => {
  expect(parseCorners('53.5, 9.9\n53.5; 10\n\n53.6 10')).toEqual({ outline: SQUARE });
  const polygon = { type: 'Polygon', coordinates: [[...SQUARE, SQUARE[0]]] };
  expect(parseCorners(` ${JSON.stringify({ type: 'Feature', geometry: polygon })}\n`)).toEqual({
    outline: SQUARE,
  });
  expect(parseCorners('53.5, 9.9\n91, 10')).toEqual({ wrongLine: 2 });
  expect(parseCorners('{"type": "Polygon"')).toEqual({ fault: 'form' });
  expect(parseCorners('{"type": "Point", "coordinates": [1, 2]}')).toEqual({ fault: 'form' });
  const several = { type: 'GeometryCollection', geometries: [polygon, polygon] };
  expect(parseCorners(JSON.stringify(several))).toEqual({ fault: 'areas' });
});
