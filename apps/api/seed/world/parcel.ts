import type { Picture, Text, Tint } from './types.ts';

type Pair = [en: string, ar: string];

/** Charges in major units: `minimum` is the base, plus `perKm` for the distance. */
export type ParcelCategorySeed = {
  slug: string;
  name: Text;
  description: Text;
  picture: Picture;
  tint: Tint;
  perKm: number;
  minimum: number;
};

export type ParcelCancellationReasonSeed = {
  reason: Text;
  userType: 'customer';
  cancellationType: 'before_pickup' | 'after_pickup';
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
  },
  {
    slug: 'box',
    name: text('Box', 'صندوق'),
    description: text('Anything taped shut that one person can carry.', 'كل ما يُغلق بشريط ويحمله شخص واحد.'),
    picture: 'package',
    tint: 'sand',
    perKm: 0.8,
    minimum: 2,
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
  },
  {
    slug: 'home-food',
    name: text('Home food', 'طعام منزلي'),
    description: text('A warm pot from one table to another.', 'قدر دافئ من مائدة إلى أخرى.'),
    picture: 'pot-of-food',
    tint: 'peach',
    perKm: 0.8,
    minimum: 2,
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
  },
];

/** Predefined notes for the courier. */
export const parcelInstructions: Text[] = [
  text('Keep it upright, please.', 'يُرجى إبقاؤه قائمًا.'),
  text('Call the receiver before you set off.', 'اتصل بالمستلِم قبل الانطلاق.'),
  text('Hand it over in person only.', 'سلّمه باليد فقط.'),
  text('Leave it with the doorkeeper.', 'اتركه عند حارس المبنى.'),
  text('Do not ring, the baby is asleep.', 'لا ترنّ الجرس، فالطفل نائم.'),
  text('It is a surprise: say nothing of the sender.', 'إنها مفاجأة، فلا تذكر اسم المرسِل.'),
];

export const parcelCancellationReasons: ParcelCancellationReasonSeed[] = [
  reason('before_pickup', ['The parcel is not ready yet', 'الطرد غير جاهز بعد']),
  reason('before_pickup', ['I entered a wrong address', 'أدخلت عنوانًا خاطئًا']),
  reason('before_pickup', ['The courier is taking too long', 'المندوب تأخر كثيرًا']),
  reason('before_pickup', ['I no longer need to send it', 'لم أعد بحاجة إلى إرساله']),
  reason('after_pickup', ['The receiver is not there', 'المستلِم غير موجود']),
  reason('after_pickup', ['I handed over the wrong parcel', 'سلّمت طردًا غير المقصود']),
  reason('after_pickup', ['The parcel was damaged on the way', 'تضرر الطرد في الطريق']),
  reason('after_pickup', ['I want it brought back', 'أريد إعادته إليّ']),
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

function reason(
  cancellationType: ParcelCancellationReasonSeed['cancellationType'],
  [en, ar]: Pair,
): ParcelCancellationReasonSeed {
  return { reason: text(en, ar), userType: 'customer', cancellationType };
}
