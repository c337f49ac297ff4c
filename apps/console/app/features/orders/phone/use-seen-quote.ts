import type { PhoneQuote } from '@errand/contract/console/orders/phone-orders';
import { changesSince, type SeenAmount, type SeenChange, type SeenOrder } from '@errand/domain/checkout';
import { useEffect, useState } from 'react';
import type { PhoneBody } from './phone-draft.ts';

/** The second click of a double click comes within this time. */
const HOLD_MS = 1500;

/**
 * What has changed in a quote since the member saw it, without what their own changes of the order explain. `confirm`
 * returns whether the order may be placed: changes are confirmed by a second click, which is not that of a double click.
 */
export function useSeenQuote(body: PhoneBody, quote: PhoneQuote | null) {
  const [seen, setSeen] = useState<SeenOrder | null>(null);
  const [reviewed, setReviewed] = useState('');
  const [isHeld, setHeld] = useState(false);
  const current = quote && seenOrderOf(body, quote);
  const changes: SeenChange[] = current && seen ? changesSince(seen, current) : [];
  const signature = changes.length > 0 ? JSON.stringify(changes) : '';
  const isNew = current !== null && JSON.stringify(current) !== JSON.stringify(seen);
  if (isNew && changes.length === 0) setSeen(current);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  function confirm(): boolean {
    if (isHeld) return false;
    if (signature === reviewed || signature === '') return true;
    setReviewed(signature);
    setHeld(true);
    return false;
  }

  return { changes, before: seen?.total ?? 0, isHeld, hold: () => setHeld(true), confirm };
}

const AMOUNTS: Partial<Record<PhoneQuote['bill'][number]['name'], SeenAmount>> = {
  coupon: 'coupon',
  tax: 'tax',
  delivery: 'delivery',
  surcharge: 'surcharge',
  additional_charge: 'additional',
  packaging: 'packaging',
  tip: 'tip',
};

/** The quote of a phone order in the form in which it is compared, in minor units. */
function seenOrderOf(body: PhoneBody, { lines, bill, total_minor, queue_arrival }: PhoneQuote): SeenOrder {
  const { items, coupon_code, order_type, address, payment_method, tip_minor, schedule_at } = body;
  return {
    total: total_minor,
    lines: lines.map(({ key, name, quantity, unit_minor, total_minor: total }) => ({
      key,
      name,
      quantity,
      unit: unit_minor,
      total,
    })),
    amounts: Object.fromEntries(
      bill.flatMap(({ name, amount_minor }) => {
        const of = AMOUNTS[name];
        return of ? [[of, amount_minor]] : [];
      }),
    ),
    arrival: queue_arrival?.schedule_at ?? null,
    choices: {
      cart: JSON.stringify(items),
      time: schedule_at ?? '',
      coupon: coupon_code ?? '',
      place: JSON.stringify([order_type, address?.latitude, address?.longitude]),
      tip: String(tip_minor ?? 0),
      payment: payment_method,
    },
  };
}
