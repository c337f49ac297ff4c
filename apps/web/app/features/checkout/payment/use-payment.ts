import { useConfig } from '@errand/client/config.tsx';
import type { Quote } from '@errand/contract/orders-place';
import { useState } from 'react';
import type { Draft } from '../draft.ts';
import { allowsWalletPart, chosenPayment, type OfferedMethods, payChoices } from './payment-choices.ts';

/** The payment method: the picked one, limited by the last quote (`setOffered`). */
export function usePayment(draft: Pick<Draft, 'payment' | 'useWallet'>) {
  const config = useConfig();
  const [offered, setOffered] = useState<OfferedMethods | null>(null);
  const offersWalletPart = allowsWalletPart(offered);
  const hasWalletPart = offersWalletPart && draft.useWallet;
  const choices = payChoices(config, offered, hasWalletPart);
  return {
    offered,
    setOffered,
    offersWalletPart,
    hasWalletPart,
    choices,
    payment: chosenPayment(choices, draft.payment),
  };
}

/** The total, wallet part and cashback that the customer saw; the server rejects any other. */
export function agreedAmounts({ order_amount, partially_paid_amount: part, cashback }: Quote): {
  order_amount: number;
  partially_paid_amount?: number;
  cashback_amount?: number;
} {
  return {
    order_amount,
    ...(part > 0 && { partially_paid_amount: part }),
    ...(cashback && { cashback_amount: cashback.amount }),
  };
}
