import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateCity } from '../../../seed/city/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { handleErrors } from '../../platform/http/error-handler.ts';
import { saveCity } from './city-maps.queries.ts';
import { cityMapRoutes } from './city-maps.routes.ts';

let api: TestApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
  app = Fastify();
  handleErrors(app);
  cityMapRoutes(app, api.deps);
});
afterAll(async () => {
  await app.close();
  await api.stop();
});

test('without a city the map has no streets and says so, and with one it has, without a restart', async () => {
  const style = async () => (await app.inject('/map/style.json')).json();
  const plain = await style();
  expect([plain.metadata, plain.sources]).toEqual([{ 'errand:plain': true }, {}]);
  expect((await app.inject('/map/city.geojson')).statusCode).toBe(404);
  await saveCity(api.db, generateCity(7));
  expect(await style()).not.toHaveProperty('metadata');
  expect((await style()).sources).toHaveProperty('city');
});

test('every layer of the style draws features of the city', async () => {
  const style = (await app.inject('/map/style.json')).json();
  const { features } = (await app.inject(style.sources.city.data)).json();
  type Wanted =
    | ['==', unknown, string]
    | ['all', ['==', unknown, string], ['in', unknown, ['literal', string[]]]];
  const drawn = (filter: Wanted) =>
    features.filter(({ properties: { layer, kind } }: { properties: { layer: string; kind: string } }) =>
      filter[0] === '==' ? layer === filter[2] : layer === filter[1][2] && filter[2][2][1].includes(kind),
    ).length;
  for (const layer of style.layers.slice(1))
    expect([layer.id, drawn(layer.filter) > 0]).toEqual([layer.id, true]);
  const rings = features
    .filter(({ geometry }: { geometry: { type: string } }) => geometry.type === 'Polygon')
    .map(({ geometry }: { geometry: { coordinates: unknown[][] } }) => geometry.coordinates[0]);
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) expect(ring.at(0)).toEqual(ring.at(-1));
});

test('the style follows theme and language, and needs no other host', async () => {
  const dark = await app.inject('/map/style.json?theme=dark&language=ar');
  const light = await app.inject('/map/style.json?theme=x&language=y');
  expect(dark.body).toContain('name_ar');
  expect(light.body).toContain('name_en');
  expect(dark.json().layers[0].paint).not.toEqual(light.json().layers[0].paint);
  expect(dark.body + light.body).not.toMatch(/https?:/);
});

// Requirements: MAP-10.
test('an external style is fetched with its key, in the page’s theme and language, without a city', async () => {
  const outside = Fastify();
  const mapStyleUrl = 'https://maps.example.com/{theme}.json?language={language}&k=1';
  cityMapRoutes(outside, { ...api.deps, mapStyleUrl });
  const response = await outside.inject('/map/style.json?theme=dark&language=ar');
  expect([response.statusCode, response.headers.location]).toEqual([
    302,
    'https://maps.example.com/dark.json?language=ar&k=1',
  ]);
  await outside.close();
});

test('map data is cached by browsers and not sent again while it is unchanged', async () => {
  for (const url of ['/map/city.geojson', '/map/style.json?theme=dark']) {
    const first = await app.inject(url);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    for (const tag of [first.headers.etag, `W/${first.headers.etag}`]) {
      const again = await app.inject({ url, headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  }
});
