import { itemAt } from './item-at.ts';

/** A priority queue that returns the item with the lowest cost first. */
export type Heap<T> = { push(item: T, cost: number): void; pop(): T | undefined };

type Entry<T> = { item: T; cost: number };

export function createHeap<T>(): Heap<T> {
  const entries: Entry<T>[] = [];
  return {
    push(item, cost) {
      entries.push({ item, cost });
      rise(entries, entries.length - 1);
    },
    pop() {
      const first = entries[0];
      const last = entries.pop();
      if (!first || !last) return undefined;
      if (entries.length > 0) {
        entries[0] = last;
        sink(entries);
      }
      return first.item;
    },
  };
}

function rise(entries: Entry<unknown>[], start: number): void {
  for (let at = start; at > 0; ) {
    const parent = (at - 1) >> 1;
    if (itemAt(entries, parent).cost <= itemAt(entries, at).cost) return;
    swap(entries, at, parent);
    at = parent;
  }
}

function sink(entries: Entry<unknown>[]): void {
  for (let at = 0; ; ) {
    const left = 2 * at + 1;
    const right = left + 1;
    if (left >= entries.length) return;
    const isRight = right < entries.length && itemAt(entries, right).cost < itemAt(entries, left).cost;
    const child = isRight ? right : left;
    if (itemAt(entries, at).cost <= itemAt(entries, child).cost) return;
    swap(entries, at, child);
    at = child;
  }
}

function swap(entries: Entry<unknown>[], a: number, b: number): void {
  const entry = itemAt(entries, a);
  entries[a] = itemAt(entries, b);
  entries[b] = entry;
}
