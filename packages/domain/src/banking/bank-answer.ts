/** The states of a transfer in a bank's file. `accepted` is no promise: only `paid` and `returned` are booked. */
export const BANK_OUTCOMES = ['pending', 'accepted', 'paid', 'rejected', 'returned'] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/** An entry of a bank's file about one transfer, or about all transfers of a batch. */
export type BankEntry = {
  /** The id of the transfer; null if the entry is about the whole batch. */
  transfer: string | null;
  /** The id of the batch, where the file names it. */
  batch: string | null;
  outcome: BankOutcome;
  /** The code of the reason by ISO 20022, such as AC04 for a closed account; null without one. */
  reason: string | null;
  /** Null where the file states none. */
  amountMinor: number | null;
  currency: string | null;
  /** `YYYY-MM-DD`; null where nothing is booked. */
  bookedOn: string | null;
};

/** The states of a sent transfer. */
export const TRANSFER_STATES = ['sent', 'paid', 'returned', 'rejected'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** A payout that was sent to the bank. */
export type SentTransfer = {
  id: string;
  batch: string;
  amountMinor: number;
  currency: string;
  state: TransferState;
};

/** The result of a file: transfers with their new states, and entries that match none. */
export type Settlement = {
  changes: {
    id: string;
    state: Exclude<TransferState, 'sent'>;
    reason: string | null;
    on: string | null;
  }[];
  /** Entries about other money of the account, which every statement has. */
  unknown: BankEntry[];
  /** Entries whose amount differs from that of the transfer, and outcomes that its state does not allow. Staff examine them. */
  contradicting: BankEntry[];
};

/** The states from which an outcome leads to the next one. A paid transfer can still come back. */
const STEPS = {
  paid: { from: ['sent'], to: 'paid' },
  rejected: { from: ['sent'], to: 'rejected' },
  returned: { from: ['sent', 'paid'], to: 'returned' },
} as const;

/**
 * Compares a bank's file with the sent transfers. It is idempotent. An entry about a whole batch applies to those of its
 * transfers that no other entry names. Amounts are compared where the file states them.
 */
export function settleTransfers(sent: readonly SentTransfer[], entries: readonly BankEntry[]): Settlement {
  const settlement: Settlement = { changes: [], unknown: [], contradicting: [] };
  const states = new Map(sent.map(({ id, state }) => [id, state]));
  const named = new Set(entries.map(({ transfer }) => transfer));
  for (const entry of entries) {
    const about = sent.filter(({ id, batch }) =>
      entry.transfer === null ? batch === entry.batch && !named.has(id) : id === entry.transfer,
    );
    if (about.length === 0) {
      const isCovered = sent.some(({ batch }) => entry.transfer === null && batch === entry.batch);
      if (!isCovered) settlement.unknown.push(entry);
      continue;
    }
    if (entry.outcome === 'pending' || entry.outcome === 'accepted') continue;
    const { from, to } = STEPS[entry.outcome];
    if (!hasAmountOf(entry, about, sent)) {
      settlement.contradicting.push(entry);
      continue;
    }
    for (const { id } of about) {
      const state = states.get(id) ?? 'sent';
      if (state === to || (to === 'paid' && state === 'returned')) continue;
      if (!from.some((allowed) => allowed === state)) {
        settlement.contradicting.push(entry);
        continue;
      }
      states.set(id, to);
      settlement.changes = settlement.changes.filter((change) => change.id !== id);
      settlement.changes.push({ id, state: to, reason: entry.reason, on: entry.bookedOn });
    }
  }
  return settlement;
}

/**
 * Whether the amount of an entry, if it has one, is the sum of its transfers. Rejected transfers do not count in a batch.
 */
function hasAmountOf(entry: BankEntry, about: SentTransfer[], sent: readonly SentTransfer[]): boolean {
  if (entry.amountMinor === null) return true;
  const ofBatch = sent.filter(({ batch, state }) => batch === entry.batch && state !== 'rejected');
  const all = entry.transfer === null ? ofBatch : about;
  const sumMinor = all.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return entry.amountMinor === sumMinor && all.every(({ currency }) => currency === entry.currency);
}
