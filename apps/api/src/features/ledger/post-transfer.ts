import type { PostingPart } from '@errand/domain/books';
import { isBalanced, type LedgerEntry, type LedgerType, type LedgerUnit } from '@errand/domain/ledger';
import { preparedIn, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { createAccounts } from './ledger.queries.ts';

/** Entries of one transfer, in minor units or points; several of an account have different parts. */
export type Transfer = {
  type: LedgerType;
  reference: string | null;
  entries: (LedgerEntry & { part?: PostingPart })[];
  at: Date;
};

/**
 * Posts transfers of money and points in a transaction, in one statement. A customer's balance never goes below zero: throws
 * `balance_low` or `points_low`. Concurrent transfers wait for the locks of their accounts.
 */
export async function postTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return;
  const wrong = transfers.find(({ entries }) => !isBalanced(entries));
  if (wrong) throw new Error(`The entries of the transfer ${wrong.type} are not balanced.`);
  const entries = transfers.flatMap((transfer, at) =>
    transfer.entries.map((one) => ({ ...one, nth: at + 1 })),
  );
  const values = [
    entries.map(({ nth }) => nth),
    entries.map(({ owner }) => owner),
    entries.map(({ unit }) => unit),
    entries.map(({ amount }) => amount),
    entries.map(({ part }) => part ?? null),
    transfers.map(({ type }) => type),
    transfers.map(({ reference }) => reference),
    transfers.map(({ at }) => at),
  ];
  const post = async () => (await preparedIn<Posted>(tx, 'ledger-post', POST, values))[0];
  let posted = await post();
  if (posted?.known !== entries.length) {
    await createAccounts(tx, entries);
    posted = await post();
  }
  if (posted?.low) throw new AppError(posted.low === 'money' ? 'balance_low' : 'points_low');
  if (posted?.stored !== transfers.length)
    throw new Error(`The transfers ${transfers.map(({ type }) => type).join(', ')} were not stored.`);
}

/** Posts a single transfer, as `postTransfers` does. */
export function postTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  return postTransfers(tx, [transfer]);
}

/**
 * How many transfers were stored: none if `known`, how many entries have an account, is not all, or if `low`, the unit of which a
 * customer has too little, is given.
 */
type Posted = { stored: number; known: number; low: LedgerUnit | null };

/**
 * Locks the accounts of all transfers except the operator's, always in the same order, so that concurrent transfers wait for each
 * other without a deadlock. The operator's have no limit and are not locked: all transfers would queue. Identities ascend in
 * the order of the given transfers. Nothing is locked while an account is missing: whoever creates it may wait for a lock.
 */
const POST = `
  with given as materialized (
    select nth, type, reference, at
    from unnest($6::text[], $7::text[], $8::timestamptz[]) with ordinality as transfer (type, reference, at, nth)),
  wanted as materialized (
    select nth, owner, unit, amount, part
    from unnest($1::int8[], $2::text[], $3::text[], $4::int8[], $5::text[]) as entry (nth, owner, unit, amount, part)),
  complete as materialized (
    select not exists (select from wanted where not exists (
      select from ledger_accounts a where a.owner = wanted.owner and a.unit = wanted.unit)) as is_complete),
  guarded as materialized (
    select id, owner, unit, balance from ledger_accounts
    where (owner, unit) in (select owner, unit from wanted where owner not like 'house:%')
      and (select is_complete from complete) order by id for update),
  known as (
    select id, owner, unit, balance from guarded
    union all select id, owner, unit, null from ledger_accounts
    where (owner, unit) in (select owner, unit from wanted where owner like 'house:%')),
  sides as (select nth, known.id, owner, unit, amount, part, balance from wanted join known using (owner, unit)),
  low as (
    select unit from sides where owner like 'customer:%' group by id, unit, balance
    having sum(amount) < 0 and balance + sum(amount) < 0 order by unit limit 1),
  transfers as (
    insert into ledger_transfers (type, reference, at) select type, reference, at from given
    where not exists (select from low) and (select count(*) from sides) = cardinality($2::text[]) order by nth returning id),
  numbered as (select id, row_number() over (order by id) as nth from transfers),
  entries as (
    insert into ledger_entries (transfer_id, account_id, amount, part)
    select numbered.id, sides.id, sides.amount, sides.part from numbered join sides using (nth)
    order by numbered.id)
  select (select count(*) from transfers)::int as stored, (select count(*) from sides)::int as known,
    (select unit from low) as low`;
