import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf, storedFields } from '@errand/client/stored-fields.ts';
import { useEffect, useState } from 'react';
import { useSession } from '#platform/session/index.ts';
import { atLocation, type Change, type Draft, INSTRUCTIONS, SOLD_OUT, START } from './draft.ts';

/** The choices on this page, stored in the tab until the order is placed (`clear`). */
export function useDraft(of: DraftOf): { draft: Draft; change: Change; clear: () => void } {
  const { point } = useSession();
  const [chosen, setChosen] = useState(() => readDraft(of));
  const draft = atLocation(chosen, point);
  const name = JSON.stringify(of);
  useEffect(() => storeDraft(JSON.parse(name), chosen), [name, chosen]);
  return {
    draft,
    change: (change) => setChosen((current) => ({ ...atLocation(current, point), ...change })),
    clear: () => clearDraft(of),
  };
}

/** The scope of a draft: the cart of a module, or the line of a direct order. */
export type DraftOf = { page: string; moduleId: number; items: number[]; customerId: number | null };

/**
 * The choices made before a reload. They apply if the carts share an item. Choices of a guest carry over to the
 * customer after sign-in; those of a customer are never shown to another visitor.
 */
export function readDraft(of: DraftOf): Draft {
  const { items, customerId, draft } = readStorage('session', keyOf(of), fieldsOf);
  if (!Array.isArray(items) || !items.some((item) => of.items.includes(item))) return START;
  if (customerId !== null && customerId !== of.customerId) return START;
  return readable(draft);
}

export function storeDraft(of: DraftOf, draft: Draft): void {
  const { items, customerId } = of;
  writeStorage('session', keyOf(of), { items, customerId, draft });
}

export function clearDraft(of: DraftOf): void {
  writeStorage('session', keyOf(of), null);
}

function readable(stored: unknown): Draft {
  const draft = storedFields(START, stored);
  const { orderType, instruction, unavailable } = draft;
  return {
    ...draft,
    orderType: orderType === 'take_away' ? orderType : 'delivery',
    instruction: INSTRUCTIONS.find((one) => one === instruction) ?? '',
    unavailable: SOLD_OUT.find((one) => one === unavailable) ?? '',
  };
}

function keyOf({ page, moduleId }: DraftOf): string {
  return `checkout-draft-${page}-${moduleId}`;
}
