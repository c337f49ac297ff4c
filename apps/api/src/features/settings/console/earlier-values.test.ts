import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT, earlierValues } from './earlier-values.ts';

type Changes = Parameters<typeof earlierValues>[0];
const row = (value: unknown) => (value === DEFAULT ? null : { value });
const changed = (...values: unknown[]): Changes[number][] =>
  values.slice(1).map((value, at) => ({ isUndo: false, before: row(values[at]), after: row(value) }));

test('undoing after any changes goes back value by value to the default, and then there is none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer(), fc.constant(null), fc.string()), { maxLength: 8 }),
      (values) => {
        // A change to the same value is not recorded.
        const distinct = values.filter((value, at) => at === 0 || value !== values[at - 1]);
        const history = changed(DEFAULT, ...distinct);
        let current: unknown = distinct.at(-1) ?? DEFAULT;
        const seen: unknown[] = [];
        for (let earlier = earlierValues(history); earlier.length > 0; earlier = earlierValues(history)) {
          const last = earlier.at(-1)!;
          const value = last === DEFAULT ? DEFAULT : last.value;
          history.push({ isUndo: true, before: row(current), after: row(value) });
          seen.push(value);
          current = value;
        }
        expect(seen).toEqual([DEFAULT, ...distinct].slice(0, -1).toReversed());
      },
    ),
  );
});

test('an undo that skipped a value takes it away too, and one of an unknown value is a change', () => {
  const history = changed(DEFAULT, 1, 2, 3);
  const skipping = { isUndo: true, before: { value: 3 }, after: { value: 1 } };
  expect(earlierValues([...history, skipping])).toEqual([DEFAULT]);
  const redo = { isUndo: true, before: { value: 3 }, after: { value: 9 } };
  expect(earlierValues([...history, redo]).at(-1)).toEqual({ value: 3 });
});
