import type { Item } from '@errand/contract/catalog';

/** Options, extras, a campaign or hours that are over: the item's own dialog says what there is to say. */
export function needsChoice(item: Item): boolean {
  return (
    item.food_variations.length + item.variations.length + item.add_ons.length > 0 ||
    item.available_date_starts !== null ||
    !item.available_now
  );
}
