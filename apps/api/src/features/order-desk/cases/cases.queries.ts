import type { CaseKind } from '@errand/contract/console/cases';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import {
  type Bind,
  countRows,
  type Queryable,
  runStatement,
  statement,
  type Translations,
  type Tx,
} from '../../../platform/db/index.ts';
import { type CustomerContactRow, customerContactSql } from '../../auth/auth.views.ts';
import { UNREAD_CONVERSATIONS } from '../../chat/chat.views.ts';
import { OPEN_CLOSINGS } from '../../closings/closings.views.ts';
import { type CourierRow, courierPlaceSql, courierSql } from '../../couriers/couriers.views.ts';
import { joinAbsence } from '../../deliveries/deliveries.views.ts';
import { WAITING_SELLERS } from '../../documents/documents.views.ts';
import { OPEN_HAND_REFUNDS } from '../../orders/hand-refunds/hand-refunds.views.ts';
import type { orders } from '../../orders/orders.tables.ts';
import { SENT_TRANSFERS } from '../../payments/offline/offline.views.ts';
import { OPEN_CHARGEBACKS } from '../../payments/payments.views.ts';
import { OPEN_CORRECTIONS, OPEN_PAYOUT_RUNS } from '../../payouts/payouts.views.ts';
import { openAdvertisementsSql } from '../../promotions/promotions.views.ts';
import { OPEN_REFUNDS } from '../../refunds/refunds.views.ts';
import { OPEN_APPLICATIONS } from '../../registration/registration.views.ts';
import { OPEN_DISPUTES } from '../../rental/rental.views.ts';
import { OPEN_REPORTS } from '../../reports/reports.views.ts';
import { complaintsSql } from '../../reviews/reviews.views.ts';
import { leftJoinStore } from '../../stores/stores.views.ts';
import { OPEN_FUNDINGS } from '../../wallet/wallet.views.ts';
import { caseClaims } from './cases.tables.ts';

export type CaseRecord = {
  kind: CaseKind;
  id: number;
  order_id: number | null;
  order_type: (typeof orders.$inferSelect)['type'] | null;
  text: string;
  at: Date;
  contact: (typeof orders.$inferSelect)['contact'] | null;
  customer: CustomerContactRow | null;
  store_id: number | null;
  store_name: Translations | null;
  zone_id: number | null;
  courier: CourierRow | null;
  taken_by: number | null;
  taken_at: Date | null;
};

/** Kinds of cases with the scope in which the member may see them. */
export type VisibleKinds = readonly { kind: CaseKind; scope: Scope }[];

/** Reports that nothing else ends are left out after this time: rejected orders and bad reviews. */
const REJECTION_HOURS = 24;
const REVIEW_DAYS = 14;

/** Every open report with the same columns. `last_at` is when it was last repeated. */
const sources = (now: string) => `
  select 'absence' as kind, o.id, o.id as order_id, '' as text, absence.absent_at as at, absence.absent_at as last_at,
    null::int as customer_id, null::int as store_id, null::int as courier_id, null::int as zone_id
    from orders o ${joinAbsence('o')} where o.status = 'picked_up'
  union all select 'rejection', o.id, o.id, coalesce(o.cancel_reason, ''), o.updated_at, o.updated_at, null, null, null, null
    from orders o where o.status = 'canceled' and o.canceled_by in ('store', 'courier')
      and o.created_at > ${now} - interval '${2 * REJECTION_HOURS} hours' and o.updated_at > ${now} - interval '${REJECTION_HOURS} hours'
  union all select 'problem', r.id, r.order_id, concat_ws(' · ', r.reason, nullif(r.text, '')), r.created_at, r.created_at,
    null, null, null, null from ${OPEN_REPORTS} r
  union all select 'refund', r.id, r.order_id, concat_ws(' · ', nullif(r.reason, ''), r.note), r.created_at, r.created_at,
    null, null, null, null from ${OPEN_REFUNDS} r
  union all select 'transfer', o.id, o.id, coalesce(f.text, ''), f.updated_at, f.updated_at, null, null, null, null
    from ${SENT_TRANSFERS} f join orders o on o.id = f.order_id
    where o.payment_status <> 'paid' and o.status not in ('canceled', 'failed')
  union all select 'charge', d.id, d.order_id, coalesce(d.text, ''), d.disputed_at, d.disputed_at, null, null, null, null
    from ${OPEN_DISPUTES} d
  union all select 'message', m.id, null, m.text, m.first_at, m.last_at, m.customer_id, m.store_id, m.courier_id, null
    from ${UNREAD_CONVERSATIONS} m
  union all select v.kind, v.id, v.order_id, v.text, v.at, v.at, null, v.store_id, v.courier_id, null
    from (${complaintsSql(`${now} - interval '${REVIEW_DAYS} days'`)}) v
  union all select 'funding', f.id, null, f.reason, f.requested_at, f.requested_at, f.customer_id, null, null, null
    from ${OPEN_FUNDINGS} f
  union all select 'correction', r.id, null, r.reason, r.requested_at, r.requested_at, r.customer_id, r.store_id,
    r.courier_id, null from ${OPEN_CORRECTIONS} r
  union all select 'hand_refund', h.order_id, h.order_id, '', h.owed_at, h.owed_at, null, null, null, null
    from ${OPEN_HAND_REFUNDS} h
  union all select 'payout', p.id, null, p.text, p.created_at, p.created_at, null, null, null, null
    from ${OPEN_PAYOUT_RUNS} p
  union all select 'documents', w.id, null, w.text, w.waits_since, w.waits_since, null, w.store_id, null, w.zone_id
    from ${WAITING_SELLERS} w
  union all select 'chargeback', b.id, b.order_id, b.text, b.at, b.at, null, null, null, null
    from ${OPEN_CHARGEBACKS} b
  union all select 'closing', l.id, null, l.text, l.at, l.at, null, null, null, null
    from ${OPEN_CLOSINGS} l
  union all select a.kind || '_application', a.id, null, a.text, a.created_at, a.created_at, null, null, null, a.zone_id
    from ${OPEN_APPLICATIONS} a
  union all select 'advertisement', a.id, null, a.text, a.requested_at, a.requested_at, null, a.store_id, null, null
    from ${openAdvertisementsSql(now)} a`;

