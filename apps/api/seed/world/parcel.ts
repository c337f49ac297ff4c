import type { ParcelSize } from '@errand/domain/parcel';
import type { Picture, Text, Tint } from './types.ts';

/** Charges in major units: `perKm` for the distance, at least `minimum`, and an extra from a weight on or for a size. */
export type ParcelCategorySeed = {
  slug: string;
  name: Text;
  description: Text;
  picture: Picture;
  tint: Tint;
  perKm: number;
  minimum: number;
  maximumKg: number;
  weightSteps?: { fromKg: number; extra: number }[];
  sizeSteps?: { size: ParcelSize; extra: number }[];
};

export type WhyChooseSeed = { title: Text; description: Text; picture: Picture; tint: Tint };

export const parcelCategories: ParcelCategorySeed[] = [
  {
    slug: 'documents',
    name: text('Documents', 'مستندات'),
    description: text('Letters and papers, kept flat and dry.', 'رسائل وأوراق تبقى مستوية وجافة.'),
    picture: 'page-facing-up',
    tint: 'sky',
    perKm: 0.6,
    minimum: 1.5,
    maximumKg: 2,
  },
  {
    slug: 'box',
    name: text('Box', 'صندوق'),
    description: text('Anything taped shut that one person can carry.', 'كل ما يُغلق بشريط ويحمله شخص واحد.'),
    picture: 'package',
    tint: 'sand',
    perKm: 0.8,
    minimum: 2,
    maximumKg: 30,
    weightSteps: [
      { fromKg: 5, extra: 1 },
      { fromKg: 10, extra: 2.5 },
      { fromKg: 20, extra: 5 },
    ],
  },
  {
    slug: 'flowers',
    name: text('Flowers', 'زهور'),
    description: text(
      'Bouquets and plants, upright and out of the wind.',
      'باقات ونباتات تُحمل قائمة بعيدًا عن الريح.',
    ),
    picture: 'bouquet',
    tint: 'rose',
    perKm: 0.9,
    minimum: 2.5,
    maximumKg: 8,
    sizeSteps: [
      { size: 'small', extra: 0 },
      { size: 'medium', extra: 0.75 },
      { size: 'large', extra: 1.5 },
    ],
  },
  {
    slug: 'keys',
    name: text('Keys', 'مفاتيح'),
    description: text(
      'Small things in a sealed pouch, hand to hand.',
      'أشياء صغيرة في كيس مختوم من يد إلى يد.',
    ),
    picture: 'key',
    tint: 'butter',
    perKm: 0.6,
    minimum: 1.5,
    maximumKg: 1,
  },
  {
    slug: 'home-food',
    name: text('Home food', 'طعام منزلي'),
    description: text('A warm pot from one table to another.', 'قدر دافئ من مائدة إلى أخرى.'),
    picture: 'pot-of-food',
    tint: 'peach',
    perKm: 0.8,
    minimum: 2,
    maximumKg: 10,
    weightSteps: [{ fromKg: 4, extra: 1 }],
  },
  {
    slug: 'fragile',
    name: text('Fragile', 'قابل للكسر'),
    description: text(
      'Glass and pottery, packed soft and ridden slowly.',
      'زجاج وفخار بتغليف ليّن وسير هادئ.',
    ),
    picture: 'amphora',
    tint: 'clay',
    perKm: 1.2,
    minimum: 3.5,
    maximumKg: 15,
    sizeSteps: [
      { size: 'small', extra: 0 },
      { size: 'medium', extra: 1.5 },
      { size: 'large', extra: 3 },
    ],
  },
];

/** How it works, beside the picture of the module's home page. */
export const parcelSteps: { title: Text; description: Text }[] = [
  {
    title: text('Say where from and where to', 'حدّد من أين وإلى أين'),
    description: text(
      'Two places and two names. You see the price before you sign in.',
      'مكانان واسمان، وترى السعر قبل تسجيل الدخول.',
    ),
  },
  {
    title: text('Hand it to the courier', 'سلّمه للمندوب'),
    description: text('Now or at the time you choose.', 'الآن أو في الموعد الذي تختاره.'),
  },
  {
    title: text('Follow it to the door', 'تابعه حتى الباب'),
    description: text(
      'The receiver has a link too, and a code that opens the hand-over.',
      'للمستلِم رابط أيضًا، ورمز لا يُسلَّم الطرد إلا به.',
    ),
  },
];

export const parcelWhyChoose: WhyChooseSeed[] = [
  {
    title: text('At your door in ten minutes', 'عند بابك خلال عشر دقائق'),
    description: text('The nearest free courier takes the call.', 'يصلك أقرب مندوب متفرّغ.'),
    picture: 'motor-scooter',
    tint: 'peach',
  },
  {
    title: text('Yours to follow all the way', 'تتابعه طوال الطريق'),
    description: text('A live line on the map, from hand to hand.', 'خط حي على الخريطة من يد إلى يد.'),
    picture: 'world-map',
    tint: 'sky',
  },
  {
    title: text('Given only with a code', 'لا يُسلَّم إلا برمز'),
    description: text(
      'The receiver reads out four digits, then the parcel is theirs.',
      'يذكر المستلِم أربعة أرقام، ثم يتسلّم الطرد.',
    ),
    picture: 'locked-with-key',
    tint: 'butter',
  },
  {
    title: text('A price before you send', 'السعر قبل الإرسال'),
    description: text('Base and distance, shown line by line.', 'الرسوم الأساسية والمسافة، بندًا بندًا.'),
    picture: 'receipt',
    tint: 'mint',
  },
];

function text(en: string, ar: string): Text {
  return { en, ar };
}
