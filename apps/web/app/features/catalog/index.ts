export { DishRow } from './card/dish-row.tsx';
export { ItemCard } from './card/item-card.tsx';
export { ItemDeal, ItemPrice } from './card/item-price.tsx';
export { ItemTrigger } from './card/item-trigger.tsx';
export { CampaignEnd } from './card/offer-terms.tsx';
export { RxTag } from './card/rx-tag.tsx';
export { VegMark } from './card/veg-mark.tsx';
export { ItemDialog } from './item/item-dialog.tsx';
