import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf, storedFields } from '@errand/client/stored-fields.ts';
import { RENTAL_TYPES } from '@errand/domain/rental';
import type { TripPlace } from './trip-address.ts';
import { NO_DRAFT, type TripDraft } from './trip-draft.ts';

const KEY = 'trip-draft';

/** Stores the values of the trip form across the reload that follows the choice of a place. */
export function storeTripDraft(draft: TripDraft): void {
  writeStorage('session', KEY, draft);
}

/** The stored values; null without any. */
export function readStoredTripDraft(): TripDraft | null {
  return readStorage('session', KEY, (stored) => {
    const { type, destination } = fieldsOf(stored);
    const known = RENTAL_TYPES.find((one) => one === type);
    if (!known) return null;
    return { ...storedFields(NO_DRAFT, stored), type: known, destination: readPlace(destination) };
  });
}

function readPlace(stored: unknown): TripPlace | null {
  const { lat, lng, name } = fieldsOf(stored);
  const isWhole = typeof lat === 'number' && typeof lng === 'number' && typeof name === 'string';
  return isWhole ? { lat, lng, name } : null;
}

/** Deletes the values once the form shows them, so that the next form starts without them. */
export function clearStoredTripDraft(): void {
  writeStorage('session', KEY, null);
}
