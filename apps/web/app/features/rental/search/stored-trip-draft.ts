import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { RENTAL_TYPES } from '@errand/domain/rental';
import { NO_DRAFT, type TripDraft } from './trip-draft.ts';

const KEY = 'trip-draft';

/** Stores the values of the trip form across the reload that follows the choice of a place. */
export function storeTripDraft(draft: TripDraft): void {
  writeStorage('session', KEY, draft);
}

/** The stored values; null without any. */
export function readStoredTripDraft(): TripDraft | null {
  const stored = readStorage('session', KEY) as Partial<TripDraft> | null;
  const type = RENTAL_TYPES.find((known) => known === stored?.type);
  if (!stored || !type) return null;
  return {
    type,
    pickupAt: text(stored.pickupAt, NO_DRAFT.pickupAt),
    returnAt: text(stored.returnAt, NO_DRAFT.returnAt),
    kilometers: text(stored.kilometers, NO_DRAFT.kilometers),
    destination: stored.destination ?? null,
  };
}

function text(part: unknown, missing: string): string {
  return typeof part === 'string' ? part : missing;
}

/** Deletes the values once the form shows them, so that the next form starts without them. */
export function clearStoredTripDraft(): void {
  writeStorage('session', KEY, null);
}
