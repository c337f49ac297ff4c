import { isCalendarDay } from '../time/index.ts';
import { isBic, isIban, isInSepa } from './iban.ts';
import { isSepaId, sepaText } from './sepa-text.ts';

/** The most characters of a name and of a purpose in a SEPA file. */
export const SEPA_LENGTHS = { name: 70, purpose: 140 } as const;
/** The most that one SEPA credit transfer can move, in cents. */
const MOST_MINOR = 99_999_999_999;
/** The most transfers of one file; banks accept at least as many. */
const MOST_TRANSFERS = 10_000;

/** An account and its holder. IBAN and BIC are normalized. The bank derives a BIC that is null. */
export type AccountHolder = { name: string; iban: string; bic: string | null };

/** A payout to one account, in cents of EUR. */
export type Transfer = {
  /** Unique among all files: the bank's answers name it. */
  id: string;
  amountMinor: number;
  creditor: AccountHolder;
  /** The text on the payee's bank statement. */
  purpose: string;
};

/** Payouts that leave one account on one day. */
export type TransferBatch = {
  /** Unique among all files: a bank rejects a repeated id. */
  id: string;
  createdAtMs: number;
  /** `YYYY-MM-DD`. */
  executeOn: string;
  debtor: AccountHolder;
  transfers: Transfer[];
};

export const BATCH_FAULTS = [
  'count',
  'id',
  'repeated_id',
  'date',
  'iban',
  'outside_sepa',
  'bic',
  'name',
  'amount',
] as const;
/** A fault of the transfer with this id, or of the batch and its debtor (null). */
export type BatchFault = { fault: (typeof BATCH_FAULTS)[number]; transfer: string | null };

/** The faults that keep a batch from becoming a SEPA file. */
export function checkBatch(batch: TransferBatch): BatchFault[] {
  const { transfers } = batch;
  const seen = new Set<string>();
  return [
    ...faults(null, [
      ['count', transfers.length > 0 && transfers.length <= MOST_TRANSFERS],
      ['id', isSepaId(batch.id)],
      ['date', isCalendarDay(batch.executeOn)],
      ...holderRules(batch.debtor),
    ]),
    ...transfers.flatMap((transfer) => {
      const isFirst = !seen.has(transfer.id);
      seen.add(transfer.id);
      const { amountMinor } = transfer;
      return faults(transfer.id, [
        ['id', isSepaId(transfer.id)],
        ['repeated_id', isFirst],
        ['amount', Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= MOST_MINOR],
        ...holderRules(transfer.creditor),
      ]);
    }),
  ];
}

/** The sum of a batch in cents. */
export function batchSumMinor({ transfers }: Pick<TransferBatch, 'transfers'>): number {
  return transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

type Rule = [fault: BatchFault['fault'], holds: boolean];

function holderRules({ name, iban, bic }: AccountHolder): Rule[] {
  return [
    ['iban', isIban(iban)],
    ['outside_sepa', !isIban(iban) || isInSepa(iban)],
    ['bic', bic === null || isBic(bic)],
    // A name of another script needs one in Latin letters.
    ['name', sepaText(name, SEPA_LENGTHS.name) !== ''],
  ];
}

function faults(transfer: string | null, rules: Rule[]): BatchFault[] {
  return rules.flatMap(([fault, holds]) => (holds ? [] : [{ fault, transfer }]));
}
