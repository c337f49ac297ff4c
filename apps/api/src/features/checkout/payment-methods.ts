import { isOn } from '@errand/contract/flag';
import { checkCashOnDelivery } from '@errand/domain/checkout';
import { formatMoney, type MoneyStyle } from '@errand/domain/money';
import {
  PAYMENT_METHODS,
  type PaymentSplit,
  payableAt,
  remainderMethods,
  splitPayment,
} from '@errand/domain/payments';
import type { RequestContext } from '../../platform/http/index.ts';
import { commonStepMinor } from '../../platform/payments/index.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Problem } from '../cart/index.ts';
import type { ZoneTerms } from '../location/index.ts';
import type { CheckoutBody } from './buyer.ts';

export type PaymentMethod = CheckoutBody['payment_method'];

/**
 * Whether the operator and the store's zone offer a payment method to this visitor, and this process
 * supports it.
 */
export function isMethodOffered(
  ctx: RequestContext<'payments'>,
  method: PaymentMethod,
  settings: Settings,
  terms: ZoneTerms,
): boolean {
  if (method === 'cash_on_delivery') return settings.cash_on_delivery && terms.cash_on_delivery;
  if (method === 'digital_payment')
    return settings.digital_payment && terms.digital_payment && ctx.payments.length > 0;
  if (method === 'offline_payment') return isOn(settings.offline_payment_status) && terms.offline_payment;
  return ctx.viewer.kind === 'customer' && isOn(settings.customer_wallet_status);
}

/** How an order is paid, and the alternatives. Amounts in minor units. */
export type CheckoutPayment = PaymentSplit & {
  /** What the total is rounded down by, because a payment provider cannot take it; 0 for every other method. */
  waivedMinor: number;
  /** The stored method; `wallet` also when a partial payment covers the whole total. */
  method: PaymentMethod;
  offered: PaymentMethod[];
  /** Offered methods for the part that the wallet does not pay. */
  seconds: PaymentMethod[];
  cashLimitMinor: number | null;
  /** Balance of the wallet; null without one. */
  balanceMinor: number | null;
  problems: Problem[];
};

/** Splits a total between wallet and payment method by the terms of operator and zone. */
export function paymentOf(
  ctx: RequestContext<'payments'>,
  body: Pick<CheckoutBody, 'payment_method' | 'partial_payment'>,
  totalMinor: number,
  { settings, terms, money }: { settings: Settings; terms: ZoneTerms; money: MoneyStyle },
  balanceMinor: number | null,
): CheckoutPayment {
  const { payment_method: method } = body;
  const offered = PAYMENT_METHODS.filter((one) => isMethodOffered(ctx, one, settings, terms));
  const isPartial = isOn(settings.partial_payment_status) && balanceMinor !== null;
  const seconds = remainderMethods(isPartial, settings.partial_payment_method).filter((one) =>
    offered.includes(one),
  );
  const wants = method === 'wallet' ? 'whole' : body.partial_payment === 1 ? 'part' : 'none';
  const found = splitPayment(totalMinor, balanceMinor ?? 0, wants);
  const split = found.ok ? found.split : { walletMinor: 0, dueMinor: totalMinor };
  const step = method === 'digital_payment' ? commonStepMinor(ctx.payments, settings.currency_code) : 1;
  const { payableMinor, waivedMinor } = payableAt(split.dueMinor, step);
  const isAllWallet = wants !== 'none' && found.ok && split.walletMinor > 0 && payableMinor === 0;
  const used = isAllWallet ? 'wallet' : method;
  const isCashRejected =
    used === 'cash_on_delivery' && !checkCashOnDelivery(totalMinor, terms.cash_limit_minor).ok;
  const problems: Problem[] = [];
  if (!offered.includes(used)) problems.push({ code: 'payment_method_off' });
  else if (!found.ok) problems.push(walletLow(balanceMinor ?? 0, totalMinor, money));
  if (wants === 'part' && !isAllWallet && !seconds.some((one) => one === used))
    problems.push({ code: 'partial_payment_off' });
  if (isCashRejected) problems.push({ code: 'cash_limit' });
  return {
    walletMinor: split.walletMinor,
    dueMinor: payableMinor,
    waivedMinor,
    method: used,
    offered,
    seconds,
    cashLimitMinor: terms.cash_limit_minor || null,
    balanceMinor,
    problems,
  };
}

/** The problem of a low balance, with the balance and the required amount. */
export function walletLow(balanceMinor: number, amountMinor: number, money: MoneyStyle): Problem {
  const details = { balance: formatMoney(balanceMinor, money), amount: formatMoney(amountMinor, money) };
  return { code: 'wallet_low', details };
}
