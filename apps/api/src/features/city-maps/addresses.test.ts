import { expect, test } from 'vitest';
import { generateCity } from '../../../seed/city/index.ts';
import { addressesIn, districtAt, houseNear, housePosition, lastHouse, streetMeters } from './addresses.ts';
import { haversineMeters, isInRing, nearestOnSegment } from './distance.ts';
import { itemAt, lastOf } from './item-at.ts';

const city = generateCity(7);
const lantern = itemAt(city.streets, city.defaultAddress.street);

test('odd and even numbers face each other, neighbors are 18 m apart, and numbers end with the street', () => {
  const door = (number: number) => housePosition(city, lantern, number) ?? [0, 0];
  expect(haversineMeters(door(11), door(12))).toBeCloseTo(24, 0);
  expect(haversineMeters(door(12), door(14))).toBeGreaterThan(14);
  expect(haversineMeters(door(12), door(14))).toBeLessThan(22);
  const last = lastHouse(lastOf(streetMeters(city, lantern)));
  expect(housePosition(city, lantern, last)).not.toBeNull();
  for (const number of [0, -2, 1.5, last + 1]) expect(housePosition(city, lantern, number)).toBeNull();
});

test('the nearest number is on the correct side, also at the ends of the street', () => {
  expect(houseNear(100, 0, 1)).toBe(1);
  expect(houseNear(100, 40, -1)).toBe(6);
  expect(houseNear(100, 100, 1)).toBe(lastHouse(100) - 1);
});

test('every district has enough addresses, none in its parks, and each names its district', () => {
  for (const { slug } of city.districts) {
    const found = addressesIn(city, slug, 7);
    expect(found.length).toBeGreaterThan(150);
    const parks = city.areas.filter(({ district }) => district === slug);
    for (const { position } of found) {
      expect(parks.some(({ ring }) => isInRing(position, ring))).toBe(false);
    }
    const strangers = found.filter(({ position }) => districtAt(city, position) !== slug);
    expect(strangers.length).toBeLessThan(found.length * 0.02);
  }
});

test('the nearest point of a segment has its fraction, distance and side', () => {
  const middle = nearestOnSegment([0.0005, 0.001], [0, 0], [0.001, 0]);
  expect(middle.share).toBeCloseTo(0.5, 6);
  expect(middle.meters).toBeCloseTo(111.2, 1);
  expect(middle.side).toBeGreaterThan(0);
  expect(nearestOnSegment([0.002, -0.001], [0, 0], [0.001, 0]).share).toBe(1);
  expect(nearestOnSegment([0.002, -0.001], [0, 0], [0.001, 0]).side).toBeLessThan(0);
});
