import { isCalendarDay } from '../time/index.ts';
import { isBic, isIban, isInSepa } from './iban.ts';
import { isSepaId, sepaText } from './sepa-text.ts';

/** The most characters of a name and of a purpose in a SEPA file. */
export const SEPA_LENGTHS = { name: 70, purpose: 140 } as const;
/** The most that one SEPA credit transfer can move, in cents. */
const MOST_MINOR = 99_999_999_999;
/** The most transfers of one file; banks accept at least as many. */
const MOST_TRANSFERS = 10_000;

/** Whose account it is. IBAN and BIC are normalized; the bank finds the BIC itself where it is null. */
export type AccountHolder = { name: string; iban: string; bic: string | null };

/** A payout to one account, in cents of EUR. */
export type Transfer = {
  /** Unique for ever: the bank's answers name it. */
  id: string;
  amountMinor: number;
  creditor: AccountHolder;
  /** What the payee reads on the statement of the account. */
  purpose: string;
};

/** Payouts that leave one account on one day. */
export type TransferBatch = {
  /** Unique for ever: a bank rejects a file that it has seen. */
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
/** What a batch cannot be sent with; `transfer` is the id of the transfer, null for the batch and its debtor. */
export type BatchFault = { fault: (typeof BATCH_FAULTS)[number]; transfer: string | null };

/** Why a batch cannot be a SEPA file; empty if it can. */
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

/** The sum of a batch in cents, which the file states twice. */
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
