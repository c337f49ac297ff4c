import { isDeepStrictEqual } from 'node:util';

/** A recorded change of an object, with its states before and after. */
export type StateChange<State> = { isUndo: boolean; before: State; after: State };

/**
 * The states to which the changes of an object, the oldest first, can be undone, the latest last. An undo takes away the
 * state that it restored; one that restored another state is a change like any other.
 */
export function earlierStates<State>(changes: readonly StateChange<State>[]): State[] {
  const states: State[] = [];
  for (const { isUndo, before, after } of changes) {
    const restored = isUndo ? states.findLastIndex((state) => isDeepStrictEqual(state, after)) : -1;
    // States above the restored one were skipped.
    if (restored >= 0) states.length = restored;
    else states.push(before);
  }
  return states;
}

type Columns = Record<string, unknown> | null;

/**
 * The whole rows before and after each recorded change, of which the log has only the changed columns. `current` is the
 * row as it is now; null stands for no row.
 */
export function wholeRows(
  changes: readonly { before: Columns; after: Columns }[],
  current: Columns,
): { before: Columns; after: Columns }[] {
  let after = current;
  return changes
    .toReversed()
    .map((change) => {
      const before = change.before && { ...after, ...change.before };
      const whole = { before, after };
      after = before;
      return whole;
    })
    .toReversed();
}
