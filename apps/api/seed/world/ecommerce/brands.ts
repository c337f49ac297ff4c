import type { BrandSeed } from '../types.ts';

/** Fictional brands. */
export const brands: BrandSeed[] = [
  { slug: 'northlight', name: { en: 'Northlight', ar: 'نورثلايت' }, picture: 'compass' },
  { slug: 'tidemark', name: { en: 'Tidemark', ar: 'تايدمارك' }, picture: 'water-wave' },
  { slug: 'old-quay', name: { en: 'Old Quay', ar: 'أولد كي' }, picture: 'anchor' },
  { slug: 'fernway', name: { en: 'Fernway', ar: 'فيرنواي' }, picture: 'herb' },
  { slug: 'salt-cedar', name: { en: 'Salt Cedar', ar: 'سولت سيدر' }, picture: 'evergreen-tree' },
  { slug: 'lumenry', name: { en: 'Lumenry', ar: 'لومنري' }, picture: 'light-bulb' },
  { slug: 'kitefield', name: { en: 'Kitefield', ar: 'كايتفيلد' }, picture: 'kite' },
  { slug: 'copperline', name: { en: 'Copperline', ar: 'كوبرلاين' }, picture: 'bell' },
  { slug: 'woven-hour', name: { en: 'Woven Hour', ar: 'ووفن أور' }, picture: 'yarn' },
  { slug: 'marble-fig', name: { en: 'Marble Fig', ar: 'ماربل فيغ' }, picture: 'gem-stone' },
];
