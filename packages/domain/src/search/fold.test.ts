import { expect, test } from 'vitest';
import { fold } from './index.ts';

test('case, Latin accents and ligatures are removed', () => {
  expect(fold('Crème Brûlée')).toBe('creme brulee');
  expect(fold('ÉCLAIR Ñandú')).toBe('eclair nandu');
  expect(fold('ﬁsh ＡＢＣ')).toBe('fish abc');
});

test('Arabic diacritics and the tatweel are removed', () => {
  expect(fold('قَهْوَة')).toBe('قهوه');
  expect(fold('مـــاء')).toBe('ما');
  expect(fold('رَحْمٰن ٱللّٰه')).toBe('رحمن الله');
});

test('interchangeable Arabic letters are unified', () => {
  expect(fold('أ إ آ ٱ')).toBe('ا ا ا ا');
  expect(fold('ة ى ئ ؤ ک ی')).toBe('ه ي ي و ك ي');
  expect(fold('بـء')).toBe('ب');
});

test('Arabic-Indic digits become 0 to 9', () => {
  expect(fold('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(fold('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
});

test('apostrophes are dropped, other characters become one space', () => {
  expect(fold("Mom's Joe’s")).toBe('moms joes');
  expect(fold('  a --  b/c.d!  ')).toBe('a b c d');
  expect(fold('!?')).toBe('');
});

test('scripts whose letters compose from parts stay composed', () => {
  expect(fold('한글')).toBe('한글'.normalize('NFC'));
});
