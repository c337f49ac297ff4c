import type { ReviewSeed } from '../types.ts';

/** What customers say about rented vehicles. */
export const vehicleReviews: ReviewSeed[] = [
  {
    name: { en: 'Maha', ar: 'مها' },
    rating: 5,
    comment: {
      en: 'Spotless, full tank, and the handover took five minutes.',
      ar: 'نظيفة تمامًا وخزانها ممتلئ، والتسليم استغرق خمس دقائق.',
    },
  },
  {
    name: { en: 'Jonas', ar: 'يوناس' },
    rating: 5,
    comment: { en: 'Drives like new. I will rent it again.', ar: 'قيادتها كالجديدة. سأستأجرها مجددًا.' },
  },
  {
    name: { en: 'Salma', ar: 'سلمى' },
    rating: 4,
    comment: {
      en: 'Comfortable, only the phone holder was missing.',
      ar: 'مريحة، وكان ينقصها حامل الهاتف فقط.',
    },
  },
  {
    name: { en: 'Tariq', ar: 'طارق' },
    rating: 5,
    comment: {
      en: 'Exactly the one in the picture, and ready on time.',
      ar: 'مطابقة للصورة تمامًا وجاهزة في الموعد.',
    },
  },
  {
    name: { en: 'Elena', ar: 'إيلينا' },
    rating: 4,
    comment: { en: 'Good value for a weekend by the sea.', ar: 'سعر جيد لعطلة نهاية أسبوع على البحر.' },
  },
  {
    name: { en: 'Hamad', ar: 'حمد' },
    rating: 3,
    comment: {
      en: 'The vehicle was fine, but returning it meant waiting in line.',
      ar: 'المركبة جيدة، لكن الإرجاع تطلّب الانتظار في الطابور.',
    },
  },
  {
    name: { en: 'Priya', ar: 'بريا' },
    rating: 5,
    comment: {
      en: 'They explained everything and even fitted the child seat.',
      ar: 'شرحوا لنا كل شيء، بل وثبّتوا مقعد الطفل.',
    },
  },
  {
    name: { en: 'Yousef', ar: 'يوسف' },
    rating: 4,
    comment: { en: 'Smooth ride, quick answers on the phone.', ar: 'قيادة سلسة وردود سريعة على الهاتف.' },
  },
];
