import type { ItemSeed } from '../types.ts';
import { product, sizes } from './goods.ts';

// biome-ignore format: two lines for each product keep the table readable
export const baby: ItemSeed[] = [
  product('nappies', 'Soft nappies, 40 pieces', 'حفاضات ناعمة 40 حبة', 9.8, 'pack', 'safety-pin', 'rose', sizes([['Size 2', 'مقاس 2', 9.8, 20], ['Size 3', 'مقاس 3', 10.4, 26], ['Size 4', 'مقاس 4', 10.9, 18], ['Size 5', 'مقاس 5', 11.4, 0]]),
    'Dry for twelve hours, no scent, no lotion.', 'جفاف اثنتي عشرة ساعة، بلا عطر ولا كريم.', { rating: [4.7, 340], recommended: true }),
  product('water-wipes', 'Water wipes, 60 pieces', 'مناديل مبللة بالماء 60 حبة', 2.2, 'pack', 'droplet', 'butter', 58,
    'Water and a drop of fruit extract, for the newest skin.', 'ماء وقطرة من خلاصة الفاكهة، لأرقّ بشرة.', { rating: [4.7, 260] }),
  product('feeding-bottle', 'Feeding bottle', 'رضّاعة', 5.9, 'piece', 'baby-bottle', 'sky', sizes([['150 ml', '150 مل', 5.9, 14], ['250 ml', '250 مل', 6.5, 12], ['330 ml', '330 مل', 6.9, 6]]),
    'Slow-flow teat and a wide neck that is easy to clean.', 'حلمة بطيئة التدفق وعنق واسع سهل التنظيف.', { rating: [4.6, 120] }),
  product('infant-milk', 'Infant milk powder, 800 g', 'حليب أطفال 800 غ', 14.5, 'can', 'glass-of-milk', 'lilac', 20,
    'First-stage formula; ask your doctor before changing.', 'المرحلة الأولى، واستشر طبيبك قبل تغيير النوع.', { rating: [4.6, 150], nutrition: ['Iron', 'Calcium', 'Vitamin D'], allergies: ['Milk', 'Soy'], maxQuantity: 4 }),
  product('baby-porridge', 'Baby oat porridge, 200 g', 'شوفان للرضّع 200 غ', 3.4, 'box', 'bowl-with-spoon', 'peach', 28,
    'Fine oats from six months, no sugar, no salt.', 'شوفان ناعم من ستة أشهر، بلا سكر ولا ملح.', { rating: [4.6, 110], nutrition: ['Iron', 'Fibre'], allergies: ['Gluten'], organic: true }),
  product('pear-pouch', 'Pear purée, 4 pouches', 'إجاص مهروس 4 أكياس', 4.2, 'pack', 'pear', 'butter', 32,
    'Only pears, cooked until smooth.', 'إجاص فقط، مطهو حتى النعومة.', { rating: [4.7, 98], nutrition: ['Fibre'], organic: true }),
  product('carrot-pouch', 'Carrot purée, 4 pouches', 'جزر مهروس 4 أكياس', 4.2, 'pack', 'carrot', 'mint', 30,
    'Sweet carrots and water, from the fourth month.', 'جزر حلو وماء، من الشهر الرابع.', { rating: [4.5, 72], nutrition: ['Vitamin A'], organic: true }),
  product('baby-rusks', 'Baby rusks, 16 pieces', 'بقسماط أطفال 16 قطعة', 2.6, 'pack', 'cookie', 'sky', 36,
    'Firm for small fists, soft once it reaches the gums.', 'متماسك في القبضة الصغيرة، طري على اللثة.', { rating: [4.5, 88], allergies: ['Gluten', 'Milk'] }),
  product('baby-wash', 'Baby wash and shampoo, 400 ml', 'غسول وشامبو أطفال 400 مل', 4.6, 'bottle', 'bathtub', 'rose', 26,
    'No tears, no dye, a faint smell of oats.', 'بلا دموع ولا صبغة، ورائحته شوفان خفيفة.', { rating: [4.7, 135] }),
  product('baby-lotion', 'Baby lotion, 300 ml', 'لوشن أطفال 300 مل', 4.4, 'bottle', 'lotion-bottle', 'mint', 24,
    'Light, quick to sink in, right for after the bath.', 'خفيف سريع الامتصاص، لما بعد الحمّام.', { rating: [4.6, 90] }),
  product('teddy-bear', 'Little teddy bear', 'دبدوب صغير', 7.5, 'piece', 'teddy-bear', 'sea', 11,
    'Stitched eyes, machine washable, softer every time.', 'عيناه مطرزتان، ويُغسل في الغسالة فيزداد نعومة.', { rating: [4.9, 66] }),
  product('baby-socks', 'Cotton baby socks, 5 pairs', 'جوارب قطنية للأطفال 5 أزواج', 5.5, 'pack', 'socks', 'peach', 19,
    'They stay on; that is the whole point.', 'لا تسقط من القدم، وهذا هو المقصود.', { rating: [4.4, 54] }),
];
