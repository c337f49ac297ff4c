import { expect, test } from 'vitest';
import { itemLabel } from './item-labels.ts';

test('item labels are in the visitor’s language, including amounts', () => {
  expect(itemLabel('Milk', 'ar')).toBe('حليب');
  expect(itemLabel('540 kcal', 'ar')).toBe('540 سعرة حرارية');
  expect(itemLabel('34 g protein', 'ar')).toBe('34 غ بروتين');
  expect(itemLabel('Paracetamol 500 mg', 'ar')).toBe('باراسيتامول 500 مغ');
  expect(itemLabel('Diclofenac 1%', 'ar')).toBe('ديكلوفيناك 1%');
  expect(itemLabel('Dextromethorphan 15 mg/5 ml', 'ar')).toBe('ديكستروميثورفان 15 مغ/5 مل');
  expect(itemLabel('B12', 'ar')).toBe('فيتامين B12');
});

test('English labels are unchanged, and an unknown label is returned as it is', () => {
  expect(itemLabel('540 kcal', 'en')).toBe('540 kcal');
  expect(itemLabel('Marzipan', 'ar')).toBe('Marzipan');
});
