import type { Text } from '../types.ts';

export type AdvertisementSeed = { store: string; title: Text; description: Text };

/** Advertisements of stores on the home page of their module. */
export const advertisementSeeds: AdvertisementSeed[] = [
  {
    store: 'saffron-street-kitchen',
    title: { en: 'The grill is lit from noon', ar: 'المشواة مشتعلة من الظهر' },
    description: {
      en: 'Wraps, skewers and bread that left the oven a minute ago.',
      ar: 'لفائف وأسياخ وخبز خرج من الفرن قبل دقيقة.',
    },
  },
  {
    store: 'cardamom-cup',
    title: { en: 'The third coffee tastes best', ar: 'القهوة الثالثة هي الألذ' },
    description: {
      en: 'Roasted on Sundays, ground when you order.',
      ar: 'تُحمَّص كل أحد وتُطحن عند الطلب.',
    },
  },
  {
    store: 'marigold-tandoor',
    title: { en: 'Biryani that stays sealed', ar: 'برياني يصل مختومًا' },
    description: {
      en: 'We open the dough at your table, not before.',
      ar: 'نفتح العجين على مائدتك لا قبلها.',
    },
  },
  {
    store: 'harbour-slice',
    title: { en: 'Ninety seconds in the oven', ar: 'تسعون ثانية في الفرن' },
    description: {
      en: 'Thin dough, hot stone, and basil from the roof.',
      ar: 'عجين رقيق وحجر ساخن وريحان من السطح.',
    },
  },
  {
    store: 'mill-bakery',
    title: { en: 'Flour on our hands since five', ar: 'الطحين على أيدينا منذ الخامسة' },
    description: {
      en: 'Loaves, rolls and the odd cardamom bun, still warm.',
      ar: 'أرغفة وكعك وخبز بالهيل، كلها ما زالت دافئة.',
    },
  },
  {
    store: 'northlight-outfitters',
    title: { en: 'Made to be carried', ar: 'صُنعت لتُحمل' },
    description: {
      en: 'Bags and layers for a weekend that starts on Thursday.',
      ar: 'حقائب وملابس لعطلة تبدأ يوم الخميس.',
    },
  },
];
