import type { InputOf } from '@errand/contract';
import type { quoteTrip } from '@errand/contract/rental-trips';
import { payerFields } from '#features/checkout/index.ts';
import type { Session } from '#platform/session/index.ts';
import type { BookingDraft } from './booking-draft.ts';

/** The body of both quote and booking, so that they cannot differ. */
export type TripBody = NonNullable<InputOf<typeof quoteTrip>['body']>;

type Booking = {
  draft: BookingDraft;
  /** Null for a customer whose profile has a phone: the server uses the profile. */
  contact: { name: string; phone: string; email: string } | null;
  method: TripBody['payment_method'];
  hasWalletPart: boolean;
  session: Pick<Session, 'token' | 'guestId'>;
};

export function tripBody({ draft, contact, method, hasWalletPart, session }: Booking): TripBody {
  return {
    ...payerFields(session, { method, hasWalletPart }, draft.coupon),
    ...(contact && {
      contact_person_name: contact.name,
      contact_person_number: contact.phone,
      contact_person_email: contact.email || null,
    }),
    driver_name: draft.driverName?.trim() || null,
    driver_phone: draft.driverPhone?.trim() || null,
    driver_license: draft.license.trim() || null,
    additional_note: draft.note.trim() || null,
  };
}

/** Without the note, which affects neither amounts nor problems. */
export function quotedBody({ additional_note: _note, ...body }: TripBody): TripBody {
  return body;
}
