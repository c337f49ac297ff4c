import type { StoreSeed } from '../types.ts';
import { everydayStores } from './stores-everyday.ts';
import { freshStores } from './stores-fresh.ts';
import { makerStores } from './stores-makers.ts';

export { groceryCategories } from './categories.ts';

/** The grocery shops of Marsa with everything on their shelves. */
export const groceryStores: StoreSeed[] = [...freshStores, ...makerStores, ...everydayStores];
