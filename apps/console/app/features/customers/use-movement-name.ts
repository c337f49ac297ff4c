import { type TextKey, useText } from '@errand/client/i18n.tsx';

const NAMES: Readonly<Record<string, TextKey>> = {
  add_fund: 'customers.movement.add_fund',
  order_place: 'customers.movement.order_place',
  partial_payment: 'customers.movement.partial_payment',
  order_refund: 'customers.movement.order_refund',
  loyalty_point: 'customers.movement.loyalty_point',
  referrer: 'customers.movement.referrer',
  CashBack: 'customers.movement.CashBack',
  account_merge: 'customers.movement.account_merge',
};

/** The name of a type of transfer. A type without a text is shown as stored. */
export function useMovementName(): (type: string) => string {
  const t = useText();
  return (type) => {
    const key = NAMES[type];
    return key ? t(key) : type;
  };
}
