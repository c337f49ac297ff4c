import { maybeOne, pickOne } from './build.ts';

/** Option groups shared by several restaurants. */
export const cupSize = pickOne(
  ['Size', 'الحجم'],
  [
    ['Small', 'صغير', 0],
    ['Medium', 'وسط', 1],
    ['Large', 'كبير', 2],
  ],
);

export const milk = maybeOne(
  ['Milk', 'الحليب'],
  [
    ['Whole milk', 'حليب كامل الدسم', 0],
    ['Skimmed milk', 'حليب خالي الدسم', 0],
    ['Oat milk', 'حليب الشوفان', 1],
    ['Almond milk', 'حليب اللوز', 1],
  ],
);

export const sweetness = maybeOne(
  ['Sweetness', 'درجة الحلاوة'],
  [
    ['No sugar', 'بلا سكر', 0],
    ['Lightly sweet', 'قليل السكر', 0],
    ['Sweet', 'حلو', 0],
  ],
);

export const heat = pickOne(
  ['Spice', 'درجة الحدّة'],
  [
    ['Mild', 'خفيف', 0],
    ['Medium', 'متوسط', 0],
    ['Fiery', 'حارّ جدًا', 0],
  ],
);

export const portion = pickOne(
  ['Size', 'الحجم'],
  [
    ['Regular', 'عادي', 0],
    ['Large, half again', 'كبير، أكثر بالنصف', 3],
  ],
);
