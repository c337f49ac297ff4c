import type { ParsedInput } from '@errand/contract';
import type { bookTrip } from '@errand/contract/rental-trips';
import type { CheckoutBody } from '../../checkout/index.ts';

export type TripBody = ParsedInput<typeof bookTrip>['body'];

/** The body of a trip as that of an order, for contact, coupon and payment. */
export function orderBodyOf(body: TripBody): CheckoutBody {
  const { trip_amount, additional_note, contact_person_name: name, contact_person_number: phone } = body;
  return {
    order_type: 'delivery',
    payment_method: body.payment_method,
    partial_payment: body.partial_payment,
    partially_paid_amount: body.partially_paid_amount,
    order_amount: trip_amount,
    coupon_code: body.coupon_code,
    order_note: additional_note,
    contact_person_name: name,
    contact_person_number: phone,
    contact_person_email: body.contact_person_email,
    create_new_user: body.create_new_user,
    password: body.password,
    hide_sender: 0,
    is_buy_now: 0,
    cutlery: 0,
    dm_tips: 0,
  };
}
