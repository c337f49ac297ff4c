import type { ItemSeed } from '../types.ts';
import { product, sizes } from './goods.ts';

// biome-ignore format: two lines for each product keep the table readable
export const frozen: ItemSeed[] = [
  product('mastic-ice-cream', 'Mastic ice cream', 'بوظة بالمستكة', 4.4, 'tub', 'ice-cream', 'rose', sizes([['500 ml', '500 مل', 4.4, 22], ['1 l', '1 ل', 7.9, 10], ['2 l', '2 ل', 14, 6]]),
    'Stretchy, milky and rolled in crushed pistachio.', 'مطاطية بالحليب، ملفوفة بفستق مجروش.', { rating: [4.9, 280], allergies: ['Milk', 'Nuts'], recommended: true }),
  product('vanilla-cones', 'Vanilla cones, 4 pieces', 'أقماع فانيلا 4 حبات', 4.1, 'pack', 'soft-ice-cream', 'sky', 24,
    'Crisp to the tip, with chocolate hiding at the bottom.', 'مقرمشة حتى طرفها، وفي قاعها شوكولاتة.', { rating: [4.6, 190], allergies: ['Milk', 'Gluten'] }),
  product('fruit-ices', 'Strawberry ices, 6 pieces', 'مثلّجات فراولة 6 حبات', 3.2, 'pack', 'shaved-ice', 'sea', 28,
    'Crushed fruit and ice, nothing creamy about it.', 'فاكهة مهروسة وثلج، بلا كريمة.', { rating: [4.5, 130] }),
  product('ice-cubes', 'Ice cubes, 2 kg', 'مكعبات ثلج 2 كغ', 1.5, 'bag', 'ice', 'mint', 60,
    'Clear cubes from filtered water, slow to melt.', 'مكعبات صافية من ماء مرشّح، بطيئة الذوبان.', { rating: [4.6, 160], maxQuantity: 8 }),
  product('frozen-peas', 'Garden peas, 900 g', 'بازلاء مجمّدة 900 غ', 2.6, 'bag', 'pea-pod', 'butter', 40,
    'Frozen two hours from the field; sweet as new.', 'جُمّدت بعد ساعتين من قطافها، حلوة كأنها طازجة.', { rating: [4.5, 145], nutrition: ['Protein', 'Fibre'] }),
  product('oven-fries', 'Oven fries, 1 kg', 'بطاطا للفرن 1 كغ', 2.9, 'bag', 'french-fries', 'sand', 46,
    'Skin on, twenty minutes, no frying.', 'بقشرها، عشرون دقيقة في الفرن بلا قلي.', { rating: [4.4, 220] }),
  product('breaded-prawns', 'Breaded prawns, 400 g', 'روبيان مقرمش 400 غ', 7.4, 'pack', 'fried-shrimp', 'mint', 15,
    'Tail on, coarse crumbs, straight from freezer to oil.', 'بذيله وقشرته خشنة، من المجمّد إلى الزيت مباشرة.', { rating: [4.5, 82], allergies: ['Shellfish', 'Gluten'] }),
  product('shish-barak', 'Meat dumplings, 500 g', 'شيش برك 500 غ', 5.1, 'pack', 'dumpling', 'rose', 20,
    'Thumb-sized lamb parcels for a pot of warm yoghurt.', 'حبات صغيرة محشوة بلحم الغنم، تنتظر لبنًا دافئًا.', { rating: [4.7, 112], halal: true, allergies: ['Gluten'] }),
  product('stone-pizza', 'Margherita pizza', 'بيتزا مارغريتا', 4.6, 'piece', 'pizza', 'sea', 26,
    'Half-baked on stone; eight minutes finish it.', 'نصف مخبوزة على الحجر، وتكتمل في ثماني دقائق.', { rating: [4.4, 240], allergies: ['Gluten', 'Milk'] }),
  product('frozen-berries', 'Mixed berries, 500 g', 'توت مشكّل مجمّد 500 غ', 4.3, 'bag', 'blueberries', 'peach', 23,
    'For smoothies, porridge and emergencies.', 'للسموذي والشوفان والضيوف المفاجئين.', { rating: [4.6, 136], nutrition: ['Vitamin C', 'Fibre'] }),
  product('frozen-falafel', 'Falafel, 20 pieces', 'فلافل مجمّدة 20 حبة', 3.3, 'bag', 'falafel', 'butter', 30,
    'Green inside with herbs, crisp in the oven.', 'خضراء القلب بالأعشاب، وتقرمش في الفرن.', { rating: [4.5, 104], nutrition: ['Protein', 'Fibre'], allergies: ['Sesame'] }),
  product('burger-patties', 'Beef patties, 4 pieces', 'أقراص برغر بقري 4 حبات', 6.2, 'pack', 'hamburger', 'stone', 18,
    'Coarse grind, salt, nothing else in the patty.', 'فرمة خشنة وملح، ولا شيء سواهما.', { rating: [4.6, 150], halal: true, nutrition: ['Protein', 'Iron'] }),
  product('mulukhiyah', 'Chopped mulukhiyah, 400 g', 'ملوخية مفرومة 400 غ', 1.9, 'pack', 'leafy-green', 'sand', 0,
    'Young leaves, chopped fine and frozen flat.', 'أوراق فتية مفرومة ناعمًا ومجمّدة بشكل مسطّح.', { rating: [4.7, 98], nutrition: ['Iron', 'Vitamin A'] }),
];
