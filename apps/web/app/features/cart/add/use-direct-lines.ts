import { useMoney } from '@errand/client/money.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { useMemo, useSyncExternalStore } from 'react';
import { newLine } from '../sync/cart-edits.ts';
import { readChoice } from '../sync/stored-edit.ts';
import { type DirectPage, storedDirectOrder, subscribeDirectOrder } from './direct-order.ts';

/** The stored line of a page, priced by the rules; empty when nothing was chosen. */
export function useDirectLines(page: DirectPage | null): PricedCartLine[] {
  const { digits } = useMoney().style;
  const stored = useSyncExternalStore(subscribeDirectOrder, storedDirectOrder, () => null);
  return useMemo(() => {
    const order = fieldsOf(stored);
    const choice = order.page === page ? readChoice(order.choice) : null;
    return choice ? [newLine(choice, digits)] : [];
  }, [stored, page, digits]);
}
