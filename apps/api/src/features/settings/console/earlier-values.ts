import { isDeepStrictEqual } from 'node:util';

/** A recorded change of a row: its columns before and after, null for no row. */
type Change = {
  isUndo: boolean;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** A setting without a row has its default. */
export const DEFAULT = 'default';
export type EarlierValue = typeof DEFAULT | { value: unknown };

/**
 * The values to which the changes of a setting, the oldest first, can be undone, the latest last. An undo takes away the
 * value that it restored; one that restored another value is a change like any other.
 */
export function earlierValues(changes: readonly Change[]): EarlierValue[] {
  const values: EarlierValue[] = [];
  for (const { isUndo, before, after } of changes) {
    const restored = isUndo ? values.findLastIndex((value) => isDeepStrictEqual(value, valueOf(after))) : -1;
    // Values above the restored one were skipped.
    if (restored >= 0) values.length = restored;
    else values.push(valueOf(before));
  }
  return values;
}

function valueOf(row: Change['before']): EarlierValue {
  return row === null ? DEFAULT : { value: row['value'] };
}
