import { useSessionStorage } from '@errand/client/storage.ts';
import { storedFields } from '@errand/client/stored-fields.ts';

/** What the visitor entered for a booking; vehicles and trip are those of the cart. */
export type BookingDraft = {
  /** Null is the contact of the booking. */
  driverName: string | null;
  /** E.164 if it is a valid number, else as typed; null is that of the contact. */
  driverPhone: string | null;
  license: string;
  note: string;
  coupon: string | null;
  /** The key of the picked payment method; null until one is picked. */
  payment: string | null;
  /** Pay a part from the wallet when it does not cover the total. */
  useWallet: boolean;
};

export const EMPTY_DRAFT: BookingDraft = {
  driverName: null,
  driverPhone: null,
  license: '',
  note: '',
  coupon: null,
  payment: null,
  useWallet: false,
};

/** The draft of this tab. It survives a reload and a sign-in, and ends with the booking (`clear`) or a sign-out. */
export function useBookingDraft() {
  const [stored, store] = useSessionStorage('booking-draft', readableDraft);
  const draft = stored ?? EMPTY_DRAFT;
  return {
    draft,
    change: (patch: Partial<BookingDraft>) => store({ ...draft, ...patch }),
    clear: () => store(null),
  };
}

export function readableDraft(stored: unknown): BookingDraft | null {
  return stored === null ? null : storedFields(EMPTY_DRAFT, stored);
}
