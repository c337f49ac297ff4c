import type { StoreSeed } from '../types.ts';
import { buildMenu } from './build-menu.ts';
import { groceryProducts } from './tables.ts';

const oldTownGreens: StoreSeed = {
  slug: 'old-town-greens',
  module: 'grocery',
  name: { en: 'Old Town Greens', ar: 'خضار المدينة القديمة' },
  kind: { en: 'Fruit and vegetables', ar: 'خضار وفواكه' },
  district: 'old-town',
  tint: 'mint',
  motif: 'awning',
  pictures: ['leafy-green', 'tomato', 'carrot'],
  arcade: ['leafy-green', 'tomato', 'avocado', 'grapes', 'carrot', 'lemon'],
  rating: [4.9, 1400],
  deliveryMinutes: [20, 30],
  minimumOrder: 8,
  taxRate: 5,
  freeDelivery: true,
  takeAway: true,
  hours: 'always',
  discount: { type: 'percent', value: 10, minPurchase: 15, maxDiscount: 6 },
  featured: true,
  announcement: {
    en: 'Strawberries came in at six this morning. They rarely last past noon.',
    ar: 'وصلت الفراولة في السادسة صباحًا، وقلّما تبقى بعد الظهر.',
  },
  openedDaysAgo: 900,
  menu: buildMenu(
    groceryProducts,
    {
      vegetables: `vine-tomatoes cucumbers carrots lettuce aubergines potatoes onions garlic green-peppers hot-chillies
        broccoli sweetcorn green-peas mushrooms ginger parsley mint-pot cress salad-bowl veg-box`,
      fruit: `avocado blueberries strawberries bananas red-apples green-apples pears oranges lemons limes grapes
        cherries peaches mangoes pineapple kiwis melon watermelon fruit-box`,
      pantry: 'olive-oil green-olives mountain-honey zaatar',
      drinks: 'orange-juice lemonade hibiscus-tea',
      'dairy-eggs': 'free-range-eggs labneh',
    },
    {
      priceFactor: 1,
      ratingShare: 0.6,
      changes: {
        avocado: { discount: { type: 'percent', value: 15 }, recommended: true },
        cherries: { discount: { type: 'amount', value: 0.9 } },
        'green-peppers': { discount: { type: 'percent', value: 20 } },
      },
    },
  ),
};

const terraceOrganics: StoreSeed = {
  slug: 'terrace-organics',
  module: 'grocery',
  name: { en: 'Terrace Organics', ar: 'مدرّجات الخير' },
  kind: { en: 'Organic farm shop', ar: 'متجر مزرعة عضوية' },
  district: 'garden-quarter',
  tint: 'sea',
  motif: 'hills',
  pictures: ['basket', 'carrot', 'egg'],
  arcade: ['carrot', 'egg', 'honey-pot', 'broccoli', 'seedling', 'potted-plant'],
  rating: [4.8, 620],
  deliveryMinutes: [35, 50],
  minimumOrder: 18,
  taxRate: 5,
  selfDelivery: { perKm: 0.6, minimum: 1.5, maximum: 6 },
  packaging: 0.8,
  hours: { intervals: [['08:00', '20:00']], closed: [5] },
  announcement: {
    en: 'Boxes are packed at seven and leave with our own van.',
    ar: 'تُعبأ الصناديق في السابعة وتخرج مع شاحنتنا.',
  },
  openedDaysAgo: 210,
  menu: buildMenu(
    groceryProducts,
    {
      vegetables: `veg-box cherry-tomatoes carrots spinach broccoli mint-pot cress sweet-potatoes mushrooms garlic
        lettuce aubergines`,
      fruit: 'fruit-box organic-bananas pears strawberries peaches avocado lemons melon mangoes blueberries',
      'dairy-eggs': 'free-range-eggs quail-eggs whole-milk butter labneh oat-drink',
      bakery: 'rye-loaf cottage-loaf flatbread',
      pantry: 'olive-oil mountain-honey bread-flour zaatar tahini kidney-beans',
      breakfast: 'rolled-oats granola fig-jam date-syrup',
      snacks: 'dried-mango raisins',
      drinks: 'hibiscus-tea ginger-shots',
      household: 'olive-soap',
    },
    {
      priceFactor: 1.15,
      ratingShare: 0.3,
      ratingShift: 0.1,
      changes: {
        pears: { organic: true, discount: { type: 'percent', value: 10 } },
        strawberries: { organic: true, stock: 0 },
        lettuce: { organic: true },
        'fruit-box': { organic: true, discount: { type: 'amount', value: 2 } },
      },
    },
  ),
};

const netAndTide: StoreSeed = {
  slug: 'net-and-tide',
  module: 'grocery',
  name: { en: 'Net & Tide', ar: 'الشبكة والمد' },
  kind: { en: 'Fish and dairy', ar: 'أسماك وألبان' },
  district: 'marina',
  tint: 'sky',
  motif: 'waves',
  pictures: ['fish', 'cheese-wedge'],
  arcade: ['fish', 'shrimp', 'cheese-wedge', 'crab', 'lemon', 'squid'],
  rating: [4.7, 410],
  deliveryMinutes: [30, 40],
  minimumOrder: 12,
  taxRate: 5,
  packaging: 1,
  takeAway: true,
  hours: {
    intervals: [
      ['06:30', '14:00'],
      ['16:30', '21:00'],
    ],
    closed: [1],
  },
  announcement: {
    en: 'The boats are in by six; everything is cleaned and packed on ice.',
    ar: 'تعود القوارب قبل السادسة، وكل ما نبيعه منظّف ومحفوظ على الثلج.',
  },
  openedDaysAgo: 480,
  menu: buildMenu(
    groceryProducts,
    {
      'meat-fish': `sea-bream reef-fish salmon-fillet prawns squid octopus blue-crab rock-lobster oysters
        fish-cakes`,
      'dairy-eggs': `aged-cheese whole-milk laban plain-yoghurt labneh butter white-cheese fondue-mix
        free-range-eggs quail-eggs cream-caramel rice-pudding cooking-cream`,
      vegetables: 'parsley garlic hot-chillies ginger salad-bowl',
      fruit: 'lemons limes',
      pantry: 'sea-salt tinned-sardines olive-oil basmati-rice chilli-paste',
      frozen: 'ice-cubes breaded-prawns mastic-ice-cream frozen-peas',
      bakery: 'baguette flatbread',
    },
    {
      priceFactor: 1.05,
      ratingShare: 0.5,
      changes: {
        prawns: { discount: { type: 'percent', value: 12 }, recommended: true },
        'rock-lobster': { discount: { type: 'amount', value: 3 } },
        'aged-cheese': { recommended: true },
      },
    },
  ),
};

/** Stores for fresh food: vegetables, farm boxes, fish. */
export const freshStores: StoreSeed[] = [oldTownGreens, terraceOrganics, netAndTide];
