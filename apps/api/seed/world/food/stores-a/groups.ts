/** Option groups shared by several restaurants. */
import type { FoodGroupSeed } from '../../types.ts';
import { pickOne } from './build.ts';

export const spiceLevel: FoodGroupSeed = pickOne(
  ['Spice', 'درجة الحدّة'],
  [
    ['Mild', 'خفيف', 0],
    ['Medium', 'متوسط', 0],
    ['Hot', 'حار', 0],
  ],
);

export const ice: FoodGroupSeed = pickOne(
  ['Ice', 'الثلج'],
  [
    ['With ice', 'مع الثلج', 0],
    ['Little ice', 'ثلج قليل', 0],
    ['No ice', 'بلا ثلج', 0],
  ],
  false,
);

export const cupSize: FoodGroupSeed = pickOne(
  ['Size', 'الحجم'],
  [
    ['Small', 'صغير', 0],
    ['Large', 'كبير', 1],
  ],
);

export const steakDoneness: FoodGroupSeed = pickOne(
  ['Doneness', 'درجة النضج'],
  [
    ['Medium rare', 'نصف نضج', 0],
    ['Medium', 'متوسط', 0],
    ['Medium well', 'فوق المتوسط', 0],
    ['Well done', 'ناضج تمامًا', 0],
  ],
);

export const milkChoice: FoodGroupSeed = pickOne(
  ['Milk', 'الحليب'],
  [
    ['Whole', 'كامل الدسم', 0],
    ['Oat', 'شوفان', 1],
    ['Almond', 'لوز', 1],
  ],
);
