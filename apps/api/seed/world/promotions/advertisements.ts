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
