import { useSyncExternalStore } from 'react';
import { useSession } from '#platform/session/index.ts';
import { EMPTY_PARCEL, type ParcelDraft, readParcelDraft, subscribeParcelDraft } from '../../draft.ts';

/** The values that the estimate depends on. */
export type Entered = Pick<ParcelDraft, 'categoryId' | 'weight' | 'size' | 'sender' | 'receiver'>;

/** The draft of the booking. A parcel is picked up at the visitor's location until another place is chosen. */
export function useEntered(): Entered {
  const draft = useSyncExternalStore(subscribeParcelDraft, readParcelDraft, () => EMPTY_PARCEL);
  const { location, point } = useSession();
  const here = location !== null && point !== null ? { ...point, address: location } : null;
  return { ...draft, sender: draft.sender ?? here };
}
