import type { ParsedInput } from '@errand/contract';
import * as contract from '@errand/contract/console/finance/journal';
import { accountOfLedger } from '@errand/domain/books';
import { type ConsoleContext, type CsvFile, listPageAfter } from '../../../console/index.ts';
import { findText } from '../../../platform/texts/index.ts';
import { type JournalFilter, type JournalPosition, type JournalRow, journalIn } from './journal.queries.ts';

type Query = ParsedInput<typeof contract.listJournal>['query'];

export function listJournal(ctx: ConsoleContext, query: Query) {
  const found = { ...journalIn(ctx.pool, filterOf(query)), cursorOf, positionOf };
  return listPageAfter(query, found, (rows) => rows.map(toPosting));
}

function cursorOf({ day, transfer_id, id }: JournalRow): string {
  return `${day}_${transfer_id}_${id}`;
}

function positionOf(cursor: string): JournalPosition | null {
  const [, day, transferId, id] = /^(\d{4}-\d\d-\d\d)_(\d{1,15})_(\d{1,15})$/.exec(cursor) ?? [];
  return day === undefined ? null : { day, transferId: Number(transferId), id: Number(id) };
}

/** A search is the number of an order, or a party such as `store:5`. */
function filterOf({ search = '', month, account, direction }: Query): JournalFilter {
  const [, number] = /^#?(\d{1,15})$/.exec(search) ?? [];
  const party = search === '' || number !== undefined ? null : search.toLowerCase().replaceAll(/\s/g, '');
  return {
    month,
    account,
    orderId: number === undefined ? null : Number(number),
    party,
    isAscending: direction === 'asc',
  };
}

function toPosting(row: JournalRow): contract.JournalPosting {
  const found = accountOfLedger(row.owner);
  if (!found) throw new Error(`The ledger has an account ${row.owner}, which the books do not know.`);
  return {
    id: row.id,
    transfer: row.transaction_id,
    day: row.day,
    at: row.at.toISOString(),
    type: row.type,
    account: found.account,
    party: partyOf(found.owner),
    part: row.part,
    debit_minor: Math.max(0, 0 - row.amount),
    credit_minor: Math.max(0, row.amount),
    order_id: orderOf(row.reference),
    reference: row.reference,
  };
}

function partyOf(owner: string | null): contract.JournalPosting['party'] {
  const [name, key = ''] = owner?.split(':') ?? [];
  const kind = contract.PARTY_KINDS.find((one) => one === name);
  return kind ? { kind, key } : null;
}

/** Transfers of wallets have the number of the order alone; those of top-ups and fundings have ids with letters. */
function orderOf(reference: string | null): number | null {
  const [, number] = /^(?:order:)?(\d{1,15})$/.exec(reference ?? '') ?? [];
  return number === undefined ? null : Number(number);
}

/** Rows of one statement of the export; a million of them are read in a thousand. */
const EXPORT_ROWS = 1000;

const EXPORTED = [
  'day',
  'at',
  'type',
  'account',
  'party',
  'part',
  'debit_minor',
  'credit_minor',
  'order_id',
  'reference',
  'transfer',
] as const;

/** The export of the journal: all rows that match. They are not counted. */
export async function exportJournal(ctx: ConsoleContext): Promise<CsvFile> {
  const word = (key: string) => findText(`columns.${key.replace(/_minor$/, '')}`, ctx.language) ?? key;
  return {
    heads: Object.fromEntries(EXPORTED.map((key) => [key, word(key)])),
    pageRows: EXPORT_ROWS,
    mostRows: Number.POSITIVE_INFINITY,
    async readPage(given) {
      const query = given as Query;
      const after = query.cursor === undefined ? null : positionOf(query.cursor);
      const rows = await journalIn(ctx.pool, filterOf(query)).rows(query.limit, after);
      const last = rows.at(-1);
      return {
        rows: rows.map(toPosting).map((row) => ({ ...row, party: row.party && partyText(row.party) })),
        next: last && rows.length === query.limit ? cursorOf(last) : null,
      };
    },
  };
}

function partyText({ kind, key }: NonNullable<contract.JournalPosting['party']>): string {
  return `${kind}:${key}`;
}
