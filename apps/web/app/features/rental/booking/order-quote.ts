import type { Quote } from '@errand/contract/orders-place';
import type { TripQuote } from '@errand/contract/rental-trips';

/** Converts the quote of a trip to one of an order without delivery, for the components of the checkout. */
export function orderQuote(quote: TripQuote): Quote {
  return {
    lines: quote.vehicles.map(({ vehicle_id, name, quantity, trip, total_price }) => ({
      // A longer trip of the visitor's own keeps the price of an hour, a day or a kilometer.
      key: `${vehicle_id} ${trip?.unit ?? ''}`,
      name,
      quantity,
      unit_amount: trip?.unit_price ?? 0,
      agreed_unit_amount: null,
      total_amount: total_price,
    })),
    items_amount: quote.vehicles_amount,
    // The provider's offer takes precedence over vehicle discounts, so only one of them applies.
    discount_amount: quote.offer_discount > 0 ? 0 : quote.discount_on_trip,
    store_discount_amount: quote.offer_discount,
    coupon_discount_amount: quote.coupon_discount_amount,
    tax_amount: quote.tax_amount,
    tax_status: quote.tax_status,
    taxes: quote.taxes,
    delivery_charge: 0,
    original_delivery_charge: 0,
    surcharge: 0,
    additional_charge: quote.additional_charge,
    additional_charge_name: quote.additional_charge_name,
    extra_packaging_amount: 0,
    dm_tips: 0,
    order_amount: quote.trip_amount,
    partially_paid_amount: quote.partially_paid_amount,
    due_amount: quote.due_amount,
    payment_methods: quote.payment_methods,
    partial_payment_methods: quote.partial_payment_methods,
    maximum_cod_order_amount: quote.maximum_cod_order_amount,
    wallet_balance: quote.wallet_balance,
    minimum_order_amount: 0,
    queue_arrival: null,
    distance: null,
    free_delivery_because: null,
    prescription_required: 0,
    cashback: null,
    coupon_code: quote.coupon_code,
    parcel: null,
    problems: [],
  };
}

/** The price, provider and kind that the customer saw; the server rejects any other. */
export function agreedTrip(quote: TripQuote) {
  const { trip_amount, provider_id, trip_type, partially_paid_amount: part } = quote;
  return { trip_amount, provider_id, trip_type, ...(part > 0 && { partially_paid_amount: part }) };
}
