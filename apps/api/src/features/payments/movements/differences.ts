import { sql } from 'drizzle-orm';
import type { Deps } from '../../../platform/deps.ts';
import { PROVIDER_PAYOUTS } from '../../payouts/payouts.views.ts';

/** How long a provider may take to report a payment or a refund. A payment is made within a day after it was created. */
const LATE_DAYS = 2;

/** The movements that the shop expects, with the key by which those of the provider are found. */
const EXPECTED = sql.raw(`
  select kinds.kind, p.provider, p.id as key, 'payment:' || p.id as subject, p.order_id, p.taken_minor as amount, p.created_at as at
  from payments p cross join (values ('charge'), ('dispute')) kinds (kind) where p.taken_minor > 0
  union all
  select 'refund', p.provider, r.reference, 'refund:' || r.id, p.order_id, 0 - r.amount_minor, r.updated_at
  from refunds r join payments p on p.id = r.payment_id where r.status = 'done'
  union all
  select 'transfer', o.provider, o.key, 'payout:' || o.reference, null, 0 - o.amount_minor, o.at from ${PROVIDER_PAYOUTS} o`);

/**
 * Records the differences between the movements of a provider and the payments, refunds and payouts of the shop, in one
 * statement. Differences that have ended are marked gone; settled ones stay settled.
 */
export async function recordDifferences(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  provider: string,
  currency: string,
): Promise<void> {
  const at = new Date(now()).toISOString();
  await db.execute(sql`
    with expected as materialized (${EXPECTED}),
    moved as (
      select reference, kind, amount_minor, currency, at,
        case when kind in ('charge', 'dispute') then payment_id else source end as key
      from provider_movements where provider = ${provider} and kind not in ('fee', 'payout', 'dispute_won')),
    late as (
      select read_until - make_interval(days => ${LATE_DAYS}) as until from provider_reads where provider = ${provider}),
    found as materialized (
      select case when m.currency <> ${currency} then 'currency' when m.kind = 'unknown' then 'unknown'
          when x.subject is null then 'missing_here' else 'amount' end as kind,
        m.reference as subject, x.order_id, x.amount as expected, m.amount_minor as actual, m.at
      from moved m left join expected x on x.provider = ${provider} and x.kind = m.kind and x.key = m.key
      where m.currency <> ${currency} or m.kind = 'unknown' or x.subject is null
        or (m.kind <> 'dispute' and x.amount <> m.amount_minor)
      union all
      select 'missing_there', x.subject, x.order_id, x.amount, null, x.at
      from expected x cross join late
      where x.provider = ${provider} and x.kind <> 'dispute' and x.at < late.until
        and not exists (select 1 from moved m where m.kind = x.kind and m.key = x.key)),
    gone as (
      update provider_differences d set gone_at = ${at}::timestamptz
      where d.provider = ${provider} and d.gone_at is null and d.settled_at is null
        and not exists (select 1 from found f where f.kind = d.kind and f.subject = d.subject))
    insert into provider_differences (provider, kind, subject, order_id, expected_minor, actual_minor, at, found_at)
    select ${provider}, kind, subject, order_id, expected, actual, at, ${at}::timestamptz from found
    on conflict (provider, kind, subject) do update
    set gone_at = null, order_id = excluded.order_id, expected_minor = excluded.expected_minor,
      actual_minor = excluded.actual_minor`);
}
