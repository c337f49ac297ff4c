import { TRANSFER_STATES, type TransferState } from '../banking/index.ts';
import type { JournalEntry } from './journal.ts';
import type { MoneyPlace } from './payment.ts';
import { bookPayout, type Payee, returnPayout } from './payouts.ts';

/**
 * A payout waits in its run (`planned`) or is left out of it, is sent when the run is confirmed, and is then paid. The bank or
 * provider rejects it before it was paid, or it is returned afterwards.
 */
export const PAYOUT_STATES = ['planned', 'left_out', ...TRANSFER_STATES] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What becomes of a payout that was sent. */
export const PAYOUT_OUTCOMES = ['paid', 'rejected', 'returned'] as const satisfies TransferState[];
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];

const STEPS: Record<PayoutOutcome, readonly PayoutState[]> = {
  paid: ['sent'],
  rejected: ['sent'],
  returned: ['sent', 'paid'],
};

/** Whether a payout of a state can have an outcome. */
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
 * The entry of an outcome; null where nothing moves, because the provider has paid at once. Throws RangeError for an outcome
 * that the state does not allow.
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
