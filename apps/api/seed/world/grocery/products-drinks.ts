import type { ItemSeed } from '../types.ts';
import { product, sizes } from './goods.ts';

// biome-ignore format: two lines for each product keep the table readable
export const drinks: ItemSeed[] = [
  product('still-water', 'Spring water', 'ماء نبع', 0.5, 'bottle', 'pouring-liquid', 'sea', sizes([['500 ml', '500 مل', 0.5, 120], ['1.5 l', '1.5 ل', 0.9, 80], ['6 bottles', '6 زجاجات', 4.8, 30], ['Office jug', 'قارورة مكتب', 6, 0]]),
    'Soft water from the hills behind Marsa.', 'ماء عذب من التلال خلف مرسى.', { rating: [4.6, 720] }),
  product('sparkling-water', 'Sparkling water, 6 bottles', 'ماء فوّار 6 زجاجات', 4.2, 'pack', 'bubbles', 'mint', 35,
    'Fine bubbles, a clean finish and no sodium to speak of.', 'فقاعات ناعمة وطعم نظيف وصوديوم يكاد لا يُذكر.', { rating: [4.5, 190] }),
  product('apple-juice', 'Cloudy apple juice, 1 l', 'عصير تفاح طبيعي 1 ل', 2.4, 'carton', 'beverage-box', 'rose', 40,
    'Pressed from whole apples, a little cloud left in.', 'معصور من تفاح كامل، وفيه شيء من لبّه.', { rating: [4.5, 210], nutrition: ['Vitamin C'] }),
  product('orange-juice', 'Orange juice, pressed today', 'عصير برتقال اليوم', 3.5, 'bottle', 'tangerine', 'butter', sizes([['500 ml', '500 مل', 3.5, 20], ['1 l', '1 ل', 6.2, 10]]),
    'Nothing but oranges, and it separates to prove it.', 'برتقال فقط، وانفصال لبّه دليل ذلك.', { rating: [4.8, 340], nutrition: ['Vitamin C'], recommended: true, available: ['07:00', '18:00'], scheduleOrder: true }),
  product('lemonade', 'Mint lemonade, 1 l', 'ليمونادة بالنعناع 1 ل', 2.9, 'bottle', 'lemon', 'mint', 26,
    'Sharp, cold and green with mint leaves.', 'حامضة باردة، خضراء بأوراق النعناع.', { rating: [4.7, 260], nutrition: ['Vitamin C'] }),
  product('cola', 'Cola, 6 cans', 'كولا 6 علب', 3.9, 'pack', 'cup-with-straw', 'sky', 48,
    'Less sweet than you expect, with a lime edge.', 'أقل حلاوة مما تتوقع، وفيها لمحة ليمون أخضر.', { rating: [4.3, 280] }),
  product('iced-tea', 'Peach iced tea, 1 l', 'شاي مثلّج بالدراق 1 ل', 2.3, 'bottle', 'tumbler-glass', 'sand', 34,
    'Brewed black tea, white peach, little sugar.', 'شاي أسود منقوع ودراق أبيض وسكر قليل.', { rating: [4.4, 150] }),
  product('tropical-punch', 'Tropical fruit punch, 1 l', 'عصير فواكه استوائية 1 ل', 2.8, 'bottle', 'tropical-drink', 'peach', 22,
    'Pineapple, mango and passion fruit, for tall glasses.', 'أناناس ومانغا وباشن فروت، للأكواب الطويلة.', { rating: [4.5, 130], nutrition: ['Vitamin C'] }),
  product('bubble-tea-kit', 'Milk tea with pearls, 2 cups', 'شاي بالحليب واللآلئ كوبان', 4.6, 'pack', 'bubble-tea', 'lilac', 14,
    'Shake, pierce, and mind the pearls.', 'رُجّ الكوب واثقبه، وانتبه للآلئ.', { rating: [4.4, 84], allergies: ['Milk'] }),
  product('ground-coffee', 'House coffee, 250 g', 'قهوة البيت 250 غ', 5.4, 'bag', 'hot-beverage', 'sand', {
    choices: [
      { title: { en: 'Roast', ar: 'التحميص' }, options: [{ en: 'Light', ar: 'فاتح' }, { en: 'Dark', ar: 'داكن' }] },
      { title: { en: 'Grind', ar: 'الطحن' }, options: [{ en: 'Beans', ar: 'حبوب' }, { en: 'Filter', ar: 'تقطير' }, { en: 'Fine', ar: 'ناعم' }] },
    ],
    variations: [
      { type: 'Light-Beans', price: 5.4, stock: 15 }, { type: 'Light-Filter', price: 5.6, stock: 12 }, { type: 'Light-Fine', price: 5.6, stock: 20 },
      { type: 'Dark-Beans', price: 5.4, stock: 18 }, { type: 'Dark-Filter', price: 5.6, stock: 0 }, { type: 'Dark-Fine', price: 5.6, stock: 24 },
    ],
  },
    'Roasted on Tuesdays, with cardamom only if you add it.', 'تُحمّص كل ثلاثاء، والهيل نتركه لك.', { rating: [4.8, 390], recommended: true }),
  product('black-tea', 'Loose black tea, 400 g', 'شاي أسود سائب 400 غ', 4.4, 'box', 'teapot', 'stone', 36,
    'Strong, red in the glass, happy with mint or milk.', 'قوي أحمر في الكأس، يليق به النعناع والحليب.', { rating: [4.7, 330] }),
  product('green-tea', 'Green tea, 25 bags', 'شاي أخضر 25 كيسًا', 2.6, 'box', 'teacup-without-handle', 'mint', 42,
    'Grassy and light; two minutes, no longer.', 'خفيف عشبي، يكفيه النقع دقيقتين.', { rating: [4.5, 140] }),
  product('mate', 'Yerba mate, 500 g', 'متّة 500 غ', 4.8, 'bag', 'mate', 'butter', 23,
    'Smoky leaf for long afternoons and many refills.', 'أوراق مدخّنة لعصر طويل وأكواب تتكرر.', { rating: [4.6, 96] }),
  product('hibiscus-tea', 'Dried hibiscus, 200 g', 'كركديه مجفف 200 غ', 2.7, 'bag', 'hibiscus', 'sky', 31,
    'Deep red hot or cold, tart as a cherry.', 'أحمر قانٍ، ساخنًا كان أم باردًا، وحموضته كالكرز.', { rating: [4.6, 118], nutrition: ['Vitamin C'], organic: true }),
  product('grape-fizz', 'Sparkling grape juice, 750 ml', 'عصير عنب فوّار 750 مل', 5.9, 'bottle', 'bottle-with-popping-cork', 'lilac', 12,
    'No alcohol, all the pop, for a good piece of news.', 'بلا كحول، وفيه كل الفرقعة، لخبر سارّ.', { rating: [4.5, 64] }),
  product('ginger-shots', 'Ginger shots, 6 bottles', 'جرعات زنجبيل 6 زجاجات', 6.6, 'pack', 'ginger-root', 'rose', 17,
    'Pressed ginger and lemon, sixty millilitres of courage.', 'زنجبيل معصور وليمون، ستون ملليلترًا من العزم.', { rating: [4.4, 52], nutrition: ['Vitamin C'], organic: true }),
];
