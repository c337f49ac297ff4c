import type { StoreSeed } from '../types.ts';
import { everydayStores } from './stores-everyday.ts';
import { freshStores } from './stores-fresh.ts';
import { makerStores } from './stores-makers.ts';

export { groceryCategories } from './categories.ts';

/** The grocery stores of Marsa with their items. */
export const groceryStores: StoreSeed[] = [...freshStores, ...makerStores, ...everydayStores];
