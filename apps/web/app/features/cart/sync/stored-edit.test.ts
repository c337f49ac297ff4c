import type { Choice } from '@errand/contract/cart-line';
import { expect, test } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { applying, type CartEdit, newLine } from './cart-edits.ts';
import { readChoice, readEdits } from './stored-edit.ts';

const CHOICE: Choice = {
  item: anItem({ id: 7 }),
  selection: { groups: [{ name: 'Size', labels: ['Large'] }], variation: null },
  addOns: [{ id: 3, quantity: 2 }],
  quantity: 2,
};
const EDITS: CartEdit[] = [
  { kind: 'add', choice: CHOICE, replace: false, sendKey: 'k' },
  { kind: 'update', key: '7', choice: CHOICE },
  { kind: 'quantity', key: '7', quantity: 3 },
  { kind: 'accept-price', key: '7', choice: CHOICE },
  { kind: 'remove', key: '7' },
  { kind: 'clear', moduleId: 1 },
];
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const read = (edits: unknown[]) => readEdits(JSON.stringify({ visitor: 'guest g', edits }), 'guest g');

test('every edit that this version stores is read as it was, by its visitor only', () => {
  expect(read(EDITS)).toEqual(EDITS);
  const text = JSON.stringify({ visitor: 'guest g', edits: EDITS });
  expect(readEdits(text, 'guest h')).toEqual([]);
});

test('an item of an earlier version that lacks lists is kept with empty ones, and can be priced and applied', () => {
  const { add_ons: _addOns, tags: _tags, food_variations: _groups, ...older } = CHOICE.item;
  const choice = readChoice(stored({ item: older, quantity: 2 }));
  expect(choice).toEqual({
    item: { ...CHOICE.item, add_ons: [], tags: [], food_variations: [] },
    selection: { groups: [], variation: null },
    addOns: [],
    quantity: 2,
  });
  if (!choice) throw new Error('The choice is lost.');
  expect(newLine(choice, 2).price.totalMinor).toBe(2000);
  const [edit] = read([{ kind: 'add', choice: { item: older, quantity: 2 } }]);
  expect(edit).toMatchObject({ kind: 'add', replace: false, sendKey: expect.any(String) });
  expect(edit && applying(edit, 2)([])).toMatchObject({ ok: true });
});

test('an edit that can no longer be sent is dropped without the others, and nothing throws', () => {
  const { price: _price, ...unpriced } = CHOICE.item;
  const broken = { ...CHOICE.item, food_variations: [{ name: 'Size' }] };
  const lost = [
    null,
    'add',
    7,
    [],
    {},
    { kind: 'gift', key: '7' },
    { kind: 'add', choice: { ...CHOICE, item: unpriced } },
    { kind: 'add', choice: { ...CHOICE, item: broken } },
    { kind: 'add', choice: { ...CHOICE, quantity: '2' } },
    { kind: 'quantity', key: '7', quantity: null },
    { kind: 'remove', key: 7 },
    { kind: 'clear' },
  ];
  expect(read([...lost, EDITS[4]])).toEqual([EDITS[4]]);
  for (const text of ['', '{', 'null', '[]', '{"visitor":"guest g"}'])
    expect(readEdits(text, 'guest g')).toEqual([]);
  expect([null, 'x', {}, { item: null }].map(readChoice)).toEqual([null, null, null, null]);
});
