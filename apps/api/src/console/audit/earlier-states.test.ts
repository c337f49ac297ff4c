import { expect, test } from 'vitest';
import { earlierStates, wholeRows } from './earlier-states.ts';

test('the log’s changed columns give the whole row before and after each change', () => {
  const changes = [
    { before: null, after: { id: 1, percent: 10, cap: 0 } },
    { before: { percent: 10 }, after: { percent: 20 } },
    { before: { cap: 0 }, after: { cap: 5 } },
  ];
  expect(wholeRows(changes, { id: 1, percent: 20, cap: 5 })).toEqual([
    { before: null, after: { id: 1, percent: 10, cap: 0 } },
    { before: { id: 1, percent: 10, cap: 0 }, after: { id: 1, percent: 20, cap: 0 } },
    { before: { id: 1, percent: 20, cap: 0 }, after: { id: 1, percent: 20, cap: 5 } },
  ]);
});

test('an undo takes away the state that it restored', () => {
  const change = (before: string, after: string, isUndo = false) => ({ before, after, isUndo });
  const history = [change('none', 'a'), change('a', 'b'), change('b', 'a', true)];
  expect(earlierStates(history)).toEqual(['none']);
});
