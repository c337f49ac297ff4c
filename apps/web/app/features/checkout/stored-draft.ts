import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { type Draft, INSTRUCTIONS, SOLD_OUT, START } from './draft.ts';

/** The scope of a draft: the cart of a module, or the line of a direct order. */
export type DraftOf = { page: string; moduleId: number; items: number[]; customerId: number | null };

/**
 * The choices made before a reload. They apply if the carts share an item. Choices of a guest carry over to the
 * customer after sign-in; those of a customer are never shown to another visitor.
 */
export function readDraft(of: DraftOf): Draft {
  const stored = readStorage('session', keyOf(of)) as Partial<StoredDraft> | null;
  if (!Array.isArray(stored?.items) || !stored.draft) return START;
  if (!stored.items.some((item) => of.items.includes(item))) return START;
  if (stored.customerId !== null && stored.customerId !== of.customerId) return START;
  return readable(stored.draft);
}

type StoredDraft = Pick<DraftOf, 'items' | 'customerId'> & { draft: Record<string, unknown> };

export function storeDraft(of: DraftOf, draft: Draft): void {
  const { items, customerId } = of;
  writeStorage('session', keyOf(of), { items, customerId, draft });
}

export function clearDraft(of: DraftOf): void {
  writeStorage('session', keyOf(of), null);
}

/** An earlier version of the page may have stored other fields. */
function readable(stored: Record<string, unknown>): Draft {
  const entries = Object.entries(START).map(([name, start]) => {
    const value = stored[name];
    const isPlain = value === null || typeof value === 'string' || typeof value === 'number';
    const fits = start == null ? isPlain : typeof value === typeof start;
    return [name, fits ? value : start];
  });
  const draft = Object.fromEntries(entries) as Draft;
  const { instruction, unavailable } = draft;
  return {
    ...draft,
    instruction: INSTRUCTIONS.find((one) => one === instruction) ?? '',
    unavailable: SOLD_OUT.find((one) => one === unavailable) ?? '',
  };
}

function keyOf({ page, moduleId }: DraftOf): string {
  return `checkout-draft-${page}-${moduleId}`;
}
