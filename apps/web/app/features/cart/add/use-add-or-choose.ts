import type { Item } from '@errand/contract/catalog';
import { NO_SELECTION } from '@errand/domain/catalog';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { useCartChanges } from '../sync/use-cart-changes.ts';

/** Adds an item of a list with one tap. An item that needs a choice opens instead: by `onOpen`, its dialog or its page. */
export function useAddOrChoose(item: Item, onOpen?: () => void) {
  const { add } = useCartChanges();
  const { show } = useOverlay('item');
  const navigate = useNavigate();
  const choose = needsChoice(item);

  function open(): void {
    if (onOpen) onOpen();
    else if (item.module_type === 'ecommerce')
      void navigate(`/product/${item.slug}?module_id=${item.module_id}`);
    else show(item.slug);
  }

  return {
    needsChoice: choose,
    add: () => (choose ? open() : void add({ item, selection: NO_SELECTION, addOns: [], quantity: 1 })),
  };
}

/** Whether the item has options or add-ons, or is limited in time; its dialog then shows the details. */
export function needsChoice(item: Item): boolean {
  return (
    item.food_variations.length + item.variations.length + item.add_ons.length > 0 ||
    item.available_date_starts !== null ||
    !item.available_now
  );
}
