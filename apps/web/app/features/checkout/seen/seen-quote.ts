import { fieldsOf } from '@errand/client/stored-fields.ts';
import type { Quote } from '@errand/contract/orders-place';
import type { SeenLine, SeenOrder } from '@errand/domain/checkout';
import type { OrderBody } from '../place/order-body.ts';

/** A quote in the form in which it is compared with what the visitor has seen. */
export type QuotedOrder = SeenOrder & {
  /** The same at the prices that the cart showed when a line was last changed. */
  agreed: SeenOrder;
};

/** `choices` are those of the request; `cart` identifies the state of the cart by the visitor's own edits. */
export function seenQuote(quote: Quote, choices: SeenOrder['choices'], deposit = 0): QuotedOrder {
  const lines = quote.lines.map(lineOf);
  const linesAsAgreed = quote.lines.map((line) => atUnit(lineOf(line), line.agreed_unit_amount));
  const order: SeenOrder = {
    total: quote.order_amount,
    lines,
    amounts: {
      coupon: quote.coupon_discount_amount,
      tax: quote.tax_amount,
      delivery: quote.delivery_charge,
      surcharge: quote.surcharge,
      additional: quote.additional_charge,
      packaging: quote.extra_packaging_amount,
      tip: quote.dm_tips,
      deposit,
      minimum: quote.problems.some(({ code }) => code === 'below_minimum') ? quote.minimum_order_amount : 0,
      cashback: quote.cashback?.amount ?? 0,
      wallet: quote.partially_paid_amount,
    },
    arrival: quote.queue_arrival?.schedule_at ?? null,
    choices,
  };
  const agreedTotal = order.total - totalOf(lines) + totalOf(linesAsAgreed);
  return { ...order, agreed: { ...order, lines: linesAsAgreed, total: agreedTotal } };
}

/** The choices of an order or parcel; `cart` are those of its lines or contents. */
export function choicesOf(body: OrderBody, cart: string): SeenOrder['choices'] {
  const receiver = fieldsOf(body.receiver_details);
  const place = [
    body.order_type,
    body.latitude,
    body.longitude,
    receiver['latitude'] ?? null,
    receiver['longitude'] ?? null,
  ];
  return {
    cart,
    coupon: body.coupon_code ?? '',
    place: JSON.stringify(place),
    time: body.schedule_at ?? '',
    tip: JSON.stringify(body.dm_tips ?? 0),
    payment: JSON.stringify([body.payment_method, body.partial_payment]),
  };
}

/** The lines of a quote in the form that an order names those in which the visitor has seen. */
export function agreedLines({ lines }: Pick<Quote, 'lines'>): string {
  return lines.map(({ key, quantity }) => `${key}*${quantity}`).join(' ');
}

function lineOf({ key, name, quantity, unit_amount, total_amount }: Quote['lines'][number]): SeenLine {
  return { key, name, quantity, unit: unit_amount, total: total_amount };
}

function totalOf(lines: SeenLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

function atUnit(line: SeenLine, unit: number | null): SeenLine {
  if (unit === null) return line;
  return { ...line, unit, total: line.total + (unit - line.unit) * line.quantity };
}
