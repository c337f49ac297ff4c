import type { CategorySeed, Tint } from '../types.ts';

function category(slug: string, en: string, ar: string, picture: string, tint: Tint): CategorySeed {
  return { slug, module: 'pharmacy', name: { en, ar }, picture, tint };
}

/** Categories of the pharmacy module, in the order of the home page. */
export const pharmacyCategories: CategorySeed[] = [
  category('pain-relief', 'Pain relief', 'مسكّنات', 'pill', 'peach'),
  category('cold-flu', 'Cold and flu', 'زكام وإنفلونزا', 'thermometer', 'sky'),
  category('vitamins', 'Vitamins', 'فيتامينات', 'tangerine', 'butter'),
  category('skin-care', 'Skin care', 'عناية بالبشرة', 'lotion-bottle', 'rose'),
  category('first-aid', 'First aid', 'إسعافات أولية', 'adhesive-bandage', 'sea'),
  category('baby-care', 'Baby care', 'عناية بالطفل', 'baby-bottle', 'lilac'),
  category('digestion', 'Digestion', 'هضم', 'herb', 'mint'),
  category('eye-care', 'Eye care', 'عناية بالعين', 'glasses', 'stone'),
  category('oral-care', 'Oral care', 'عناية بالفم', 'toothbrush', 'sea'),
  category('devices', 'Devices', 'أجهزة طبية', 'stethoscope', 'clay'),
];
