/** What a bank says of a transfer. `accepted` promises nothing: only `paid` and `returned` are booked. */
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

/** The states of a payout from its file on. */
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

/** What a file changes: transfers with their new states, and entries that somebody has to look at. */
export type Settlement = {
  changes: {
    id: string;
    state: Exclude<TransferState, 'sent'>;
    reason: string | null;
    on: string | null;
  }[];
  /** Entries about no transfer of the shop; statements are full of them. */
  unknown: BankEntry[];
  /** Entries whose amount is not that of the transfer, and a return or payment that its state does not allow. */
  contradicting: BankEntry[];
};

/** The states from which an outcome leads to the next one. A paid transfer can still come back. */
const STEPS = {
  paid: { from: ['sent'], to: 'paid' },
  rejected: { from: ['sent'], to: 'rejected' },
  returned: { from: ['sent', 'paid'], to: 'returned' },
} as const;

/**
 * Compares a bank's file with the transfers that were sent. Reading a file twice changes nothing the second time. Entries of
 * a whole batch apply to its transfers that no entry names; an amount is compared where the file states one.
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
 * Whether an entry is about the money of its transfers; an entry of a batch, about that of all its transfers which
 * the bank did not reject.
 */
function hasAmountOf(entry: BankEntry, about: SentTransfer[], sent: readonly SentTransfer[]): boolean {
  if (entry.amountMinor === null) return true;
  const ofBatch = sent.filter(({ batch, state }) => batch === entry.batch && state !== 'rejected');
  const all = entry.transfer === null ? ofBatch : about;
  const sumMinor = all.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return entry.amountMinor === sumMinor && all.every(({ currency }) => currency === entry.currency);
}
