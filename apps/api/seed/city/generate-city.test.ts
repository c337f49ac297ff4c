import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haversineMeters, isInRing } from '../../src/features/city-maps/distance.ts';
import { itemAt } from '../../src/features/city-maps/item-at.ts';
import { type City, generateCity, type Position, type Street } from './index.ts';

const SEED = 7;
const city = generateCity(SEED);

/** Number of nodes reachable from the first one over streets that are `usable`, and the total. */
function reach(
  { streets, graph }: City,
  usable: (street: Street) => boolean,
): { reached: number; all: number } {
  const next = new Map<number, number[]>();
  for (const { from, to, street } of graph.edges) {
    if (!usable(itemAt(streets, street))) continue;
    next.set(from, [...(next.get(from) ?? []), to]);
    next.set(to, [...(next.get(to) ?? []), from]);
  }
  const seen = new Set<number>();
  const waiting = [...next.keys()].slice(0, 1);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    waiting.push(...(next.get(node) ?? []));
  }
  return { reached: seen.size, all: next.size };
}

test('the same seed generates the same city byte for byte, another seed a different one', () => {
  const text = JSON.stringify(city);
  expect(JSON.stringify(generateCity(SEED))).toBe(text);
  expect(JSON.stringify(generateCity(SEED + 1))).not.toBe(text);
  expect(text.length).toBeLessThan(900_000);
  expect(JSON.parse(text)).toEqual(city);
});

test('for every seed all streets are connected, by car and on foot', () => {
  const seeds = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(seeds, (seed) => {
      const other = generateCity(seed);
      for (const usable of [(street: Street) => street.walkable, (street: Street) => street.drivable]) {
        const { reached, all } = reach(other, usable);
        expect(reached).toBe(all);
      }
      expect(other.streets.length).toBeGreaterThan(400);
      expect(itemAt(other.streets, other.defaultAddress.street).name.en).toBe('Lantern Street');
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 60_000);

test('street names are unique in both languages and include the well-known ones', () => {
  for (const language of ['en', 'ar'] as const) {
    expect(new Set(city.streets.map(({ name }) => name[language])).size).toBe(city.streets.length);
  }
  const byName = new Map(city.streets.map((street) => [street.name.en, street]));
  expect(byName.get('Lantern Street')).toMatchObject({ district: 'old-town', name: { ar: 'شارع الفانوس' } });
  expect(byName.get('Saffron Street')).toMatchObject({ district: 'old-town', name: { ar: 'شارع الزعفران' } });
  expect(byName.get('Harbour Square')).toMatchObject({ district: 'harbour' });
  expect(byName.get('Lighthouse Road')).toMatchObject({ class: 'arterial' });
});

test('every edge follows its street from the first node to the last and has its true length', () => {
  const chains = new Map<number, number[]>();
  for (const { from, to, meters, street } of city.graph.edges) {
    const chain = chains.get(street) ?? [from];
    expect(chain.at(-1)).toBe(from);
    chains.set(street, [...chain, to]);
    expect(meters).toBeCloseTo(
      haversineMeters(itemAt(city.graph.nodes, from), itemAt(city.graph.nodes, to)),
      0,
    );
    expect(meters).toBeGreaterThan(0);
  }
  for (const { id, nodes } of city.streets) expect(chains.get(id)).toEqual(nodes);
});

test('streets cross only at junctions', () => {
  const nodes = city.graph.nodes;
  const side = ([ax, ay]: Position, [bx, by]: Position, [x, y]: Position) =>
    (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const stretches = city.graph.edges
    .map(({ from, to, street }) => ({ from, to, street, a: itemAt(nodes, from), b: itemAt(nodes, to) }))
    .toSorted((p, q) => Math.min(p.a[0], p.b[0]) - Math.min(q.a[0], q.b[0]));
  const crossed: string[] = [];
  for (const [i, p] of stretches.entries()) {
    const east = Math.max(p.a[0], p.b[0]);
    for (let k = i + 1; k < stretches.length; k += 1) {
      const q = itemAt(stretches, k);
      if (Math.min(q.a[0], q.b[0]) > east) break;
      if ([p.from, p.to].some((node) => node === q.from || node === q.to)) continue;
      if (side(p.a, p.b, q.a) * side(p.a, p.b, q.b) >= 0 || side(q.a, q.b, p.a) * side(q.a, q.b, p.b) >= 0)
        continue;
      crossed.push(`${city.streets[p.street]?.name.en} and ${city.streets[q.street]?.name.en}`);
    }
  }
  expect(crossed).toEqual([]);
});

test('every district has its center inside its outline, on land and in a zone; the zones overlap', () => {
  expect(city.districts).toHaveLength(12);
  const zonesAt = city.districts.map(({ center, ring }) => {
    expect(isInRing(center, ring)).toBe(true);
    expect(isInRing(center, city.water.sea)).toBe(false);
    return city.zones.filter((zone) => isInRing(center, zone.ring)).length;
  });
  expect(Math.min(...zonesAt)).toBe(1);
  expect(Math.max(...zonesAt)).toBe(3);
});

test('no street and no place lies in the sea, and every address street is in the widest zone', () => {
  const greater = itemAt(city.zones, 2);
  for (const node of city.graph.nodes) expect(isInRing(node, city.water.sea)).toBe(false);
  const onLand = city.places.filter(({ kind }) => kind !== 'beach');
  for (const { slug, position } of onLand) {
    expect([slug, isInRing(position, city.water.sea)]).toEqual([slug, false]);
  }
  for (const { nodes } of city.streets.filter(({ district }) => district)) {
    expect(isInRing(itemAt(city.graph.nodes, itemAt(nodes, 0)), greater.ring)).toBe(true);
  }
});

test('positions have at most six decimals', () => {
  expect(JSON.stringify(city)).not.toMatch(/\d+\.\d{7}/);
});
