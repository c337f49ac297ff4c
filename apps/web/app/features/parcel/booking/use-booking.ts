import type { CustomerInfo } from '@errand/contract/customer';
import type { ParcelCategory } from '@errand/contract/parcel';
import { useEffect } from 'react';
import { usePayment, useQuote } from '#features/checkout/index.ts';
import { useSession } from '#platform/session/index.ts';
import { bookingBody } from './booking-body.ts';
import type { ReadyNote } from './courier-note.tsx';
import { senderOf } from './ends/default-sender.ts';
import { useParcelDraft } from './use-parcel-draft.ts';

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
