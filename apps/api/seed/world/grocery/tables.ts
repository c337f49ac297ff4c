import type { ProductTables } from './build-menu.ts';
import { baby } from './products-baby.ts';
import { bakery } from './products-bakery.ts';
import { breakfast } from './products-breakfast.ts';
import { dairyEggs } from './products-dairy-eggs.ts';
import { drinks } from './products-drinks.ts';
import { frozen } from './products-frozen.ts';
import { fruit } from './products-fruit.ts';
import { household } from './products-household.ts';
import { meatFish } from './products-meat-fish.ts';
import { pantry } from './products-pantry.ts';
import { snacks } from './products-snacks.ts';
import { vegetables } from './products-vegetables.ts';

/** All grocery products, by category slug. */
export const groceryProducts: ProductTables = {
  fruit,
  vegetables,
  'dairy-eggs': dairyEggs,
  bakery,
  'meat-fish': meatFish,
  pantry,
  breakfast,
  snacks,
  drinks,
  frozen,
  household,
  baby,
};
