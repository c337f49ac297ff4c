import type { StoreSeed } from '../types.ts';
import { buildMenu } from './build-menu.ts';
import { groceryProducts } from './tables.ts';

const pierNineMarket: StoreSeed = {
  slug: 'pier-nine-market',
  module: 'grocery',
  name: { en: 'Pier Nine Market', ar: 'سوق الرصيف التاسع' },
  kind: { en: 'Everyday groceries', ar: 'بقالة يومية' },
  district: 'harbour',
  tint: 'sand',
  motif: 'quarter',
  pictures: ['basket', 'baguette-bread'],
  arcade: ['basket', 'glass-of-milk', 'honey-pot', 'bread', 'canned-food', 'banana'],
  rating: [4.6, 2300],
  deliveryMinutes: [25, 40],
  minimumOrder: 5,
  taxRate: 5,
  takeAway: true,
  hours: 'always',
  featured: true,
  openedDaysAgo: 1500,
  menu: buildMenu(
    groceryProducts,
    {
      vegetables: 'vine-tomatoes cucumbers potatoes onions carrots lettuce garlic',
      fruit: 'bananas red-apples oranges lemons grapes watermelon',
      'dairy-eggs': 'whole-milk laban white-cheese free-range-eggs butter chocolate-milk plain-yoghurt',
      bakery: 'flatbread baguette croissants bagels',
      pantry: `mountain-honey basmati-rice spaghetti chopped-tomatoes olive-oil tahini instant-noodles tinned-sardines
        sunflower-oil sea-salt`,
      breakfast: 'foul-medames corn-flakes strawberry-jam',
      snacks: 'popcorn potato-straws dark-chocolate choc-chip-cookies salted-peanuts',
      drinks: 'still-water cola black-tea ground-coffee apple-juice',
      frozen: 'vanilla-cones oven-fries',
      household: 'dish-sponges tissue-rolls washing-up-liquid',
    },
    {
      priceFactor: 1,
      ratingShare: 1,
      ratingShift: -0.1,
      changes: {
        'mountain-honey': { discount: { type: 'percent', value: 10 } },
        'sunflower-oil': { discount: { type: 'amount', value: 0.6 } },
        bagels: { stock: 0 },
      },
    },
  ),
};

const palmHillSupermarket: StoreSeed = {
  slug: 'palm-hill-supermarket',
  module: 'grocery',
  name: { en: 'Palm Hill Supermarket', ar: 'سوبرماركت تلة النخيل' },
  kind: { en: 'The big weekly shop', ar: 'تسوّق الأسبوع' },
  district: 'palm-hill',
  tint: 'peach',
  motif: 'hills',
  pictures: ['shopping-cart', 'pineapple', 'canned-food'],
  arcade: ['pineapple', 'cheese-wedge', 'fish', 'bread', 'ice-cream', 'roll-of-paper'],
  rating: [4.5, 1850],
  deliveryMinutes: [35, 55],
  minimumOrder: 20,
  taxRate: 5,
  packaging: 1.5,
  hours: 'always',
  discount: { type: 'percent', value: 5, minPurchase: 60, maxDiscount: 12 },
  openedDaysAgo: 760,
  menu: buildMenu(
    groceryProducts,
    {
      fruit: 'pineapple kiwis bananas green-apples mangoes coconut avocado grapes',
      vegetables: 'cherry-tomatoes broccoli potatoes sweetcorn mushrooms sweet-potatoes onions salad-bowl',
      'dairy-eggs': 'whole-milk skimmed-milk plain-yoghurt aged-cheese free-range-eggs oat-drink',
      bakery: 'cottage-loaf bagels birthday-cake',
      'meat-fish': 'chicken-drumsticks beef-steak salmon-fillet turkey-slices prawns',
      pantry: `basmati-rice spaghetti chopped-tomatoes olive-oil sunflower-oil vegetable-soup coconut-milk taco-shells
        sweetcorn-tin curry-sauce`,
      breakfast: 'corn-flakes pancake-mix chocolate-spread',
      snacks: 'popcorn rice-crackers lollipops',
      drinks: 'still-water tropical-punch cola iced-tea',
      frozen: 'mastic-ice-cream stone-pizza frozen-peas burger-patties frozen-berries',
      household: 'laundry-liquid tissue-rolls bin-bags aa-batteries',
      baby: 'nappies water-wipes',
    },
    {
      priceFactor: 0.95,
      ratingShare: 0.8,
      ratingShift: -0.2,
      changes: {
        'basmati-rice': { discount: { type: 'percent', value: 15 } },
        'laundry-liquid': { discount: { type: 'amount', value: 1 } },
        pineapple: { discount: { type: 'percent', value: 30 }, recommended: true },
        'rice-crackers': { stock: 0 },
      },
    },
  ),
};