/** A claim of an earlier report about the same object does not count. */
const IS_TAKEN = 'claim.staff_id is not null and claim.taken_at >= c.at';

const from = (now: string) => `from (${sources(now)}) c
  left join case_claims claim on claim.kind = c.kind and claim.subject_id = c.id
  left join orders o on o.id = c.order_id
  ${leftJoinStore('coalesce(c.store_id, o.store_id)')}`;

const ZONE = `coalesce(o.zone_id, s.zone_id, c.zone_id, ${courierPlaceSql('c.courier_id')})`;

/** Somebody waits at a door for the first, nobody waits for the last. */
const RANK = `case when c.kind = 'absence' then 0 when c.kind like any (array['%review', 'funding', 'correction', 'payout', 'documents', 'closing', '%application', 'advertisement']) then 2 else 1 end`;

export type CaseFilter = {
  kind?: CaseKind | undefined;
  taken?: boolean | undefined;
  id?: number;
  /** Only those that were reported since. */
  since?: Date;
};

/** The open cases that a member may see: those that nobody has taken first, then by urgency and age. */
export function casesIn(pool: pg.Pool, visible: VisibleKinds, filter: CaseFilter, now: Date) {
  const matching = (bind: Bind) =>
    `${from(`${bind(now)}::timestamptz`)} where ${conditions(bind, visible, filter)}`;
  return {
    rows: (limit: number, offset: number): Promise<CaseRecord[]> =>
      runStatement<CaseRecord>(
        pool,
        statement(
          (bind) => `select c.kind, c.id, c.order_id, c.text, c.at, o.type as order_type, o.contact,
              case when o.id is null then ${customerContactSql('c.customer_id')} end as customer,
              s.id as store_id, s.name as store_name, ${ZONE} as zone_id,
              ${courierSql('coalesce(c.courier_id, o.courier_id)')} as courier,
              case when ${IS_TAKEN} then claim.staff_id end as taken_by,
              case when ${IS_TAKEN} then claim.taken_at end as taken_at
            ${matching(bind)}
            order by (${IS_TAKEN}) is true, ${RANK}, c.at, c.kind, c.id limit ${bind(limit)} offset ${bind(offset)}`,
        ),
      ),
    count: (most: number) => countRows(pool, most, matching),
  };
}

function conditions(bind: Bind, visible: VisibleKinds, { kind, taken, id, since }: CaseFilter): string {
  const allowed = visible.map(({ kind: one, scope }) => {
    const isOfKind = `c.kind = ${bind(one)}`;
    return scope.all ? isOfKind : `(${isOfKind} and ${ZONE} = any(${bind([...scope.zoneIds])}::int[]))`;
  });
  return [
    `(${allowed.join(' or ') || 'false'})`,
    '(claim.closed_at is null or claim.closed_at < c.last_at)',
    kind && `c.kind = ${bind(kind)}`,
    since && `c.at >= ${bind(since)}::timestamptz`,
    id !== undefined && `c.id = ${bind(id)}::int8`,
    taken !== undefined && `((${IS_TAKEN}) is true) = ${bind(taken)}::bool`,
  ]
    .filter(Boolean)
    .join(' and ');
}

type Subject = { kind: CaseKind; subjectId: number };

/** Locks the claim of a case, which is created on demand, so that two members who take it wait for each other. */
export async function lockClaim(
  tx: Tx,
  { kind, subjectId }: Subject,
  now: Date,
): Promise<typeof caseClaims.$inferSelect> {
  await tx.insert(caseClaims).values({ kind, subjectId, takenAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(caseClaims).where(isOf({ kind, subjectId })).for('update');
  if (!row) throw new Error('The claim of a case is missing');
  return row;
}

export async function updateClaim(
  q: Queryable,
  subject: Subject,
  change: Partial<Pick<typeof caseClaims.$inferInsert, 'staffId' | 'takenAt' | 'closedAt'>>,
): Promise<void> {
  await q.update(caseClaims).set(change).where(isOf(subject));
}

function isOf({ kind, subjectId }: Subject) {
  return and(eq(caseClaims.kind, kind), eq(caseClaims.subjectId, subjectId));
}
