import { expect, test } from 'vitest';
import { formText, toFormData } from './form-data.ts';

test('absent fields are omitted, files keep their name, lists of files get brackets, other lists are JSON', () => {
  const file = new File(['x'], 'receipt.png');
  const unnamed = new File(['y'], '');
  const form = toFormData({
    id: 4,
    note: '',
    coupon: null,
    phone: undefined,
    cart: [{ item: 1 }],
    image: file,
    images: [file, unnamed],
    none: [],
  });
  expect([...form.keys()]).toEqual(['id', 'note', 'cart', 'image', 'images[]', 'images[]']);
  expect([form.get('id'), form.get('note'), form.get('cart')]).toEqual(['4', '', '[{"item":1}]']);
  expect(form.getAll('images[]').map((entry) => entry instanceof File && entry.name)).toEqual([
    'receipt.png',
    'file',
  ]);
});

test('the text of a field is trimmed; a missing field and a file have none', () => {
  const form = toFormData({ name: ' Sami ', image: new File(['x'], 'a.png') });
  expect([formText(form, 'name'), formText(form, 'image'), formText(form, 'phone')]).toEqual([
    'Sami',
    '',
    '',
  ]);
});
