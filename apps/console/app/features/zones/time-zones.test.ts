import { expect, test } from 'vitest';
import { zonesByRegion } from './time-zones.ts';

const LISTED = ['America/Argentina/Ushuaia', 'America/New_York', 'Asia/Dubai', 'EST'];

test('time zones are listed by region and city, UTC and abbreviations apart', () => {
  const regions = zonesByRegion(LISTED, 'Asia/Dubai');
  expect(regions.map(({ region, zones }) => [region, zones.map(({ city }) => city)])).toEqual([
    ['America', ['Argentina, Ushuaia', 'New York']],
    ['Asia', ['Dubai']],
    ['', ['UTC']],
  ]);
});

test('a chosen time zone that the browser does not list stays a choice', () => {
  const others = (chosen: string) =>
    zonesByRegion(LISTED, chosen)
      .at(-1)
      ?.zones.map(({ id }) => id);
  expect(others('Europe/Kyiv')).toEqual(['UTC', 'Europe/Kyiv']);
  expect(others('+05:30')).toEqual(['UTC', '+05:30']);
  expect(others('')).toEqual(['UTC']);
});
