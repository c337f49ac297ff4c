import type { ItemSeed } from '../types.ts';
import { product, sizes } from './goods.ts';

// biome-ignore format: two lines for each product keep the table readable
export const breakfast: ItemSeed[] = [
  product('rolled-oats', 'Rolled oats', 'رقائق شوفان', 2.2, 'bag', 'bowl-with-spoon', 'butter', sizes([['500 g', '500 غ', 2.2, 40], ['1 kg', '1 كغ', 3.9, 24], ['2.5 kg', '2.5 كغ', 8.5, 0]]),
    'Thick flakes that keep some bite in the pot.', 'رقائق سميكة تبقى متماسكة في القدر.', { rating: [4.7, 230], nutrition: ['Fibre', 'Protein', 'Iron'], allergies: ['Gluten'], organic: true }),
  product('pancake-mix', 'Pancake mix, 500 g', 'خليط بان كيك 500 غ', 2.8, 'pack', 'pancakes', 'sky', 30,
    'Add milk and an egg; twelve pancakes, ten minutes.', 'أضف الحليب وبيضة: اثنتا عشرة قطعة في عشر دقائق.', { rating: [4.6, 165], allergies: ['Gluten', 'Milk'] }),
  product('toaster-waffles', 'Waffles for the toaster, 8 pieces', 'وافل للمحمصة 8 قطع', 3.6, 'pack', 'waffle', 'rose', 22,
    'Crisp squares with deep wells for honey.', 'مربعات مقرمشة بجيوب عميقة للعسل.', { rating: [4.5, 96], allergies: ['Gluten', 'Milk', 'Eggs'] }),
  product('corn-flakes', 'Corn flakes, 500 g', 'رقائق ذرة 500 غ', 2.9, 'box', 'ear-of-corn', 'sea', 38,
    'Plain golden flakes that hold up in milk.', 'رقائق ذهبية سادة تصمد في الحليب.', { rating: [4.4, 190], nutrition: ['Iron'], allergies: ['Gluten'] }),
  product('granola', 'Nut granola, 400 g', 'غرانولا بالمكسرات 400 غ', 4.7, 'bag', 'sheaf-of-rice', 'peach', 26,
    'Baked with date syrup, almonds and sunflower seeds.', 'مخبوزة بدبس التمر واللوز وبذور دوّار الشمس.', { rating: [4.7, 170], nutrition: ['Fibre', 'Protein'], allergies: ['Nuts', 'Gluten'] }),
  product('strawberry-jam', 'Strawberry jam, 370 g', 'مربى فراولة 370 غ', 3.3, 'jar', 'strawberry', 'butter', 33,
    'More fruit than sugar, set soft.', 'فاكهته أكثر من سكره، وقوامه طري.', { rating: [4.7, 185] }),
  product('fig-jam', 'Fig and aniseed jam, 370 g', 'مربى تين باليانسون 370 غ', 3.7, 'jar', 'jar', 'lilac', 20,
    'Whole dried figs, sesame and a breath of aniseed.', 'تين مجفف كامل وسمسم ونفحة يانسون.', { rating: [4.8, 105], allergies: ['Sesame'] }),
  product('foul-medames', 'Foul medames, 400 g', 'فول مدمّس 400 غ', 1.2, 'can', 'canned-food', 'mint', 72,
    'Slow-cooked broad beans: warm, mash, lemon, oil.', 'فول مطهو على مهل: سخّن واهرس وأضف الليمون والزيت.', { rating: [4.7, 310], nutrition: ['Protein', 'Fibre', 'Iron'] }),
  product('peanut-butter', 'Crunchy peanut butter, 350 g', 'زبدة فول سوداني 350 غ', 3.9, 'jar', 'peanuts', 'sky', 28,
    'Peanuts and salt, stirred before every spoon.', 'فول سوداني وملح، يُحرّك قبل كل ملعقة.', { rating: [4.6, 160], nutrition: ['Protein'], allergies: ['Peanuts'] }),
  product('chocolate-spread', 'Chocolate hazelnut spread, 350 g', 'كريمة بندق وشوكولاتة 350 غ', 4.1, 'jar', 'chocolate-bar', 'sand', 30,
    'Nearly half hazelnuts, and it tastes like it.', 'نصفها بندق تقريبًا، وطعمها يشهد.', { rating: [4.7, 275], allergies: ['Nuts', 'Milk', 'Soy'] }),
  product('maple-syrup', 'Maple syrup, 250 ml', 'شراب القيقب 250 مل', 6.9, 'bottle', 'maple-leaf', 'butter', 14,
    'Dark and woody; a thin thread is enough.', 'داكن بنكهة خشبية، يكفي منه خيط رفيع.', { rating: [4.6, 62] }),
  product('date-syrup', 'Date syrup, 400 g', 'دبس تمر 400 غ', 3.5, 'jar', 'honey-pot', 'mint', 31,
    'Pressed from ripe dates, lovely with tahini.', 'معصور من تمر ناضج، ورفيقه الطحينة.', { rating: [4.8, 150], nutrition: ['Iron', 'Potassium'] }),
  product('breakfast-box', 'Breakfast box for four', 'صندوق فطور لأربعة', 16.5, 'box', 'basket', 'stone', 9,
    'Bread, eggs, labneh, olives, jam and tea in one box.', 'خبز وبيض ولبنة وزيتون ومربى وشاي في صندوق واحد.', { rating: [4.9, 140], allergies: ['Gluten', 'Milk', 'Eggs'], available: ['06:00', '11:30'], scheduleOrder: true, maxQuantity: 3, tags: ['box'] }),
];
