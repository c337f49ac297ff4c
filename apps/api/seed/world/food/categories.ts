/** Categories of the food module, in the order of the home screen. */
import type { CategorySeed, Picture, Tint } from '../types.ts';

export const foodCategories: CategorySeed[] = [
  category('burgers', 'Burgers', 'برجر', 'hamburger', 'butter'),
  category('pizza', 'Pizza', 'بيتزا', 'pizza', 'peach'),
  category('grills', 'Grills', 'مشاوي', 'stuffed-flatbread', 'clay'),
  category('salads', 'Salads', 'سلطات', 'green-salad', 'mint'),
  category('noodles', 'Noodles', 'نودلز', 'steaming-bowl', 'rose'),
  category('sushi', 'Sushi', 'سوشي', 'sushi', 'sky'),
  category('breakfast', 'Breakfast', 'فطور', 'cooking', 'butter'),
  category('bakery', 'Bakery', 'مخبوزات', 'cookie', 'sand'),
  category('desserts', 'Desserts', 'حلويات', 'soft-ice-cream', 'lilac'),
  category('coffee', 'Coffee', 'قهوة', 'hot-beverage', 'clay'),
  category('seafood', 'Seafood', 'مأكولات بحرية', 'shrimp', 'sea'),
  category('indian', 'Indian', 'هندي', 'curry-rice', 'sand'),
  category('mexican', 'Mexican', 'مكسيكي', 'taco', 'mint'),
  category('healthy', 'Healthy', 'صحي', 'avocado', 'butter'),
  category('drinks', 'Drinks', 'مشروبات', 'tropical-drink', 'sky'),
  category('sides', 'Sides', 'أطباق جانبية', 'french-fries', 'rose'),
];

function category(slug: string, en: string, ar: string, picture: Picture, tint: Tint): CategorySeed {
  return { slug, module: 'food', name: { en, ar }, picture, tint };
}
