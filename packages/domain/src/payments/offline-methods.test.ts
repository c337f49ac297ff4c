import { expect, test } from 'vitest';
import { offlineFieldNames } from './offline-methods.ts';

const field = (en: string, name: string | null = null) => ({ name, label: { en } });

test('a field is named by its label, and keeps its name when the label changes', () => {
  expect(offlineFieldNames([field('Transaction number'), field('مرجع')])).toEqual([
    'transaction_number',
    'field',
  ]);
  expect(offlineFieldNames([field('Reference', 'transaction_number')])).toEqual(['transaction_number']);
});

test('names are unique, and never those of the other fields of the call', () => {
  expect(offlineFieldNames([field('Note'), field('Note'), field('Note', 'note')])).toEqual([
    'note_2',
    'note_3',
    'note',
  ]);
  expect(offlineFieldNames([field('A', 'a'), field('B', 'a')])).toEqual(['a', 'b']);
  expect(offlineFieldNames([field('Order ID'), field('Receipt', 'receipt')])).toEqual([
    'order_id_2',
    'receipt_2',
  ]);
});
