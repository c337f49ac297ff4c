import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
import { distance } from './plane.ts';
import type { Random } from './seeded-random.ts';
import type { DraftStreet, Network } from './street-network.ts';

/** Share of the dead ends that remain, as in a real city. */
const DEAD_END_SHARE = 0.1;
const SHORTEST_STREET = 45;

/** Trims dead ends of side streets until only a few are left, and drops stubs. */
export function trimDeadEnds({ points, streets }: Network, random: Random): DraftStreet[] {
  /** Degree of each node. */
  const edgesAt = new Map<number, number>();
  const kept = new Set<number>();

  function count(node: number, by: number): void {
    edgesAt.set(node, (edgesAt.get(node) ?? 0) + by);
  }
  function countEdges(nodes: readonly number[], by: number): void {
    for (let i = 1; i < nodes.length; i += 1) {
      count(itemAt(nodes, i - 1), by);
      count(itemAt(nodes, i), by);
    }
  }
  function isLoose(node: number, street: DraftStreet): boolean {
    if (edgesAt.get(node) !== 1 || kept.has(node)) return false;
    if (street.class === 'lane' && random.chance(DEAD_END_SHARE)) kept.add(node);
    return !kept.has(node);
  }
  /** The remaining part of the street; null with fewer than two nodes. */
  function trim(street: DraftStreet): number[] {
    const nodes = [...street.nodes];
    while (nodes.length > 1 && isLoose(itemAt(nodes, 0), street))
      countEdges([...nodes.splice(0, 1), itemAt(nodes, 0)], -1);
    while (nodes.length > 1 && isLoose(lastOf(nodes), street))
      countEdges([...nodes.splice(-1), lastOf(nodes)], -1);
    if (nodes.length !== 2 || nodes.every((node) => (edgesAt.get(node) ?? 0) > 2)) return nodes;
    const [a, b] = [itemAt(points, itemAt(nodes, 0)), itemAt(points, lastOf(nodes))];
    if (distance(a, b) >= SHORTEST_STREET) return nodes;
    countEdges(nodes, -1);
    return [];
  }

  for (const street of streets) countEdges(street.nodes, 1);
  let current = streets;
  for (let changed = true; changed; ) {
    changed = false;
    current = current.flatMap((street) => {
      if (street.class === 'arterial' || street.name) return [street];
      const nodes = trim(street);
      if (nodes.length === street.nodes.length) return [street];
      changed = true;
      return nodes.length > 1 ? [{ ...street, nodes }] : [];
    });
  }
  return current;
}
