import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('unpacked data equals the packed data, and is the same object each time', () => {
  const data = { items: [{ id: 1, name: 'كعكة "حلوة"', price: null }], total: 1 };
  const packed = pack(data);
  expect(unpack(packed)).toEqual(data);
  expect(unpack(packed)).toBe(unpack(pack(data)));
});

test('data of earlier pages is dropped', () => {
  const first = unpack(pack({ page: 0 }));
  for (let page = 1; page < 9; page += 1) unpack(pack({ page }));
  expect(unpack(pack({ page: 0 }))).not.toBe(first);
});
