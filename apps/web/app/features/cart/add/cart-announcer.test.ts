import type { PricedCartLine } from '@errand/contract/cart-line';
import { expect, test } from 'vitest';
import { announcementOf } from './cart-announcer.tsx';

function line(itemId: number, quantity: number, labels: string[] = [], totalMinor = 890): PricedCartLine {
  const selection = { groups: [{ name: 'Size', labels }], variation: null };
  return {
    id: `${itemId}`,
    item: { id: itemId, moduleType: 'food' },
    selection,
    addOns: [],
    quantity,
    price: { totalMinor },
  } as never;
}

test('the announcement names the one line that was added, changed or removed', () => {
  const [wrap, oil] = [line(1, 1), line(2, 1)];
  expect(announcementOf([wrap], [wrap, oil])).toEqual({ kind: 'added', line: oil });
  expect(announcementOf([wrap, oil], [wrap])).toEqual({ kind: 'removed', line: oil });
  expect(announcementOf([wrap, oil], [wrap, line(2, 2)])).toEqual({ kind: 'changed', line: line(2, 2) });
  expect(announcementOf([wrap], [line(1, 1, [], 990)])).toEqual({
    kind: 'changed',
    line: line(1, 1, [], 990),
  });
  expect(announcementOf([line(1, 1, ['Small'])], [line(1, 1, ['Large'])])).toEqual({
    kind: 'changed',
    line: line(1, 1, ['Large']),
  });
});

test('several changes at once are announced without a name, and the confirmation of a line not again', () => {
  const lines = [line(1, 1), line(2, 1)];
  expect(announcementOf(lines, [])).toEqual({ kind: 'several' });
  expect(announcementOf(lines, [line(3, 1)])).toEqual({ kind: 'several' });
  expect(announcementOf(lines, [{ ...line(1, 1), id: '70' }, line(2, 1)])).toBeNull();
});
