export { brands } from './brands.ts';
export { ecommerceCategories } from './categories.ts';
export { ecommerceStores } from './stores/index.ts';
