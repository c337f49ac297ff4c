import { useConfig } from '@errand/client/config.tsx';
import { readStorage, writeStorage } from '@errand/client/storage.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import type { Quote } from '@errand/contract/orders-place';
import { useState } from 'react';
import { KNOWN_PAYMENT } from '#platform/session/index.ts';
import type { Draft } from '../draft.ts';
import { agreedLines } from '../seen/seen-quote.ts';
import type { LiveQuote } from '../summary/use-live-quote.ts';
import {
  allowsWalletPart,
  chosenPayment,
  coversAll,
  isPartWithdrawn,
  type OfferedMethods,
  payChoices,
} from './payment-choices.ts';

/** The payment method: the picked one, limited by the last quote (`setOffered`); null until the visitor has picked one. */
export function usePayment(draft: Pick<Draft, 'payment' | 'useWallet'>) {
  const config = useConfig();
  const [offered, setOffered] = useState<OfferedMethods | null>(null);
  const offersWalletPart = allowsWalletPart(offered);
  // A part that is no longer offered stays wanted until the customer gives it up; the server rejects it meanwhile.
  const hasWalletPart = draft.useWallet && offered !== null && !coversAll(offered);
  // Read once: an order that is placed meanwhile in another tab changes nothing here.
  const [known] = useState(readKnownPayment);
  const choices = payChoices(config, offered, hasWalletPart);
  const payment = chosenPayment(choices, draft.payment, known);
  return {
    offered,
    setOffered,
    offersWalletPart,
    hasWalletPart,
    isPartWithdrawn: hasWalletPart && isPartWithdrawn(offered),
    choices,
    payment,
    /** Chooses the same method for the next order of this browser. */
    remember: () => void (payment && writeStorage('local', KNOWN_PAYMENT, payment.key)),
  };
}

/** The key of the method of this browser's last order, until the sign-out. */
function readKnownPayment(): string | null {
  return readStorage('local', KNOWN_PAYMENT, (stored) => (typeof stored === 'string' ? stored : null));
}

/** The total, lines, wallet part, cashback and delay that the customer saw; the server rejects any other. */
export function agreedAmounts(quote: Quote): {
  order_amount: number;
  agreed_lines?: string;
  partially_paid_amount?: number;
  cashback_amount?: number;
  queue_arrival: string | null;
} {
  const { order_amount, partially_paid_amount: part, cashback, queue_arrival: arrival } = quote;
  return {
    order_amount,
    queue_arrival: arrival?.schedule_at ?? null,
    ...(quote.lines.length > 0 && { agreed_lines: agreedLines(quote) }),
    ...(part > 0 && { partially_paid_amount: part }),
    ...(cashback && { cashback_amount: cashback.amount }),
  };
}

/** Whether the first quote is under way that decides what the customer's wallet pays. */
export function isWalletAwaited(
  customer: Pick<CustomerInfo, 'wallet_balance'> | null,
  { quote, error, offline }: Pick<LiveQuote<unknown>, 'quote' | 'error' | 'offline'>,
): boolean {
  return (customer?.wallet_balance ?? 0) > 0 && quote === null && error === null && !offline;
}
