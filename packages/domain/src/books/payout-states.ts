import { TRANSFER_STATES, type TransferState } from '../banking/index.ts';
import type { JournalEntry } from './journal.ts';
import type { MoneyPlace } from './payment.ts';
import { bookPayout, type Payee, returnPayout } from './payouts.ts';

/**
 * A payout is planned in a run or left out of it. It is sent when the run is confirmed, and paid when bank or provider carry it
 * out. They can reject it before, and return it afterwards.
 */
export const PAYOUT_STATES = ['planned', 'left_out', ...TRANSFER_STATES] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** The outcomes of a sent payout. */
export const PAYOUT_OUTCOMES = ['paid', 'rejected', 'returned'] as const satisfies TransferState[];
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];

const STEPS: Record<PayoutOutcome, readonly PayoutState[]> = {
  paid: ['sent'],
  rejected: ['sent'],
  returned: ['sent', 'paid'],
};

/** Whether an outcome is possible in a state. */
export function canSettle(state: PayoutState, outcome: PayoutOutcome): boolean {
  return STEPS[outcome].includes(state);
}

type SentPayout = {
  payee: Payee;
  amountMinor: number;
  state: PayoutState;
  by: Extract<MoneyPlace, { at: 'bank' | 'provider' }>;
};

/**
 * The entry of an outcome; null for the payment of a provider, which left `clearing` when it was sent. Throws RangeError for an
 * outcome that the state does not allow.
 */
export function settlePayout(
  { payee, amountMinor, state, by }: SentPayout,
  outcome: PayoutOutcome,
): JournalEntry | null {
  if (!canSettle(state, outcome)) throw new RangeError(`A payout that is ${state} is not ${outcome}.`);
  if (outcome === 'paid') return by.at === 'bank' ? bookPayout({ payee, amountMinor }) : null;
  const from = by.at === 'bank' && state === 'sent' ? 'transit' : by;
  return returnPayout({ payee, amountMinor, from });
}
