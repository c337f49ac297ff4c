import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHeap } from './heap.ts';

test('any values are popped in ascending order of cost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (costs) => {
      const heap = createHeap<number>();
      for (const cost of costs) heap.push(cost, cost);
      const out = costs.map(() => heap.pop());
      expect(out).toEqual(costs.toSorted((a, b) => a - b));
      expect(heap.pop()).toBeUndefined();
    }),
  );
});
