import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/orders/phone-orders';
import { CHECKOUT_LIMITS } from '@errand/domain/checkout';
import { toMajor } from '@errand/domain/money';
import { AppError } from '../../../platform/http/index.ts';
import type { DirectLine } from '../../cart/index.ts';
import type { Buyer, CheckoutBody } from '../../checkout/index.ts';

export type PhoneOrder = ParsedInput<typeof contract.quotePhoneOrder>['body'];

/** Converts the lines of a phone order to those of the storefront's direct order. */
export function directLinesOf({ items }: PhoneOrder): DirectLine[] {
  return items.map(({ item_id, quantity, groups, variation, add_ons }) => ({
    item_id,
    quantity,
    model: 'Item',
    price: null,
    variation:
      variation === null
        ? groups.map(({ name, labels }) => ({ name, values: { label: labels } }))
        : [{ type: variation }],
    variant: undefined,
    add_on_ids: add_ons.map(({ id }) => id),
    add_on_qtys: add_ons.map(({ quantity: pieces }) => pieces),
    item_campaign_id: null,
  }));
}

/** The buyer of a phone order. Its lines are not in a stored cart, so the customer's cart is unchanged. */
export function phoneBuyer(order: PhoneOrder, owner: string): Buyer {
  return { owner, moduleId: 0, direct: directLinesOf(order), prescriptionOf: null };
}

/** Converts a phone order to the body that the storefront would send. Throws `validation` where that would refuse an amount. */
export function checkoutBodyOf(
  order: PhoneOrder,
  storeId: number,
  digits: number,
  totalMinor: number | null,
): CheckoutBody {
  const { customer, address } = order;
  const isCash = order.payment_method === 'cash_on_delivery';
  const tip = toMajor(order.tip_minor, digits);
  if (tip > CHECKOUT_LIMITS.tipMajor) throw new AppError('validation', {}, 'tip_minor');
  const paysWith = toMajor(order.pays_with_minor ?? 0, digits);
  if (paysWith > CHECKOUT_LIMITS.bringChangeMajor) throw new AppError('validation', {}, 'pays_with_minor');
  return {
    order_type: order.order_type,
    payment_method: order.payment_method,
    partial_payment: 0,
    store_id: storeId,
    ...(totalMinor !== null && { order_amount: toMajor(totalMinor, digits) }),
    schedule_at: order.schedule_at,
    ...(isCash && order.pays_with_minor !== null && { bring_change_amount: paysWith }),
    is_buy_now: 0,
    ...(order.order_type === 'delivery' && address),
    contact_person_name: customer.name,
    contact_person_number: customer.phone,
    contact_person_email: customer.mail,
    coupon_code: order.coupon_code,
    order_note: order.note,
    cutlery: 0,
    dm_tips: tip,
    create_new_user: 0,
  };
}
