import type { Config } from '@errand/contract/config';
import type { OrderBody } from './order-body.ts';

export type PayChoice = {
  /** Names the card: the method, or the gateway of a digital payment. */
  key: string;
  method: NonNullable<OrderBody['payment_method']>;
  /** Of a digital payment: who takes the money, and its name. */
  gateway: string | null;
  title: string | null;
};

type Offer = Pick<
  Config,
  'cash_on_delivery' | 'digital_payment' | 'active_payment_method_list' | 'offline_payment_status'
>;

/** The ways of paying the operator offers, in the order they are shown. */
export function payChoices(config: Offer): PayChoice[] {
  const choices: PayChoice[] = [];
  if (config.cash_on_delivery) choices.push(plain('cash_on_delivery'));
  if (config.digital_payment) {
    for (const { gateway, gateway_title: title } of config.active_payment_method_list)
      choices.push({ key: gateway, method: 'digital_payment', gateway, title });
  }
  if (config.offline_payment_status === 1) choices.push(plain('offline_payment'));
  return choices;
}

function plain(method: PayChoice['method']): PayChoice {
  return { key: method, method, gateway: null, title: null };
}

/** The picked way while it is offered, else the first; null where nothing is offered. */
export function chosenPayment(choices: PayChoice[], picked: string | null): PayChoice | null {
  return choices.find(({ key }) => key === picked) ?? choices[0] ?? null;
}
