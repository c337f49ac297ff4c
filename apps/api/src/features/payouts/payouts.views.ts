import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { accountSumSql } from '../ledger/ledger.views.ts';

/** Payout runs that await a second member, for `from`. `text` is the reason of an advance. */
export const OPEN_PAYOUT_RUNS = `(select view_run.id, coalesce(view_run.note, '') as text, view_run.created_at
  from payout_runs view_run where view_run.status = 'draft')`;

/** Corrections of balances and points that await a second member, for `from`. */
export const OPEN_CORRECTIONS = `(select view_correction.id, view_correction.customer_id, view_correction.store_id,
    view_correction.courier_id, view_correction.reason, view_correction.requested_at
  from balance_corrections view_correction where view_correction.status = 'requested')`;

/** The latest payouts whose statement ends with another balance than the entries of the account add up to. */
export async function listStatementDifferences(
  q: Queryable,
): Promise<{ reference: string; storedMinor: number; entriesMinor: number }[]> {
  const { rows } = await q.execute<{ reference: string; storedMinor: number; entriesMinor: number }>(sql`
    with latest as (
      select distinct on (store_id, courier_id) reference, balance_after_minor, through_entry,
        coalesce('store:store:' || store_id, 'courier:courier:' || courier_id) as owner
      from payouts where through_entry is not null order by store_id, courier_id, id desc),
    compared as (
      select latest.reference, latest.balance_after_minor,
        ${sql.raw(accountSumSql('latest.owner', 'latest.through_entry'))} as entries
      from latest)
    select reference, balance_after_minor::float8 as "storedMinor", entries::float8 as "entriesMinor"
    from compared where balance_after_minor <> entries order by reference`);
  return rows;
}

/** Payouts that a provider has carried out, for `from`; `key` is its reference of the transfer. */
export const PROVIDER_PAYOUTS = `(select 'stripe' as provider, view_payout.reason as key, view_payout.reference,
    view_payout.amount_minor, view_payout.settled_at as at
  from payouts view_payout
  where view_payout.account_kind = 'stripe' and view_payout.status = 'paid' and view_payout.reason is not null)`;
