import type { CategorySeed, Picture, Tint } from '../types.ts';

/** Shop categories; children follow their parent. */
export const ecommerceCategories: CategorySeed[] = [
  category('fashion', 'Fashion', 'أزياء', 'dress', 'rose'),
  category('shoes', 'Shoes', 'أحذية', 'running-shoe', 'lilac'),
  category('bags', 'Bags', 'حقائب', 'handbag', 'sand'),
  category('beauty', 'Beauty', 'جمال وعناية', 'lotion-bottle', 'peach'),
  category('home', 'Home', 'منزل', 'couch-and-lamp', 'butter'),
  category('kitchen', 'Kitchen', 'مطبخ', 'teapot', 'sea'),
  category('toys', 'Toys', 'ألعاب', 'teddy-bear', 'sky'),
  category('books', 'Books', 'كتب', 'books', 'mint'),
  category('electronics', 'Electronics', 'إلكترونيات', 'headphone', 'stone'),
  category('sports', 'Sports', 'رياضة', 'basketball', 'clay'),
  category('gifts', 'Gifts', 'هدايا', 'wrapped-gift', 'rose'),
  category('outerwear', 'Coats and layers', 'معاطف وطبقات', 'coat', 'butter', 'fashion'),
  category('accessories', 'Accessories', 'إكسسوارات', 'sunglasses', 'sky', 'fashion'),
  category('plants', 'Plants', 'نباتات', 'potted-plant', 'mint', 'home'),
  category('stationery', 'Stationery', 'قرطاسية', 'fountain-pen', 'sky', 'books'),
  category('games', 'Games and puzzles', 'ألعاب وأحاجٍ', 'puzzle-piece', 'lilac', 'toys'),
  category('audio', 'Sound', 'صوتيات', 'radio', 'peach', 'electronics'),
  category('outdoor', 'Outdoors', 'رحلات وتخييم', 'tent', 'mint', 'sports'),
  category('flowers', 'Flowers', 'زهور', 'bouquet', 'mint', 'gifts'),
];

function category(
  slug: string,
  en: string,
  ar: string,
  picture: Picture,
  tint: Tint,
  parent?: string,
): CategorySeed {
  const row: CategorySeed = { slug, module: 'ecommerce', name: { en, ar }, picture, tint };
  return parent ? { ...row, parent } : row;
}
