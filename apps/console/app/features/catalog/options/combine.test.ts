import { expect, test } from 'vitest';
import { withAttributes as combine } from './combine.ts';

const withAttributes = (
  ...[before, attributes]: [Parameters<typeof combine>[0], Parameters<typeof combine>[1]]
) => combine(before, attributes, 4990);
const option = (en: string) => ({ en });
const attribute = (title: string, ...options: string[]) => ({
  title: { en: title },
  options: options.map(option),
});
const piece = (type: string, price_minor: number, stock: number) => ({ type, price_minor, stock });

test('variations keep price and stock while their options exist, also under a new name', () => {
  const before = {
    attributes: [attribute('Color', 'Red', 'Blue')],
    variations: [piece('Red', 900, 3), piece('Blue', 950, 0)],
  };
  const renamed = withAttributes(before, [attribute('Color', 'Crimson', 'Blue')]);
  expect(renamed.variations).toEqual([piece('Crimson', 900, 3), piece('Blue', 950, 0)]);
  const removed = withAttributes(before, [attribute('Color', 'Blue')]);
  expect(removed.variations).toEqual([piece('Blue', 950, 0)]);
});

test('new combinations begin with the price of what they extend, and without stock', () => {
  const before = {
    attributes: [attribute('Color', 'Red', 'Blue')],
    variations: [piece('Red', 900, 3), piece('Blue', 950, 0)],
  };
  const sizes = attribute('Size', 'S', 'M');
  const sized = withAttributes(before, [attribute('Color', 'Red', 'Blue'), sizes]);
  expect(sized.variations).toEqual([
    piece('Red-S', 900, 0),
    piece('Red-M', 900, 0),
    piece('Blue-S', 950, 0),
    piece('Blue-M', 950, 0),
  ]);
  expect(withAttributes(before, []).variations).toEqual([]);
});

test('a combination that is not for sale stays so when another option is added', () => {
  const before = { attributes: [attribute('Color', 'Red', 'Blue')], variations: [piece('Red', 900, 3)] };
  const more = withAttributes(before, [attribute('Color', 'Red', 'Blue', 'Green')]);
  expect(more.variations.map(({ type }) => type)).toEqual(['Red', 'Green']);
});

test('the first combinations begin with the price of the item', () => {
  const sized = withAttributes({ attributes: [], variations: [] }, [attribute('Size', '42', '43')]);
  expect(sized.variations).toEqual([piece('42', 4990, 0), piece('43', 4990, 0)]);
});
