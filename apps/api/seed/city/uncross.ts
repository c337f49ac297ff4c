import { itemAt } from '../../src/features/city-maps/item-at.ts';
import { distance, meet, type Vec } from './plane.ts';
import type { DraftStreet, Network } from './street-network.ts';

type End = { street: DraftStreet; first: boolean; a: number; b: number };

/**
 * In the corners of a district the ends of two streets may cross without a junction before the main road. The longer
 * end is shortened.
 */
export function uncrossEnds(network: Network): Network {
  const { points } = network;
  const ends = network.streets.filter(({ district }) => district).flatMap(endsOf);
  const longestFirst = ends.toSorted((p, q) => lengthOf(q, points) - lengthOf(p, points));
  const dropped = new Set<End>();
  longestFirst.forEach((end, i) => {
    if (longestFirst.slice(i + 1).some((other) => isCrossing(end, other, points))) dropped.add(end);
  });
  const streets = network.streets.flatMap((street) => {
    const cut = [...dropped].filter((end) => end.street === street);
    if (cut.length === 0) return [street];
    const isFirst = cut.some(({ first }) => first);
    const isLast = cut.some(({ first }) => !first);
    const nodes = street.nodes.slice(isFirst ? 1 : 0, isLast ? -1 : undefined);
    return nodes.length > 1 ? [{ ...street, nodes }] : [];
  });
  return { ...network, streets };
}

function endsOf(street: DraftStreet): End[] {
  const { nodes } = street;
  if (nodes.length < 2) return [];
  const first = { street, first: true, a: itemAt(nodes, 0), b: itemAt(nodes, 1) };
  const last = {
    street,
    first: false,
    a: itemAt(nodes, nodes.length - 1),
    b: itemAt(nodes, nodes.length - 2),
  };
  return nodes.length === 2 ? [first] : [first, last];
}

function isCrossing(p: End, q: End, points: readonly Vec[]): boolean {
  if (p.street.district !== q.street.district || [p.a, p.b].some((node) => node === q.a || node === q.b))
    return false;
  return meet(itemAt(points, p.a), itemAt(points, p.b), itemAt(points, q.a), itemAt(points, q.b)) !== null;
}

function lengthOf({ a, b }: End, points: readonly Vec[]): number {
  return distance(itemAt(points, a), itemAt(points, b));
}
