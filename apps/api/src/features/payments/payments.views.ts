import type { DIFFERENCE_KINDS } from '@errand/contract/console/finance/provider-books';
import { and, eq, sql } from 'drizzle-orm';
import { jsonOf, type Queryable, type RowOf } from '../../platform/db/index.ts';
import { payments, refunds } from './payments.tables.ts';

/** SQL of a refund without what the provider has rounded it up by. */
export function exactRefundSql(refund: string): string {
  return `${refund}.amount_minor - ${refund}.rounded_up_minor`;
}

/** SQL of what a provider holds of a payment: what it took less all exact refunds, including pending ones. */
function heldSql(payment: string): string {
  return `(${payment}.taken_minor - coalesce((select sum(${exactRefundSql('view_refund')}) from refunds view_refund
    where view_refund.payment_id = ${payment}.id), 0))`;
}

/** What a provider holds of a row of `payments`, in minor units. */
export const HELD = sql<number>`${sql.raw(heldSql('payments'))}`.mapWith(Number);

/** The sum of `HELD`. */
const HELD_SUM = sql<number>`coalesce(sum(${HELD}), 0)`.mapWith(Number);

/** What can be refunded of an order by its provider, in minor units. */
export async function heldByProvider(q: Queryable, orderId: number): Promise<number> {
  const [row] = await q
    .select({ heldMinor: HELD_SUM })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid')));
  return row?.heldMinor ?? 0;
}

const CAPTURE = jsonOf(payments, 'view_payment', ['provider', 'takenMinor']);
export type CaptureRow = RowOf<typeof CAPTURE>;

/** SQL of what providers have captured for an order as a JSON array of `CaptureRow`; empty for nothing. */
export function capturesOfOrderSql(orderId: string): string {
  return `coalesce((select json_agg(${CAPTURE.sql} order by view_payment.id) from payments view_payment
    where view_payment.order_id = ${orderId} and view_payment.taken_minor > 0), '[]')`;
}

const PROVIDER_REFUND = jsonOf(refunds, 'view_refund', ['amountMinor', 'roundedUpMinor']);
export type ProviderRefundRow = RowOf<typeof PROVIDER_REFUND> & Pick<CaptureRow, 'provider'>;

/** SQL of what providers have returned of an order as a JSON array of `ProviderRefundRow`; empty for nothing. */
export function providerRefundsOfOrderSql(orderId: string): string {
  return `coalesce((select json_agg((${PROVIDER_REFUND.sql})::jsonb || jsonb_build_object('provider', view_payment.provider)
      order by view_refund.id)
    from payments view_payment join refunds view_refund on view_refund.payment_id = view_payment.id
    where view_payment.order_id = ${orderId} and view_refund.status = 'done'), '[]')`;
}

/** Selects the ids of top-ups that a provider has captured and that no transfer of the ledger has; `isPosted` is SQL of that. */
export function missingTopUpsSql(isPosted: (paymentId: string) => string): string {
  return `select view_payment.id from payments view_payment
    where view_payment.order_id is null and view_payment.application_id is null
      and view_payment.store_id is null and view_payment.status = 'paid'
      and not ${isPosted('view_payment.id')} order by view_payment.created_at`;
}

/** SQL of what providers hold of an order, by all of its captures; null without a capture. */
export function heldOfOrderSql(orderId: string): string {
  return `(select sum(${heldSql('view_payment')})::float8
    from payments view_payment where view_payment.order_id = ${orderId} and view_payment.taken_minor > 0)`;
}

type OpenDifference = {
  provider: string;
  kind: (typeof DIFFERENCE_KINDS)[number];
  subject: string;
  order_id: number | null;
  expected: number | null;
  actual: number | null;
};

/** Open differences with providers as lines for operators; up to an instant, or all of them. */
export async function listOpenDifferences(
  q: Queryable,
  until: Date | null,
): Promise<{ orderId: number | null; line: string }[]> {
  const { rows } = await q.execute<OpenDifference>(sql`
    select provider, kind, subject, order_id::float8 as order_id, expected_minor::float8 as expected,
      actual_minor::float8 as actual
    from provider_differences where gone_at is null and settled_at is null
      and (${until?.toISOString() ?? null}::timestamptz is null or at < ${until?.toISOString() ?? null}::timestamptz)
    order by id`);
  return rows.map((row) => ({ orderId: row.order_id, line: differenceLine(row) }));
}

const SAID: Record<OpenDifference['kind'], (row: OpenDifference) => string> = {
  missing_here: ({ provider, actual }) => `${provider} has moved ${actual}, the shop knows nothing of it`,
  missing_there: ({ provider, expected }) =>
    `the shop has booked ${expected}, ${provider} knows nothing of it`,
  amount: ({ provider, expected, actual }) =>
    `${provider} has moved ${actual}, the shop has booked ${expected}`,
  currency: ({ provider, actual }) => `${provider} has moved ${actual} in another currency`,
  unknown: ({ provider, actual }) =>
    `${provider} has moved ${actual} for a reason that the shop does not book`,
};

function differenceLine(row: OpenDifference): string {
  return `${row.order_id === null ? '' : `order ${row.order_id}, `}${row.subject}: ${SAID[row.kind](row)}`;
}

/** Payments that banks have taken back and that were not won back, for `from`. `text` is the reason of the customer. */
export const OPEN_CHARGEBACKS = `(select view_movement.id, view_payment.order_id, coalesce(view_movement.reason, '') as text,
    view_movement.at
  from provider_movements view_movement left join payments view_payment on view_payment.id = view_movement.payment_id
  where view_movement.kind = 'dispute' and not exists (select 1 from provider_movements view_won
    where view_won.kind = 'dispute_won' and view_won.charge = view_movement.charge and view_won.at >= view_movement.at))`;

/** What was paid for the plan of a store application, in minor units; 0 for a plan without a price. */
export async function paidForPlan(q: Queryable, applicationId: number): Promise<number> {
  const [row] = await q
    .select({ sum: HELD_SUM })
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.status, 'paid')));
  return row?.sum ?? 0;
}
