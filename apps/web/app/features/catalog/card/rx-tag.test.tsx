import { expect, test } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { render } from '../../../../test/render.tsx';
import { DishRow } from './dish-row.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemTags } from './item-tags.tsx';

test.each([
  ['card', ItemCard],
  ['row', DishRow],
  ['page', ItemTags],
])('the %s of an item that needs a prescription has a mark that is spoken in words', (_, Shown) => {
  const html = (is_prescription_required: 0 | 1) =>
    render(<Shown item={anItem({ module_type: 'pharmacy', is_prescription_required })} />);
  expect(html(1)).toMatch(/role="img" aria-label="prescription is required"[^>]*>Rx</);
  expect(html(0)).not.toContain('Rx');
});
