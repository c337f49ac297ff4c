import { expect, test } from 'vitest';
import { anItem } from '../../../../../test/items.ts';
import { render, textOf } from '../../../../../test/render.tsx';
import { LineMarks } from './cart-line-row.tsx';

const marks = (fields: Parameters<typeof anItem>[0]) => textOf(render(<LineMarks item={anItem(fields)} />));

// Requirements: CART-19.
test('a start date marks a campaign item', () => {
  expect(marks({ available_date_starts: '2026-03-01' })).toContain('Campaign');
  expect(marks({ available_date_starts: null })).not.toContain('Campaign');
});

// Requirements: CART-21.
test('every generic name of a pharmacy item is shown', () => {
  expect(marks({ generic_name: ['Paracetamol', 'Caffeine'] })).toMatch(/Paracetamol.+Caffeine/);
});

// Requirements: CART-52.
test('an item that needs a prescription says so in the drawer', () => {
  expect(marks({ is_prescription_required: 1 })).toContain('prescription is required');
  expect(marks({ is_prescription_required: 1 })).toContain('Rx');
  expect(marks({ is_prescription_required: 0 })).not.toMatch(/prescription|Rx/);
});
