import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import { changesSince, SEEN_CHOICES, type SeenChange, type SeenOrder } from '@errand/domain/checkout';
import { useEffect, useState } from 'react';
import type { QuotedOrder } from './seen-quote.ts';

export type SeenState = {
  /** What has changed since the visitor saw the order, without what their own choices explain. */
  changes: SeenChange[];
  /** The total that was seen. */
  before: number | null;
  /** The total of the current quote. */
  now: number | null;
};

const NOTHING: SeenState = { changes: [], before: null, now: null };

/**
 * Keeps what the visitor last saw of an order apart from what its last quote says. An order without changes is what the
 * visitor sees; one with changes replaces it only when it is placed. It survives a reload and a change of the language,
 * until `forgetSeenOrder`. `current` is null while the amounts are not those of the request.
 */
export function useSeenOrder(scope: string, current: QuotedOrder | null): SeenState {
  const [seen, setSeen] = useState<SeenOrder | null>(() => readSeenOrder(scope));
  const known = seen ?? current?.agreed ?? null;
  const changes = current && known ? changesSince(known, current) : [];
  const shown = current && changes.length === 0 ? JSON.stringify(withoutAgreed(current)) : null;
  if (current && shown !== null && shown !== JSON.stringify(seen)) setSeen(withoutAgreed(current));
  useEffect(() => {
    if (shown !== null) writeStorage('session', keyOf(scope), JSON.parse(shown));
  }, [scope, shown]);
  const state = current && known ? { changes, before: known.total, now: current.total } : null;
  // The changes stay while a new quote loads.
  const [last, setLast] = useState(NOTHING);
  if (state && JSON.stringify(state) !== JSON.stringify(last)) setLast(state);
  return state ?? last;
}

export function forgetSeenOrder(scope: string): void {
  writeStorage('session', keyOf(scope), null);
}

/** The stored order; null if there is none, and if an earlier version has stored other fields. */
export function readSeenOrder(scope: string): SeenOrder | null {
  return readStorage('session', keyOf(scope), (stored) => {
    const { total, lines, amounts, choices } = fieldsOf(stored);
    const chosen = fieldsOf(choices);
    const isReadable =
      typeof total === 'number' &&
      Array.isArray(lines) &&
      lines.every(isLine) &&
      Object.values(fieldsOf(amounts)).every((amount) => typeof amount === 'number') &&
      SEEN_CHOICES.every((choice) => typeof chosen[choice] === 'string');
    return isReadable ? (stored as SeenOrder) : null;
  });
}

function isLine(line: unknown): boolean {
  const { key, name, quantity, unit, total } = fieldsOf(line);
  const isNamed = typeof key === 'string' && typeof name === 'string';
  return isNamed && [quantity, unit, total].every((one) => typeof one === 'number');
}

function withoutAgreed({ agreed: _, ...order }: QuotedOrder): SeenOrder {
  return order;
}

function keyOf(scope: string): string {
  return `seen-${scope}`;
}
