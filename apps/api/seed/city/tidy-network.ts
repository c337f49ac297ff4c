import { itemAt } from '../../src/features/city-maps/item-at.ts';
import { trimDeadEnds } from './dead-ends.ts';
import type { Random } from './seeded-random.ts';
import type { DraftStreet, Network } from './street-network.ts';
import { uncrossEnds } from './uncross.ts';

/** Trims dead ends, drops disconnected parts, and numbers the remaining nodes without gaps. */
export function tidyNetwork(network: Network, random: Random): Network {
  const trimmed = trimDeadEnds(uncrossEnds(network), random);
  // The ring road is for cars only: a part connected through it alone is not reachable on foot.
  const walked = biggestPart(
    trimmed.filter((street) => street.walkable),
    network.points.length,
  );
  const connected = trimmed.filter((street) => !street.walkable || walked.has(itemAt(street.nodes, 0)));
  const driven = biggestPart(
    connected.filter((street) => street.drivable),
    network.points.length,
  );
  const streets = connected.map((street) => ({
    ...street,
    drivable: street.drivable && driven.has(itemAt(street.nodes, 0)),
  }));
  return renumber({ ...network, streets });
}

/** The nodes of the largest set of streets that all reach each other. */
function biggestPart(streets: readonly DraftStreet[], size: number): Set<number> {
  const parent = Array.from({ length: size }, (_, i) => i);
  function root(node: number): number {
    while (parent[node] !== node) {
      const above = itemAt(parent, itemAt(parent, node));
      parent[node] = above;
      node = above;
    }
    return node;
  }
  for (const { nodes } of streets) for (const node of nodes) parent[root(node)] = root(itemAt(nodes, 0));
  const parts = new Map<number, Set<number>>();
  for (const { nodes } of streets) {
    for (const node of nodes) {
      const part = parts.get(root(node)) ?? new Set();
      parts.set(root(node), part.add(node));
    }
  }
  return [...parts.values()].reduce((best, part) => (part.size > best.size ? part : best), new Set<number>());
}

function renumber(network: Network): Network {
  const numbers = new Map<number, number>();
  const streets = network.streets.map((street) => ({
    ...street,
    nodes: street.nodes.map((node) => {
      const number = numbers.get(node) ?? numbers.size;
      numbers.set(node, number);
      return number;
    }),
  }));
  return { ...network, streets, points: [...numbers.keys()].map((node) => itemAt(network.points, node)) };
}