const cornichePantry: StoreSeed = {
  slug: 'corniche-pantry',
  module: 'grocery',
  name: { en: 'Corniche Pantry', ar: 'مؤونة الكورنيش' },
  kind: { en: 'Pantry and breakfast', ar: 'مؤونة وفطور' },
  district: 'corniche',
  tint: 'sky',
  motif: 'table',
  pictures: ['honey-pot', 'olive', 'teapot'],
  arcade: ['honey-pot', 'olive', 'amphora', 'teapot', 'peanuts', 'jar'],
  rating: [4.8, 710],
  deliveryMinutes: [20, 35],
  minimumOrder: 6,
  taxRate: 5,
  freeDelivery: true,
  takeAway: true,
  hours: 'always',
  openedDaysAgo: 130,
  menu: buildMenu(
    groceryProducts,
    {
      pantry: `olive-oil green-olives mountain-honey tahini zaatar sea-salt kidney-beans falafel-mix spaghetti
        bread-flour coconut-milk white-vinegar tinned-sardines chilli-paste curry-sauce vegetable-soup wraps`,
      breakfast: `breakfast-box rolled-oats granola fig-jam foul-medames peanut-butter date-syrup maple-syrup
        toaster-waffles chocolate-spread`,
      'dairy-eggs': 'labneh aged-cheese free-range-eggs rice-pudding butter',
      bakery: 'flatbread date-maamoul rye-loaf pretzels',
      drinks: 'ground-coffee black-tea green-tea mate hibiscus-tea',
      snacks: 'roasted-chestnuts raisins dark-chocolate coconut-chips wafers',
    },
    {
      priceFactor: 1.1,
      ratingShare: 0.4,
      ratingShift: 0.1,
      changes: {
        granola: { discount: { type: 'percent', value: 15 }, recommended: true },
        'green-olives': { discount: { type: 'amount', value: 0.5 } },
        'maple-syrup': { stock: 0 },
      },
    },
  ),
};

const nightLantern: StoreSeed = {
  slug: 'night-lantern',
  module: 'grocery',
  name: { en: 'Night Lantern', ar: 'فانوس الليل' },
  kind: { en: 'Late corner shop', ar: 'دكان السهر' },
  district: 'university',
  tint: 'rose',
  motif: 'quarter',
  pictures: ['popcorn', 'cup-with-straw', 'candle'],
  arcade: ['popcorn', 'cup-with-straw', 'steaming-bowl', 'ice-cream', 'chocolate-bar', 'pizza'],
  rating: [4.4, 960],
  deliveryMinutes: [15, 25],
  minimumOrder: 3,
  taxRate: 5,
  takeAway: true,
  hours: { intervals: [['16:00', '03:30']] },
  announcement: {
    en: 'Exam week: hot water and noodles on us after midnight.',
    ar: 'في أسبوع الامتحانات: الماء الساخن والشعيرية علينا بعد منتصف الليل.',
  },
  openedDaysAgo: 20,
  menu: buildMenu(
    groceryProducts,
    {
      snacks: `popcorn potato-straws salted-peanuts dark-chocolate choc-chip-cookies salted-sticks rice-crackers
        boiled-sweets lollipops wafers dried-mango coconut-chips fortune-cookies`,
      drinks: `cola still-water sparkling-water iced-tea bubble-tea-kit tropical-punch grape-fizz ground-coffee
        ginger-shots green-tea`,
      frozen: 'mastic-ice-cream vanilla-cones fruit-ices ice-cubes stone-pizza oven-fries frozen-falafel',
      pantry: 'instant-noodles spaghetti tinned-sardines taco-shells chopped-tomatoes',
      bakery: 'picnic-sandwich doughnuts flatbread cupcakes',
      'dairy-eggs': 'whole-milk chocolate-milk free-range-eggs',
      fruit: 'bananas lemons',
      household: 'candles torch aa-batteries mosquito-coils',
    },
    {
      priceFactor: 1.1,
      ratingShare: 0.5,
      ratingShift: -0.2,
      changes: {
        'stone-pizza': { discount: { type: 'percent', value: 20 }, recommended: true },
        'grape-fizz': { discount: { type: 'amount', value: 1 } },
        'instant-noodles': { recommended: true },
        'picnic-sandwich': { available: ['18:00', '23:30'], scheduleOrder: true },
      },
    },
  ),
};

/** Supermarkets. */
export const everydayStores: StoreSeed[] = [
  pierNineMarket,
  palmHillSupermarket,
  cornichePantry,
  nightLantern,
];
