import { expect, test } from 'vitest';
import { itemWord } from './item-words.ts';

test('words of items are read in the visitor’s language, amounts included', () => {
  expect(itemWord('Milk', 'ar')).toBe('حليب');
  expect(itemWord('540 kcal', 'ar')).toBe('540 سعرة حرارية');
  expect(itemWord('34 g protein', 'ar')).toBe('34 غ بروتين');
  expect(itemWord('Paracetamol 500 mg', 'ar')).toBe('باراسيتامول 500 مغ');
  expect(itemWord('Diclofenac 1%', 'ar')).toBe('ديكلوفيناك 1%');
  expect(itemWord('Dextromethorphan 15 mg/5 ml', 'ar')).toBe('ديكستروميثورفان 15 مغ/5 مل');
  expect(itemWord('B12', 'ar')).toBe('فيتامين B12');
});

test('English stays as it is kept, and an unknown word is shown rather than lost', () => {
  expect(itemWord('540 kcal', 'en')).toBe('540 kcal');
  expect(itemWord('Marzipan', 'ar')).toBe('Marzipan');
});
