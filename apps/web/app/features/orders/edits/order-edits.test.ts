import { expect, test } from 'vitest';
import { changedLines } from './order-edits.tsx';

const line = (item_id: number, quantity: number, variant = '') => ({
  item_id,
  name: `Item ${item_id}`,
  variant,
  quantity,
});

test('an edit lists changed quantities, removed lines and added lines, and nothing else', () => {
  const changed = changedLines({
    before: [line(1, 2), line(2, 1), line(3, 1, 'Large')],
    after: [line(1, 1), line(2, 1), line(3, 1, 'Small')],
  });
  expect(changed.map(({ name, variant, before, after }) => [name, variant, before, after])).toEqual([
    ['Item 1', '', 2, 1],
    ['Item 3', 'Large', 1, 0],
    ['Item 3', 'Small', 0, 1],
  ]);
});

test('the quantities of an item on several lines add up', () => {
  const split = changedLines({ before: [line(1, 1), line(1, 2)], after: [line(1, 3)] });
  expect(split).toEqual([]);
});
