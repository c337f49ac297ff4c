import { TITLE_CHARACTERS } from '@errand/domain/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { zones } from '../location.tables.ts';
import { importZones } from './import-zones.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

const SQUARE = [
  [10, 50],
  [11, 50],
  [11, 51],
  [10, 51],
];
const feature = (name: string, ring: number[][] = [...SQUARE, SQUARE[0]!], properties: object = {}) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [ring] },
  properties: { name, ...properties },
});
const load = (features: unknown[], timeZone: string | null = 'Europe/Berlin') =>
  importZones(api.deps, { type: 'FeatureCollection', features }, timeZone);
const faultsOf = async (...features: unknown[]) => (await load(features)).faults;

test('zones are added from polygons, closed or not, and a second import of the file is rejected', async () => {
  const { zones: made, faults } = await load([feature('North'), feature('South', SQUARE)]);
  expect(faults).toEqual([]);
  expect(made.map(({ name }) => name)).toEqual(['North', 'South']);
  const rows = await api.db.select().from(zones).orderBy(zones.id);
  expect(rows.map(({ outline, active }) => [outline.length, active])).toEqual([
    [4, false],
    [4, false],
  ]);
  expect(await faultsOf(feature('North'), feature('East'), feature('East'))).toEqual([
    { at: 1, text: 'there is a zone "North" already' },
    { at: 3, text: 'there is a zone "East" already' },
  ]);
  expect(await api.db.select().from(zones)).toHaveLength(2);
});

test('a file may be one Feature, and an area a MultiPolygon of one part; several parts are explained', async () => {
  const west = { type: 'Polygon', coordinates: [SQUARE] };
  const one = { type: 'Feature', geometry: west, properties: { name: 'Alone' } };
  expect((await importZones(api.deps, one, 'Europe/Berlin')).zones).toMatchObject([{ name: 'Alone' }]);
  const multi = (name: string, ...parts: number[][][]) => ({
    type: 'Feature',
    geometry: { type: 'MultiPolygon', coordinates: parts.map((ring) => [ring]) },
    properties: { name },
  });
  expect((await load([multi('Single', SQUARE)])).zones).toMatchObject([{ name: 'Single' }]);
  expect(await faultsOf(multi('Double', SQUARE, SQUARE))).toEqual([
    { at: 1, text: 'it has 2 separate areas; make each a feature with a name' },
  ]);
  expect((await faultsOf({ ...one, geometry: { type: 'Point', coordinates: [10, 50] } }))[0]?.text).toContain(
    'Polygon',
  );
  expect((await faultsOf({ ...one, properties: null }))[0]?.text).toContain('properties.name is missing');
});

test('names and time zones of a file are in their one spelling, so that an invisible mark makes no second zone', async () => {
  const { zones: made } = await load([feature(' Quay\u200f ', SQUARE, { time_zone: ' Asia/Dubai\u200e' })]);
  expect(made).toMatchObject([{ name: 'Quay' }]);
  expect(await faultsOf(feature('Quay\u200b', SQUARE))).toEqual([
    { at: 1, text: 'there is a zone "Quay" already' },
  ]);
  expect((await faultsOf(feature('\u200b', SQUARE)))[0]?.text).toContain('properties.name is missing');
});

test('a file of zones has the bounds of the form, and a fault names the property', async () => {
  const long = 'a'.repeat(TITLE_CHARACTERS);
  const reason = async (name: string, more: object = {}, ring = SQUARE) =>
    (await faultsOf(feature(name, ring, more)))[0]?.text;
  expect((await load([feature(long, SQUARE, { name_ar: long })])).faults).toEqual([]);
  expect(await reason(`${long}a`)).toBe('properties.name is longer than 200 letters');
  expect(await reason('Long', { name_ar: `${long}a` })).toBe('properties.name_ar is longer than 200 letters');
  expect(await reason('Number', { name_ar: 5 })).toBe('properties.name_ar is missing or no text');
  expect(await reason('Zone', { time_zone: 'a'.repeat(61) })).toBe('properties.time_zone is not a time zone');
  const circle = Array.from({ length: 2001 }, (_, at) => [10 + Math.cos(at / 320), 50 + Math.sin(at / 320)]);
  expect(await reason('Fine', {}, circle)).toBe('the outline has more than 2000 corners');
  expect(await reason('Outside', {}, [...SQUARE.slice(0, 3), [10, 91]])).toContain('longitude and latitude');
  expect((await load([feature('=1+1', SQUARE, { name_ar: '' })])).zones).toMatchObject([{ name: '=1+1' }]);
});

test('an offset and a zone of one engine are no time zone of a file', async () => {
  for (const zone of ['+03:00', 'CET', 'Factory'])
    expect(await faultsOf(feature('Offset', SQUARE, { time_zone: zone }))).toEqual([
      { at: 1, text: expect.stringMatching(/time zone/i) },
    ]);
});

test('faults are reported in plain words with the number of their feature, and nothing is written', async () => {
  const before = await api.db.select().from(zones).orderBy(zones.id);
  const crossed = [SQUARE[0]!, SQUARE[2]!, SQUARE[1]!, SQUARE[3]!];
  expect(await faultsOf(feature('Good'), feature('Crossed', crossed))).toEqual([
    { at: 2, text: expect.stringMatching(/outline|cross/i) },
  ]);
  const [clock] = await faultsOf(feature('Nowhere', SQUARE, { time_zone: 'Mars/Base' }));
  expect(clock).toEqual({ at: 1, text: expect.stringMatching(/time zone/i) });
  expect((await load([feature('Timeless')], null)).faults[0]?.text).toContain('--time-zone');
  expect((await faultsOf(feature('Line', SQUARE.slice(0, 2))))[0]?.text).toContain('three corners');
  expect((await faultsOf({ type: 'Feature' }))[0]?.at).toBe(1);
  expect((await importZones(api.deps, [], null)).faults).toEqual([
    { at: 0, text: expect.stringContaining('not a GeoJSON file') },
  ]);
  expect(await api.db.select().from(zones).orderBy(zones.id)).toEqual(before);
});
