import type { CustomerInfo } from '@errand/contract/customer';
import { applyRentalCoupon, listRentalCoupons } from '@errand/contract/rental-discovery';
import { quoteTrip } from '@errand/contract/rental-trips';
import { useEffect, useMemo } from 'react';
import {
  type CouponCalls,
  PAYMENT_PROBLEMS,
  seenQuote,
  useGuestContact,
  useLiveQuote,
  usePayment,
} from '#features/checkout/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useSession } from '#platform/session/index.ts';
import type { RentalCartState } from '../cart/use-rental-cart.ts';
import { useOwnTripEdits } from '../cart/use-rental-cart-changes.ts';
import { useBookingDraft } from './booking-draft.ts';
import { orderQuote } from './order-quote.ts';
import { quotedBody, tripBody } from './trip-body.ts';

/** The trip without its prices, because a price change must not start another query. */
function withoutPrices(trip: RentalCartState['trip']) {
  return trip && { ...trip, total_cart_price: undefined, offer_gap: undefined };
}

/** The cart as a booking: who books and drives, how it is paid, the request body and its quote. */
export function useTripBooking(cart: Pick<RentalCartState, 'lines' | 'trip'>, customer: CustomerInfo | null) {
  const session = useSession();
  const { draft, change, clear } = useBookingDraft();
  const [contact, setContact] = useGuestContact();
  const pay = usePayment(draft);
  const ownEdits = useOwnTripEdits();
  const { setOffered } = pay;
  const method = pay.payment?.method;
  const hasOwnContact = !customer?.phone;
  const body = tripBody({
    draft,
    contact: hasOwnContact ? contact : null,
    method,
    hasWalletPart: pay.hasWalletPart,
    session,
  });
  const live = useLiveQuote({
    body: cart.lines.length > 0 ? quotedBody(body) : null,
    cart: JSON.stringify([
      'trip',
      withoutPrices(cart.trip),
      cart.lines.map(({ id, quantity }) => [id, quantity]),
    ]),
    fetch: (request, signal) => api.call(quoteTrip, { query: {}, body: request }, { signal }),
  });
  const { quote, stale } = live;
  const asOrder = useMemo(() => quote && orderQuote(quote), [quote]);
  useEffect(() => setOffered(asOrder), [setOffered, asOrder]);
  const quoted =
    asOrder && !stale
      ? seenQuote(
          asOrder,
          {
            cart: ownEdits,
            coupon: draft.coupon ?? '',
            place: '',
            time: '',
            tip: '',
            payment: JSON.stringify([method, body.partial_payment]),
          },
          quote?.deposit_amount,
        )
      : null;
  const coupon = {
    code: draft.coupon,
    onCode: (code: string | null) => change({ coupon: code }),
    storeId: cart.lines[0]?.provider_id ?? null,
    calls: TRIP_COUPONS,
  };
  return {
    coupon,
    draft,
    change,
    clear,
    contact,
    setContact,
    hasOwnContact,
    pay,
    method,
    body,
    /** The problems of the quote; those of the payment once it is chosen. */
    all: (quote?.problems ?? []).filter(({ code }) => method || !PAYMENT_PROBLEMS.includes(code)),
    quoted,
    asOrder,
    live,
  };
}

/** The coupons of trips with a provider. */
const TRIP_COUPONS: CouponCalls = {
  list: (providerId) =>
    api.call(listRentalCoupons, { query: { ...guestField(), provider_id: providerId ?? undefined } }),
  apply: (code, provider_id, subtotal) =>
    api.call(applyRentalCoupon, {
      query: { ...guestField(), code, provider_id, order_amount: subtotal ?? undefined },
    }),
};
