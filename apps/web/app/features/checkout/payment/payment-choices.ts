import type { Config } from '@errand/contract/config';
import { isOn } from '@errand/contract/flag';
import type { Quote } from '@errand/contract/orders-place';
import type { OrderBody } from '../place/order-body.ts';

export type PayChoice = {
  /** Identifies the card: the method, or the gateway of a digital payment. */
  key: string;
  method: NonNullable<OrderBody['payment_method']>;
  /** The gateway of a digital payment and its title, else null. */
  gateway: string | null;
  title: string | null;
  /** Cash above the store's cash limit: shown but disabled. */
  overLimit: boolean;
};

type Offer = Pick<
  Config,
  'cash_on_delivery' | 'digital_payment' | 'active_payment_method_list' | 'offline_payment_status'
>;

/** The part of the quote about payment: methods of the store's zone and the wallet balance. */
export type OfferedMethods = Pick<
  Quote,
  | 'payment_methods'
  | 'partial_payment_methods'
  | 'maximum_cod_order_amount'
  | 'wallet_balance'
  | 'order_amount'
>;

/** Whether the wallet and another method can share the payment: the balance is positive and below the total. */
export function allowsWalletPart(offered: OfferedMethods | null): boolean {
  const balance = offered?.wallet_balance ?? 0;
  return (
    offered !== null &&
    balance > 0 &&
    balance < offered.order_amount &&
    offered.partial_payment_methods.length > 0
  );
}

/** Whether the operator no longer lets the wallet pay a part, or no longer has wallets. */
export function isPartWithdrawn(offered: OfferedMethods | null): boolean {
  return offered !== null && offered.partial_payment_methods.length === 0;
}

/**
 * Payment methods in display order: those the operator offers, limited by zone and wallet once a quote exists. With
 * `hasWalletPart`, only methods that may pay what the wallet does not cover.
 */
export function payChoices(
  config: Offer,
  offered: OfferedMethods | null,
  hasWalletPart: boolean,
): PayChoice[] {
  const choices: PayChoice[] = [];
  if (config.cash_on_delivery)
    choices.push({ ...plain('cash_on_delivery'), overLimit: isOverLimit(offered) });
  if (config.digital_payment) {
    for (const { gateway, gateway_title: title } of config.active_payment_method_list)
      choices.push({ ...plain('digital_payment'), key: gateway, gateway, title });
  }
  if (!hasWalletPart && coversAll(offered)) choices.push(plain('wallet'));
  if (isOn(config.offline_payment_status)) choices.push(plain('offline_payment'));
  const isPartOffered = hasWalletPart && !isPartWithdrawn(offered);
  const allowed = isPartOffered ? offered?.partial_payment_methods : offered?.payment_methods;
  return allowed ? choices.filter(({ method }) => allowed.includes(method)) : choices;
}

function plain(method: PayChoice['method']): PayChoice {
  return { key: method, method, gateway: null, title: null, overLimit: false };
}

function isOverLimit(offered: OfferedMethods | null): boolean {
  const limit = offered?.maximum_cod_order_amount ?? null;
  return offered !== null && limit !== null && offered.order_amount > limit;
}

/** Whether the wallet pays the total. */
export function coversAll(offered: OfferedMethods | null): boolean {
  const balance = offered?.wallet_balance ?? 0;
  return offered !== null && balance > 0 && balance >= offered.order_amount;
}

/**
 * The method that the visitor picked, while it is offered. Before that the one of an earlier order (`known`), or the only
 * one, unless it is above its limit. Null while nothing is chosen: no other method replaces a choice.
 */
export function chosenPayment(
  choices: PayChoice[],
  picked: string | null,
  known: string | null = null,
): PayChoice | null {
  if (picked !== null) return choices.find(({ key }) => key === picked) ?? null;
  const usable = choices.filter(({ overLimit }) => !overLimit);
  const only = choices.length === 1 ? usable[0] : undefined;
  return usable.find(({ key }) => key === known) ?? only ?? null;
}

/** Problems of a payment. Until one is chosen, a quote names those of cash. */
export const PAYMENT_PROBLEMS = ['payment_method_off', 'partial_payment_off', 'wallet_low', 'cash_limit'];

/** The amounts of wallet and second method; a single total when one of them pays all. */
export function payParts(
  quote: Pick<Quote, 'order_amount' | 'partially_paid_amount' | 'due_amount'>,
): number[] {
  const { order_amount: total, partially_paid_amount: wallet, due_amount: due } = quote;
  return wallet > 0 && due > 0 ? [wallet, due] : [total];
}
