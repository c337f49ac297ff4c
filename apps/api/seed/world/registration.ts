/** Courier vehicles. */
export const vehicles = [
  { name: { en: 'Bicycle', ar: 'دراجة هوائية' }, extraMinor: 0 },
  { name: { en: 'Scooter', ar: 'دراجة نارية' }, extraMinor: 0 },
  { name: { en: 'Car', ar: 'سيارة' }, extraMinor: 100, neededFromKm: 25 },
  { name: { en: 'Van', ar: 'شاحنة صغيرة' }, extraMinor: 300, neededFromKm: 40 },
];

/** Monthly plans, an alternative to commission. */
export const plans = [
  {
    name: { en: 'Stall', ar: 'كشك' },
    description: { en: 'For a first shelf.', ar: 'لأول رفّ.' },
    priceMinor: 2900,
    validityDays: 30,
    mostOrders: 200,
    mostItems: 60,
    chat: true,
    reviews: true,
  },
  {
    name: { en: 'High street', ar: 'شارع السوق' },
    description: {
      en: 'No limits, with a till and couriers of your own.',
      ar: 'بلا حدود، مع نقطة بيع ومندوبين لديك.',
    },
    priceMinor: 9900,
    validityDays: 30,
    mostOrders: null,
    mostItems: null,
    pos: true,
    mobileApp: true,
    chat: true,
    reviews: true,
    ownDelivery: true,
    recommended: true,
  },
];
