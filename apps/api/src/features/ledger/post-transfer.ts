import type { PostingPart } from '@errand/domain/books';
import { isBalanced, type LedgerEntry, type LedgerType, type LedgerUnit } from '@errand/domain/ledger';
import { preparedIn, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { createAccounts } from './ledger.queries.ts';

/** Entries of one transfer, in minor units or points; several of an account have different parts. */
type Transfer = {
  type: LedgerType;
  reference: string | null;
  entries: (LedgerEntry & { part?: PostingPart })[];
  at: Date;
};

/**
 * Posts a transfer of money and points in a transaction, in one statement. A customer's balance never goes below zero: throws
 * `balance_low` or `points_low`. Concurrent transfers wait for the lock of the account.
 */
export async function postTransfer(tx: Tx, { type, reference, entries, at }: Transfer): Promise<void> {
  if (!isBalanced(entries)) throw new Error(`The entries of the transfer ${type} are not balanced.`);
  const values = [
    entries.map(({ owner }) => owner),
    entries.map(({ unit }) => unit),
    entries.map(({ amount }) => amount),
    entries.map(({ part }) => part ?? null),
    type,
    reference,
    at,
  ];
  const post = async () => (await preparedIn<Posted>(tx, 'ledger-post', POST, values))[0];
  let posted = await post();
  if (posted?.known !== entries.length) {
    await createAccounts(tx, entries);
    posted = await post();
  }
  if (posted?.low) throw new AppError(posted.low === 'money' ? 'balance_low' : 'points_low');
  if (posted?.id == null) throw new Error(`The transfer ${type} was not stored.`);
}

/**
 * The id of the stored transfer. It is not stored if `known`, how many entries have an account, is not all, or if `low`, the unit
 * of which a customer has too little, is given.
 */
type Posted = { id: number | null; known: number; low: LedgerUnit | null };

/**
 * Locks the accounts except the operator's, always in the same order, so that concurrent transfers wait for each other without
 * a deadlock. The operator's have no limit and are not locked: all transfers would queue.
 */
const POST = `
  with wanted as materialized (
    select owner, unit, amount, part
    from unnest($1::text[], $2::text[], $3::int8[], $4::text[]) as entry (owner, unit, amount, part)),
  guarded as materialized (
    select id, owner, unit, balance from ledger_accounts
    where (owner, unit) in (select owner, unit from wanted where owner not like 'house:%') order by id for update),
  known as (
    select id, owner, unit, balance from guarded
    union all select id, owner, unit, null from ledger_accounts
    where (owner, unit) in (select owner, unit from wanted where owner like 'house:%')),
  sides as (select known.id, owner, unit, amount, part, balance from wanted join known using (owner, unit)),
  low as (
    select unit from sides where owner like 'customer:%' group by id, unit, balance
    having sum(amount) < 0 and balance + sum(amount) < 0 order by unit limit 1),
  transfer as (
    insert into ledger_transfers (type, reference, at) select $5, $6, $7
    where not exists (select from low) and (select count(*) from sides) = cardinality($1::text[]) returning id),
  entries as (
    insert into ledger_entries (transfer_id, account_id, amount, part)
    select transfer.id, sides.id, sides.amount, sides.part from transfer cross join sides)
  select (select id from transfer) as id, (select count(*) from sides)::int as known, (select unit from low) as low`;
