import { SUBSTANCE_LABELS } from './substance-labels.ts';

/**
 * Item labels (units, allergens, nutrition, tags, active substances) are stored as English keys. This table
 * translates them into Arabic; keys are lower case.
 */
const WORDS: Record<string, string> = {
  // Units
  pack: 'عبوة',
  bunch: 'حزمة',
  piece: 'قطعة',
  kg: 'كغ',
  bag: 'كيس',
  punnet: 'علبة صغيرة',
  box: 'صندوق',
  crate: 'قفص',
  bottle: 'زجاجة',
  jar: 'مرطبان',
  carton: 'كرتون',
  loaf: 'رغيف',
  tub: 'علبة',
  can: 'علبة معدنية',
  roll: 'لفة',
  pair: 'زوج',
  tube: 'أنبوب',
  set: 'طقم',
  ball: 'كرة',
  stem: 'ساق',
  tin: 'علبة صفيح',
  // Allergens and nutrition
  wheat: 'قمح',
  milk: 'حليب',
  sesame: 'سمسم',
  shellfish: 'قشريات',
  fish: 'سمك',
  eggs: 'بيض',
  nuts: 'مكسرات',
  mustard: 'خردل',
  peanuts: 'فول سوداني',
  soy: 'صويا',
  celery: 'كرفس',
  fibre: 'ألياف',
  iron: 'حديد',
  potassium: 'بوتاسيوم',
  protein: 'بروتين',
  calcium: 'كالسيوم',
  'omega-3': 'أوميغا 3',
  probiotics: 'بروبيوتيك',
  collagen: 'كولاجين',
  'vitamin a': 'فيتامين A',
  'vitamin c': 'فيتامين C',
  'vitamin d': 'فيتامين D',
  'vitamin k': 'فيتامين K',
  // Tags of kitchens
  wrap: 'لفائف',
  chicken: 'دجاج',
  shawarma: 'شاورما',
  falafel: 'فلافل',
  vegan: 'نباتي صرف',
  vegetarian: 'نباتي',
  kebab: 'كباب',
  grill: 'مشاوي',
  beef: 'لحم بقري',
  smash: 'برجر مضغوط',
  ramen: 'رامن',
  gyoza: 'غيوزا',
  edamame: 'إدامامي',
  slice: 'شريحة',
  pepperoni: 'بيبروني',
  curry: 'كاري',
  rice: 'أرز',
  biryani: 'برياني',
  nigiri: 'نيغيري',
  salmon: 'سلمون',
  'full breakfast': 'فطور كامل',
  ful: 'فول',
  hummus: 'حمص',
  bucket: 'سطل',
  family: 'عائلي',
  pasta: 'معكرونة',
  bowl: 'وعاء',
  steak: 'ستيك',
  manakish: 'مناقيش',
  noodles: 'نودلز',
  dumplings: 'دمبلينغ',
  salad: 'سلطة',
  taco: 'تاكو',
  prawn: 'روبيان',
  coffee: 'قهوة',
  cardamom: 'هيل',
  // Tags of shops
  fresh: 'طازج',
  warm: 'ساخن',
  bags: 'حقائب',
  travel: 'سفر',
  'waxed cotton': 'قطن مشمّع',
  'cabin size': 'مقاس المقصورة',
  canvas: 'قماش متين',
  leather: 'جلد',
  rainproof: 'مقاوم للمطر',
  merino: 'صوف ميرينو',
  summer: 'صيفي',
  running: 'جري',
  walking: 'مشي',
  camping: 'تخييم',
  maps: 'خرائط',
  stoneware: 'خزف',
  handmade: 'صناعة يدوية',
  'palm leaf': 'سعف النخيل',
  bamboo: 'خيزران',
  brass: 'نحاس أصفر',
  toner: 'تونر',
  beech: 'زان',
  'organic cotton': 'قطن عضوي',
  silk: 'حرير',
  handloom: 'نول يدوي',
  novel: 'رواية',
  nature: 'طبيعة',
  poetry: 'شعر',
  cooking: 'طبخ',
  history: 'تاريخ',
  crime: 'جريمة',
  children: 'أطفال',
  garden: 'حديقة',
  music: 'موسيقى',
  learning: 'تعلّم',
  party: 'حفلات',
};

/** Units that follow a number, longest first. */
const UNITS: [unit: RegExp, arabic: string][] = [
  [/\bg protein\b/g, 'غ بروتين'],
  [/\bkcal\b/g, 'سعرة حرارية'],
  [/\bunits\b/g, 'وحدة'],
  [/\bmcg\b/g, 'مكغ'],
  [/\bppm\b/g, 'جزء في المليون'],
  [/\bIU\b/g, 'وحدة دولية'],
  [/\bmg\b/g, 'مغ'],
  [/\bml\b/g, 'مل'],
  [/\bg\b/g, 'غ'],
];

/**
 * Translates an item label; labels without a translation stay English. "Paracetamol 500 mg" -> "باراسيتامول
 * 500 مغ".
 */
export function itemLabel(word: string, language: string): string {
  if (language !== 'ar') return word;
  const whole = lookUp(word);
  if (whole) return whole;
  const [, name = '', amount = ''] = /^(.*?)\s*((?:\d[\d.]*\s?(?:%|[a-zA-Z]).*)?)$/.exec(word) ?? [];
  const label = name === '' ? '' : (lookUp(name) ?? name);
  return [label, UNITS.reduce((text, [unit, arabic]) => text.replace(unit, arabic), amount)]
    .filter(Boolean)
    .join(' ');
}

function lookUp(word: string): string | undefined {
  const key = word.toLowerCase();
  return WORDS[key] ?? SUBSTANCE_LABELS[key];
}
