/** What an account had at the end of a month, in minor units or points. */
export type ClosingBalance = { account: string; unit: 'money' | 'points'; balance: number };

/** What moved an account within a month, by what it was for; `part` is empty where the transfer says it. */
export type ClosingSum = {
  account: string;
  unit: 'money' | 'points';
  part: string;
  entries: number;
  amount: number;
};

/** The state of the books at the end of a month. Balances of 0 are left out. */
export type ClosingDocument = {
  format: 'errand-closing-1';
  /** `YYYY-MM`. */
  month: string;
  shop: string;
  currency: string;
  digits: number;
  closed_at: string;
  entries: number;
  /** SHA-256 over the hash of the month before and all entries of this one, in hexadecimal digits. */
  hash: string;
  /** That of the month before; empty for the first month. */
  previous_hash: string;
  balances: ClosingBalance[];
  sums: ClosingSum[];
};

/** An entry of the ledger, as the hash of its month has it. */
export type HashedEntry = {
  transfer: string;
  day: string;
  type: string;
  reference: string | null;
  /** ISO 8601. */
  at: string;
  account: string;
  unit: string;
  part: string | null;
  amount: number;
};

/** The text of an entry that is hashed: JSON of its fields in this order, with a line feed. */
export function hashedLine(entry: HashedEntry): string {
  const { transfer, day, type, reference, at, account, unit, part, amount } = entry;
  return `${JSON.stringify([transfer, day, type, reference, at, account, unit, part, amount])}\n`;
}

/** The exact text that is signed. Its fields keep their order, so the text of a parsed file is the same. */
export function signedText(document: ClosingDocument): string {
  return JSON.stringify(document);
}

/** What is wrong with the sums of a closing, as codes; none for one that adds up. */
export const CLOSING_FAULTS = ['balances', 'sums', 'entries'] as const;
export type ClosingFault = (typeof CLOSING_FAULTS)[number];

/** Balances and movements of each unit add up to 0, and the sums have as many entries as the month. */
export function closingFaults({ balances, sums, entries }: ClosingDocument): ClosingFault[] {
  const holds: Record<ClosingFault, boolean> = {
    balances: isEven(balances.map(({ unit, balance }) => ({ unit, minor: balance }))),
    sums: isEven(sums.map(({ unit, amount }) => ({ unit, minor: amount }))),
    entries: sums.reduce((count, row) => count + row.entries, 0) === entries,
  };
  return CLOSING_FAULTS.filter((fault) => !holds[fault]);
}

/** Whether each unit adds up to 0. */
function isEven(rows: readonly { unit: string; minor: number }[]): boolean {
  return ['money', 'points'].every(
    (unit) => rows.reduce((sum, row) => (row.unit === unit ? sum + row.minor : sum), 0) === 0,
  );
}
