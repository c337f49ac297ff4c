import { expect, test } from 'vitest';
import { crossesItself } from './index.ts';

test('an outline whose sides cross is found, one with a dent or a touching corner is not', () => {
  expect(
    crossesItself([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ]),
  ).toBe(true);
  expect(
    crossesItself([
      [0, 0],
      [2, 0],
      [1, 0.5],
      [2, 2],
      [0, 2],
    ]),
  ).toBe(false);
});
