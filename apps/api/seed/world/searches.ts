import type { StoreModule, Text } from './types.ts';

function text(en: string, ar: string): Text {
  return { en, ar };
}

/** Popular searches in Marsa, most frequent first; every one has results. */
export const trendingSearches: Record<StoreModule, Text[]> = {
  food: [
    text('shawarma', 'شاورما'),
    text('pizza', 'بيتزا'),
    text('burger', 'برجر'),
    text('coffee', 'قهوة'),
    text('salad', 'سلطة'),
  ],
  grocery: [
    text('tomatoes', 'طماطم'),
    text('bread', 'خبز'),
    text('eggs', 'بيض'),
    text('milk', 'حليب'),
    text('rice', 'أرز'),
  ],
  pharmacy: [
    text('paracetamol', 'باراسيتامول'),
    text('vitamin', 'فيتامين'),
    text('cream', 'كريم'),
    text('cough', 'سعال'),
  ],
  ecommerce: [
    text('headphones', 'سماعات'),
    text('bag', 'حقيبة'),
    text('lamp', 'مصباح'),
    text('book', 'كتاب'),
  ],
};
