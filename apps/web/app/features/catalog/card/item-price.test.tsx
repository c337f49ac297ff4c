import type { Item } from '@errand/contract/catalog';
import { expect, test } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { ItemPrice } from './item-price.tsx';

function price(fields: Partial<Item>): { seen: string; read: string } {
  const html = render(<ItemPrice item={anItem(fields)} />);
  const without = (part: RegExp) => textOf(html.replace(part, ''));
  return {
    seen: without(/<(\w+)[^>]*class="sr-only"[^>]*>.*?<\/\1>/g),
    read: without(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g),
  };
}

// Requirements: MONEY-05..08.
test('a card shortens large amounts, and assistive technology reads them exactly', () => {
  expect(price({ price: 250_000, discount: 10 })).toEqual({
    seen: '$225K $250K',
    read: '$225,000.00 Before $250,000.00',
  });
  expect(price({ price: 1_250_000 }).seen).toBe('$1.3M');
  expect(price({ price: 2_500_000_000 }).seen).toBe('$2.5B');
  expect(price({ price: 99_999.99, discount: 50 })).toEqual({
    seen: '$49,999.99 $99,999.99',
    read: '$49,999.99 Before $99,999.99',
  });
});
