import type { CategorySeed, Tint } from '../types.ts';

function category(slug: string, en: string, ar: string, picture: string, tint: Tint): CategorySeed {
  return { slug, module: 'grocery', name: { en, ar }, picture, tint };
}

/** Categories of the grocery module, in the order of the home page. */
export const groceryCategories: CategorySeed[] = [
  category('vegetables', 'Vegetables', 'خضار', 'leafy-green', 'mint'),
  category('fruit', 'Fruit', 'فواكه', 'red-apple', 'rose'),
  category('dairy-eggs', 'Dairy and eggs', 'ألبان وبيض', 'cheese-wedge', 'butter'),
  category('bakery', 'Bakery', 'مخبوزات', 'bread', 'peach'),
  category('meat-fish', 'Meat and fish', 'لحوم وأسماك', 'fish', 'sea'),
  category('pantry', 'Pantry', 'مؤونة', 'canned-food', 'stone'),
  category('breakfast', 'Breakfast', 'فطور', 'pancakes', 'sand'),
  category('snacks', 'Snacks', 'تسالٍ', 'popcorn', 'clay'),
  category('drinks', 'Drinks', 'مشروبات', 'beverage-box', 'mint'),
  category('frozen', 'Frozen', 'مجمّدات', 'ice', 'sky'),
  category('household', 'Home', 'منزل', 'sponge', 'lilac'),
  category('baby', 'Baby', 'أطفال', 'baby-bottle', 'peach'),
];
