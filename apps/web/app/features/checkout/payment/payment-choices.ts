import type { Config } from '@errand/contract/config';
import type { Quote } from '@errand/contract/orders';
import type { OrderBody } from '../place/order-body.ts';

export type PayChoice = {
  /** Names the card: the method, or the gateway of a digital payment. */
  key: string;
  method: NonNullable<OrderBody['payment_method']>;
  /** Of a digital payment: who takes the money, and its name. */
  gateway: string | null;
  title: string | null;
  /** Cash for more than is taken in cash: it can be looked at, not ordered with. */
  overLimit: boolean;
};

type Offer = Pick<
  Config,
  'cash_on_delivery' | 'digital_payment' | 'active_payment_method_list' | 'offline_payment_status'
>;

/** What the last figures say about paying: what this store's zone takes, and what is in the wallet. */
export type OfferedMethods = Pick<
  Quote,
  | 'payment_methods'
  | 'partial_payment_methods'
  | 'maximum_cod_order_amount'
  | 'wallet_balance'
  | 'order_amount'
>;

/** Whether wallet and another way can pay this order together: the wallet has something, and not enough. */
export function canShare(ways: OfferedMethods | null): boolean {
  const balance = ways?.wallet_balance ?? 0;
  return (
    ways !== null && balance > 0 && balance < ways.order_amount && ways.partial_payment_methods.length > 0
  );
}

/**
 * The ways of paying in the order they are shown: what the operator offers, and once figures are known what the
 * store's zone and the wallet allow. `sharing` leaves those that may pay what the wallet does not.
 */
export function payChoices(config: Offer, ways: OfferedMethods | null, sharing: boolean): PayChoice[] {
  const choices: PayChoice[] = [];
  if (config.cash_on_delivery) choices.push({ ...plain('cash_on_delivery'), overLimit: isOverLimit(ways) });
  if (config.digital_payment) {
    for (const { gateway, gateway_title: title } of config.active_payment_method_list)
      choices.push({ ...plain('digital_payment'), key: gateway, gateway, title });
  }
  if (!sharing && coversAll(ways)) choices.push(plain('wallet'));
  if (config.offline_payment_status === 1) choices.push(plain('offline_payment'));
  const allowed = sharing ? ways?.partial_payment_methods : ways?.payment_methods;
  return allowed ? choices.filter(({ method }) => allowed.includes(method)) : choices;
}

function plain(method: PayChoice['method']): PayChoice {
  return { key: method, method, gateway: null, title: null, overLimit: false };
}

function isOverLimit(ways: OfferedMethods | null): boolean {
  const limit = ways?.maximum_cod_order_amount ?? null;
  return ways !== null && limit !== null && ways.order_amount > limit;
}

function coversAll(ways: OfferedMethods | null): boolean {
  const balance = ways?.wallet_balance ?? 0;
  return ways !== null && balance > 0 && balance >= ways.order_amount;
}

/** The picked way while it is offered, else the first that can be used; null where nothing is offered. */
export function chosenPayment(choices: PayChoice[], picked: string | null): PayChoice | null {
  const usable = choices.find(({ overLimit }) => !overLimit);
  return choices.find(({ key }) => key === picked) ?? usable ?? choices[0] ?? null;
}
