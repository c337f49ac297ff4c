import type pg from 'pg';

/** A row for each fault, in words: what must hold in every ledger at every moment. */
export const LEDGER_FAULTS = `
  with sums as (
    select a.id, a.owner, a.unit, a.balance, coalesce(sum(e.amount), 0) as entries, count(e.id) as moves
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.id),
  months as (select account_id, sum(amount) as amount, sum(entries) as moves from ledger_months group by account_id)
  select 'the transfer ' || e.transfer_id || ' adds up to ' || sum(e.amount) || ' ' || a.unit as fault
  from ledger_entries e join ledger_accounts a on a.id = e.account_id
  group by e.transfer_id, a.unit having sum(e.amount) <> 0
  union all select owner || ' has a balance of ' || balance || ' ' || unit || ', its entries are ' || entries from sums
  where owner not like 'house:%' and balance <> entries
  union all select owner || ' has ' || coalesce(m.amount, 0) || ' ' || unit || ' in its months, its entries are ' || entries
  from sums left join months m on m.account_id = sums.id
  where coalesce(m.amount, 0) <> entries or coalesce(m.moves, 0) <> sums.moves
  union all select 'the transfer ' || t.id || ' has no entries' from ledger_transfers t
  where not exists (select from ledger_entries e where e.transfer_id = t.id)`;

/** Faults of the ledger: transfers that do not add up, and balances or months that are not the sums of the entries. */
export async function findLedgerFaults(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(LEDGER_FAULTS);
  return rows.map(({ fault }) => fault);
}
