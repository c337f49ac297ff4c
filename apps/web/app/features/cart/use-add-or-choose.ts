import type { Item } from '@errand/contract/catalog';
import { NO_SELECTION } from '@errand/domain/catalog';
import { useNavigate } from 'react-router';
import { useOverlay } from '#platform/overlay.ts';
import { needsChoice } from './needs-choice.ts';
import { useCartChanges } from './use-cart-changes.ts';

/**
 * One tap for an item of a list: what needs a choice opens (`onOpen` instead of its own dialog or page), anything else
 * is added at once.
 */
export function useAddOrChoose(item: Item, onOpen?: () => void) {
  const { add } = useCartChanges();
  const { show } = useOverlay('item');
  const navigate = useNavigate();
  const choose = needsChoice(item);

  function open(): void {
    if (onOpen) onOpen();
    else if (item.module_type === 'ecommerce') navigate(`/product/${item.slug}?module_id=${item.module_id}`);
    else show(item.slug);
  }

  return {
    needsChoice: choose,
    add: () => (choose ? open() : void add({ item, selection: NO_SELECTION, addOns: [], quantity: 1 })),
  };
}
