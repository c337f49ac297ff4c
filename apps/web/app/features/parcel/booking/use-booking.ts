import type { CustomerInfo } from '@errand/contract/customer';
import type { ParcelCategory } from '@errand/contract/parcel';
import { useEffect } from 'react';
import { usePayment, useQuote } from '#features/checkout/index.ts';
import { type Session, useSession } from '#platform/session/index.ts';
import { type ParcelDraft, type ParcelEnd, useParcelDraft } from '../draft.ts';
import { bookingBody } from './booking-body.ts';
import type { ReadyNote } from './courier-note.tsx';

/** A receiver pays in cash only. */
const CASH = { payment: 'cash_on_delivery', useWallet: false };

/** The draft as an order: who sends it, how it is paid, the request body and its quote. */
export function useBooking(
  customer: CustomerInfo | null,
  categories: ParcelCategory[],
  readyNotes: ReadyNote[],
) {
  const session = useSession();
  const draft = useParcelDraft();
  const sender = senderOf(draft, customer, session);
  const category = categories.find(({ id }) => id === draft.categoryId);
  const paidByReceiver = draft.payer === 'receiver';
  const pay = usePayment(paidByReceiver ? CASH : draft);
  const { setOffered } = pay;
  const method = paidByReceiver ? 'cash_on_delivery' : pay.payment?.method;
  const body =
    session.token || session.guestId
      ? bookingBody({
          draft,
          sender,
          category,
          instruction: readyNotes.find(({ id }) => id === draft.instruction)?.instruction,
          method,
          hasWalletPart: pay.hasWalletPart,
          session,
        })
      : null;
  const live = useQuote(body, null);
  const { quote } = live;
  // Payment methods depend on the sender's zone. Until it is known, all methods of the operator are shown.
  const isInZone = quote?.parcel?.sender_zone_id != null;
  useEffect(() => setOffered(isInZone ? quote : null), [setOffered, quote, isInZone]);
  return { draft, sender, category, pay, method, body, live };
}

/**
 * The sender in effect: what was entered, else the visitor's place. A customer is the person there unless another one
 * was entered. Null without a place.
 */
export function senderOf(
  { sender }: Pick<ParcelDraft, 'sender'>,
  customer: Pick<CustomerInfo, 'f_name' | 'l_name' | 'phone' | 'email'> | null,
  { location, point }: Pick<Session, 'location' | 'point'>,
): ParcelEnd | null {
  const end = sender ?? (point && location ? { ...point, address: location } : null);
  if (!end || !customer || end.name) return end;
  return {
    ...end,
    name: `${customer.f_name} ${customer.l_name}`.trim(),
    phone: end.phone || (customer.phone ?? ''),
    email: end.email || (customer.email ?? ''),
  };
}
