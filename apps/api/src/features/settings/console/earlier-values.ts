import { earlierStates } from '../../../console/index.ts';

/** A recorded change of a row: its columns before and after, null for no row. */
type Change = {
  isUndo: boolean;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** A setting without a row has its default. */
export const DEFAULT = 'default';
export type EarlierValue = typeof DEFAULT | { value: unknown };

/** The values to which the changes of a setting, the oldest first, can be undone, the latest last. */
export function earlierValues(changes: readonly Change[]): EarlierValue[] {
  return earlierStates(
    changes.map(({ isUndo, before, after }) => ({ isUndo, before: valueOf(before), after: valueOf(after) })),
  );
}

function valueOf(row: Change['before']): EarlierValue {
  return row === null ? DEFAULT : { value: row['value'] };
}
