import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateCity } from '../../../seed/city/index.ts';
import { addressesIn } from './addresses.ts';
import type { Position } from './city.types.ts';
import { haversineMeters } from './distance.ts';
import { itemAt } from './item-at.ts';
import { createLocalMaps } from './local-maps.ts';

const city = generateCity(7);
const maps = createLocalMaps(city);
const addresses = city.districts.flatMap(({ slug }) => addressesIn(city, slug, 3));
const someAddress = fc.integer({ min: 0, max: addresses.length - 1 }).map((i) => itemAt(addresses, i));
const home = pointOf(city.defaultAddress.position);
const AT_SEA = { latitude: 24.98, longitude: 56.41 };
const FAR_INLAND = { latitude: 25.1, longitude: 56.2 };

function pointOf([longitude, latitude]: Position) {
  return { latitude, longitude };
}

function positionOf({ latitude, longitude }: { latitude: number; longitude: number }): Position {
  return [longitude, latitude];
}

test.each([
  '12 lantern',
  'lantern street 12',
  'Lantern St 12',
  '12 lantren street',
  '12 Lantern Street, Old Town, Marsa',
])('"%s" finds the house in Lantern Street', async (text) => {
  const [first] = await maps.suggest(text, 'en', null);
  expect(first).toMatchObject({ mainText: '12 Lantern Street', secondaryText: 'Old Town, Marsa' });
  const place = await maps.place(first?.id ?? '', 'en');
  expect(place).toEqual({ point: home, address: '12 Lantern Street, Old Town, Marsa' });
});

test.each(['شارع الفانوس ١٢', '12 فانوس', 'شَارِع الفانوس 12'])('"%s" finds it in Arabic', async (text) => {
  const [first] = await maps.suggest(text, 'ar', null);
  expect(first).toMatchObject({ mainText: '12 شارع الفانوس', secondaryText: 'المدينة القديمة، مرسى' });
});

test('districts and places are found, at most eight, and an unknown text finds nothing', async () => {
  expect((await maps.suggest('harb', 'en', null))[0]).toMatchObject({ id: 'district:harbour' });
  expect((await maps.suggest('المناره', 'ar', null))[0]).toMatchObject({ mainText: 'المنارة' });
  expect((await maps.suggest('fish market', 'en', null))[0]).toMatchObject({ id: 'place:fish-market' });
  expect(await maps.suggest('street', 'en', null)).toHaveLength(8);
  expect(await maps.suggest('xylophone', 'en', null)).toEqual([]);
  expect(await maps.suggest('12', 'en', null)).toEqual([]);
  expect(await maps.suggest('  ', 'en', null)).toEqual([]);
});

test('of equal matches those near the visitor come first', async () => {
  for (const { name, center } of city.districts) {
    const [first] = await maps.suggest('station', 'en', pointOf(center));
    const found = await maps.place(first?.id ?? '', 'en');
    expect([name.en, found && haversineMeters(positionOf(found.point), center) < 2500]).toEqual([
      name.en,
      true,
    ]);
  }
});

test('a number that the street does not have returns the street', async () => {
  const [first] = await maps.suggest('9999 saffron street', 'en', null);
  expect(first).toMatchObject({ mainText: 'Saffron Street' });
});

test.each([
  'street:99999:1',
  'street:1:9999',
  'street:1:0',
  'place:nowhere',
  'district:harbour:3',
  '',
  '__proto__',
])('the id "%s" is not found', async (id) => {
  expect(await maps.place(id, 'en')).toBeNull();
});

test('the point of a door has its own address, which is found again near it', async () => {
  await fc.assert(
    fc.asyncProperty(someAddress, async ({ position }) => {
      const address = await maps.addressAt(pointOf(position), 'en');
      const [first] = await maps.suggest(address ?? '', 'en', null);
      const place = await maps.place(first?.id ?? '', 'en');
      expect(place && haversineMeters(positionOf(place.point), position)).toBeLessThan(25);
    }),
    { numRuns: 150 },
  );
});

test('the address is the nearest door in the requested language', async () => {
  expect(await maps.addressAt(home, 'en')).toBe('12 Lantern Street, Old Town, Marsa');
  expect(await maps.addressAt(home, 'ar')).toBe('12 شارع الفانوس، المدينة القديمة، مرسى');
});

test('outside the city there is neither address nor route, and in the sea no route', async () => {
  expect(await maps.addressAt(FAR_INLAND, 'en')).toBeNull();
  expect(await maps.addressAt({ latitude: 0, longitude: 0 }, 'en')).toBeNull();
  expect(await maps.route(home, FAR_INLAND, 'drive')).toBeNull();
  expect(await maps.route(AT_SEA, home, 'walk')).toBeNull();
});

test('any two doors have a route from one to the other, never shorter than the straight line', async () => {
  await fc.assert(
    fc.asyncProperty(someAddress, someAddress, fc.constantFrom('drive', 'walk'), async (a, b, mode) => {
      const route = await maps.route(pointOf(a.position), pointOf(b.position), mode);
      if (!route) throw new Error('no route');
      const straight = haversineMeters(a.position, b.position);
      expect(route.meters).toBeGreaterThanOrEqual(Math.floor(straight));
      expect(route.meters).toBeLessThan(straight * 2.5 + 800);
      expect(route.points.at(0)).toEqual(pointOf(a.position));
      expect(route.points.at(-1)).toEqual(pointOf(b.position));
    }),
    { numRuns: 120 },
  );
});

test('cycling is faster than walking, slower than driving, and uses the streets of both', async () => {
  await fc.assert(
    fc.asyncProperty(someAddress, someAddress, async (a, b) => {
      const [from, to] = [pointOf(a.position), pointOf(b.position)];
      const [drive, walk, ride] = await Promise.all(
        (['drive', 'walk', 'bicycle'] as const).map((mode) => maps.route(from, to, mode)),
      );
      if (!drive || !walk || !ride) throw new Error('no route');
      expect(ride.seconds).toBeLessThanOrEqual(walk.seconds);
      // On short trips the distance to the street outweighs the speed.
      const isLong = haversineMeters(a.position, b.position) > 500;
      expect(!isLong || ride.seconds > drive.seconds).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('walking takes longer than driving over the city, at 4.8 km/h', async () => {
  const lighthouse = city.places.find(({ slug }) => slug === 'marsa-lighthouse');
  const to = pointOf(lighthouse?.position ?? [0, 0]);
  const [drive, walk] = await Promise.all([maps.route(home, to, 'drive'), maps.route(home, to, 'walk')]);
  expect(walk?.seconds).toBeCloseTo(((walk?.meters ?? 0) * 3.6) / 4.8, -1.5);
  expect(drive?.seconds).toBeLessThan((walk?.seconds ?? 0) / 3);
});

test('a route from a door to itself is shorter than 40 m', async () => {
  const route = await maps.route(home, home, 'drive');
  expect(route?.meters).toBeLessThan(40);
});
