import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { RENTAL_TYPES } from '@errand/domain/rental';
import { NO_DRAFT, type TripDraft } from './trip-draft.ts';

const KEY = 'trip-draft';

/** Stores the values of the trip form across the reload that follows the choice of a place. */
export function keepDraft(draft: TripDraft): void {
  writeStorage('session', KEY, draft);
}

/** The stored values; null without any. */
export function readKeptDraft(): TripDraft | null {
  const kept = readStorage('session', KEY) as Partial<TripDraft> | null;
  const type = RENTAL_TYPES.find((known) => known === kept?.type);
  if (!kept || !type) return null;
  return {
    type,
    pickupAt: text(kept.pickupAt, NO_DRAFT.pickupAt),
    returnAt: text(kept.returnAt, NO_DRAFT.returnAt),
    kilometers: text(kept.kilometers, NO_DRAFT.kilometers),
    destination: kept.destination ?? null,
  };
}

function text(part: unknown, missing: string): string {
  return typeof part === 'string' ? part : missing;
}

/** Deletes the values once the form shows them, so that the next form starts without them. */
export function clearKeptDraft(): void {
  writeStorage('session', KEY, null);
}
