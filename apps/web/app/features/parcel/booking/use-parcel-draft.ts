import { useSyncExternalStore } from 'react';
import { EMPTY_PARCEL, type ParcelDraft, readParcelDraft, subscribeParcelDraft } from '../draft.ts';

/** The draft of this tab; the empty one on the server and until hydration. */
export function useParcelDraft(): ParcelDraft {
  return useSyncExternalStore(subscribeParcelDraft, readParcelDraft, () => EMPTY_PARCEL);
}
