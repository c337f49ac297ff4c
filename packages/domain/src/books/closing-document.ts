/** What an account had at the end of a month, in minor units or points. */
export type ClosingBalance = { account: string; unit: 'money' | 'points'; balance: number };

/** The movements of an account within a month, by part. `part` is empty for transfers of wallets and points. */
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
  /** SHA-256 of the previous month's hash and all entries of this month, in hexadecimal digits. */
  hash: string;
  /** The hash of the previous month; empty for the first month. */
  previous_hash: string;
  balances: ClosingBalance[];
  sums: ClosingSum[];
};

/** The fields of a ledger entry that the hash of its month covers. */
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

/** The hashed text of an entry: its fields as a JSON array in this order, with a line feed. */
export function hashedLine(entry: HashedEntry): string {
  const { transfer, day, type, reference, at, account, unit, part, amount } = entry;
  return `${JSON.stringify([transfer, day, type, reference, at, account, unit, part, amount])}\n`;
}

/** The exact text that is signed. Parsing keeps the order of fields, so a file that is read again has the same text. */
export function signedText(document: ClosingDocument): string {
  return JSON.stringify(document);
}

/** The sums of a closing that can be wrong. */
export const CLOSING_FAULTS = ['balances', 'sums', 'entries'] as const;
export type ClosingFault = (typeof CLOSING_FAULTS)[number];

/** The faults of a closing. Balances and movements of each unit must add up to 0, and the sums must cover all entries. */
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
