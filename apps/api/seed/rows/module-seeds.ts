import type { ModuleType, Picture, Text, Tint } from '../world/types.ts';

export type ModuleSeed = {
  type: ModuleType;
  name: Text;
  description: Text;
  picture: Picture;
  tint: Tint;
};

/** The six modules, in the order of the switcher. The type is also the slug. */
export const moduleSeeds: ModuleSeed[] = [
  module(
    'food',
    ['Food', 'طعام'],
    ['Hot meals in half an hour', 'وجبات ساخنة خلال نصف ساعة'],
    'hamburger',
    'peach',
  ),
  module(
    'grocery',
    ['Grocery', 'بقالة'],
    ['A full basket, picked fresh', 'سلة كاملة تُنتقى طازجة'],
    'basket',
    'mint',
  ),
  module(
    'pharmacy',
    ['Pharmacy', 'صيدلية'],
    ['Medicine and care, day or night', 'أدوية وعناية ليلًا ونهارًا'],
    'pill',
    'sea',
  ),
  module(
    'ecommerce',
    ['Shop', 'تسوّق'],
    ['Good things from local shops', 'أشياء جميلة من متاجر الحي'],
    'backpack',
    'lilac',
  ),
  module(
    'parcel',
    ['Parcel', 'طرود'],
    ['Door to door, across the city', 'من الباب إلى الباب في المدينة'],
    'package',
    'butter',
  ),
  module(
    'rental',
    ['Rental', 'تأجير'],
    ['A car for an hour or a week', 'سيارة لساعة أو لأسبوع'],
    'sport-utility-vehicle',
    'sky',
  ),
];

type Pair = [en: string, ar: string];

function module(type: ModuleType, name: Pair, description: Pair, picture: Picture, tint: Tint): ModuleSeed {
  return {
    type,
    name: { en: name[0], ar: name[1] },
    description: { en: description[0], ar: description[1] },
    picture,
    tint,
  };
}
