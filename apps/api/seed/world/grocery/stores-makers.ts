import type { StoreSeed } from '../types.ts';
import { buildMenu } from './build-menu.ts';
import { groceryProducts } from './tables.ts';

const millBakery: StoreSeed = {
  slug: 'mill-bakery',
  module: 'grocery',
  name: { en: 'Mill Bakery', ar: 'مخبز الطاحونة' },
  kind: { en: 'Bread and pastry', ar: 'خبز ومعجنات' },
  district: 'stone-bridge',
  tint: 'butter',
  motif: 'sun',
  pictures: ['bread', 'pretzel'],
  arcade: ['bread', 'croissant', 'pretzel', 'baguette-bread', 'cupcake', 'flatbread'],
  rating: [4.9, 880],
  deliveryMinutes: [15, 25],
  minimumOrder: 4,
  taxRate: 5,
  takeAway: true,
  hours: {
    intervals: [
      ['05:30', '13:30'],
      ['16:00', '21:30'],
    ],
  },
  featured: true,
  announcement: {
    en: 'The second batch leaves the oven at five.',
    ar: 'تخرج الدفعة الثانية من الفرن في الخامسة عصرًا.',
  },
  openedDaysAgo: 1300,
  menu: buildMenu(
    groceryProducts,
    {
      bakery: `cottage-loaf rye-loaf baguette flatbread thyme-manakish croissants pretzels bagels doughnuts cupcakes
        shortcake apple-pie cheese-fatayer date-maamoul sausage-rolls birthday-cake picnic-sandwich`,
      breakfast: `breakfast-box pancake-mix toaster-waffles granola strawberry-jam fig-jam peanut-butter
        chocolate-spread maple-syrup date-syrup`,
      snacks: 'choc-chip-cookies salted-sticks wafers dark-chocolate fortune-cookies',
      'dairy-eggs': 'butter free-range-eggs whole-milk cream-caramel white-cheese',
      pantry: 'bread-flour mountain-honey zaatar',
      drinks: 'ground-coffee black-tea orange-juice lemonade',
    },
    {
      priceFactor: 1,
      ratingShare: 0.8,
      changes: {
        doughnuts: { discount: { type: 'percent', value: 25 } },
        'date-maamoul': { discount: { type: 'amount', value: 1 } },
        'rye-loaf': { available: ['06:00', '13:00'], scheduleOrder: true },
      },
    },
  ),
};

const silverCleaver: StoreSeed = {
  slug: 'silver-cleaver',
  module: 'grocery',
  name: { en: 'The Silver Cleaver', ar: 'ملحمة الساطور الفضي' },
  kind: { en: 'Halal butcher and deli', ar: 'لحوم حلال ومأكولات جاهزة' },
  district: 'silk-market',
  tint: 'clay',
  motif: 'arch',
  pictures: ['cut-of-meat', 'poultry-leg', 'herb'],
  arcade: ['cut-of-meat', 'poultry-leg', 'meat-on-bone', 'olive', 'bacon', 'garlic'],
  rating: [4.7, 540],
  deliveryMinutes: [25, 40],
  minimumOrder: 15,
  taxRate: 5,
  packaging: 0.5,
  takeAway: true,
  hours: { intervals: [['08:00', '21:00']], closed: [0] },
  halal: true,
  nonVeg: true,
  openedDaysAgo: 320,
  menu: buildMenu(
    groceryProducts,
    {
      'meat-fish': `beef-steak chicken-drumsticks whole-chicken lamb-shank lamb-chops kofta-mix beef-strips
        beef-sausages turkey-slices stock-bones`,
      frozen: 'burger-patties shish-barak oven-fries frozen-falafel mulukhiyah',
      vegetables:
        'parsley onions garlic vine-tomatoes green-peppers hot-chillies mushrooms potatoes aubergines',
      fruit: 'lemons',
      'dairy-eggs': 'plain-yoghurt laban free-range-eggs white-cheese',
      bakery: 'flatbread sausage-rolls baguette',
      pantry: `basmati-rice tahini green-olives sea-salt chilli-paste falafel-mix curry-sauce white-vinegar wraps
        kidney-beans`,
      drinks: 'lemonade sparkling-water cola',
    },
    {
      priceFactor: 0.95,
      ratingShare: 0.5,
      ratingShift: -0.1,
      changes: {
        'lamb-chops': { discount: { type: 'percent', value: 10 }, recommended: true },
        'whole-chicken': { discount: { type: 'amount', value: 1 } },
        'stock-bones': { stock: 0 },
      },
    },
  ),
};

const littleHarbour: StoreSeed = {
  slug: 'little-harbour-home',
  module: 'grocery',
  name: { en: 'Little Harbour Home & Baby', ar: 'المرفأ الصغير للبيت والطفل' },
  kind: { en: 'Home and baby', ar: 'لوازم البيت والطفل' },
  district: 'east-bay',
  tint: 'lilac',
  motif: 'drops',
  pictures: ['teddy-bear', 'sponge', 'baby-bottle'],
  arcade: ['teddy-bear', 'soap', 'baby-bottle', 'bucket', 'light-bulb', 'socks'],
  rating: [4.6, 370],
  deliveryMinutes: [25, 40],
  minimumOrder: 10,
  taxRate: 8,
  hours: 'always',
  openedDaysAgo: 45,
  menu: buildMenu(
    groceryProducts,
    {
      baby: `nappies water-wipes feeding-bottle infant-milk baby-porridge pear-pouch carrot-pouch baby-rusks baby-wash
        baby-lotion teddy-bear baby-socks`,
      household: `tissue-rolls dish-sponges olive-soap washing-up-liquid laundry-liquid broom mop-bucket candles
        aa-batteries led-bulb bin-bags cleaning-gloves glass-jar torch mosquito-coils kitchen-scissors`,
      'dairy-eggs': 'whole-milk chocolate-milk plain-yoghurt free-range-eggs',
      breakfast: 'rolled-oats corn-flakes strawberry-jam',
      fruit: 'bananas pears red-apples',
      snacks: 'lollipops boiled-sweets popcorn',
      drinks: 'still-water apple-juice',
      bakery: 'flatbread',
    },
    {
      priceFactor: 1,
      ratingShare: 0.5,
      changes: {
        'laundry-liquid': { discount: { type: 'percent', value: 20 } },
        'infant-milk': { discount: { type: 'amount', value: 1.5 } },
        torch: { stock: 0 },
        'baby-wash': { recommended: true },
      },
    },
  ),
};

/** Specialists: bakery, butcher, household. */
export const makerStores: StoreSeed[] = [millBakery, silverCleaver, littleHarbour];
