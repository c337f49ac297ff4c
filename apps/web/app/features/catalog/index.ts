export { DishRow } from './components/dish-row.tsx';
export { ItemCard } from './components/item-card.tsx';
export { ItemDialog } from './components/item-dialog.tsx';
