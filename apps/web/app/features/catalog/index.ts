export { DishRow } from './components/dish-row.tsx';
export { ItemCard } from './components/item-card.tsx';
export { ItemDialog } from './components/item-dialog.tsx';
export { ItemDeal, ItemPrice } from './components/item-price.tsx';
export { ItemTrigger } from './components/item-trigger.tsx';
export { VegMark } from './components/veg-mark.tsx';
