import type Stripe from 'stripe';
import type { ProviderMovement } from './payments.types.ts';
import { fromStripeAmount } from './stripe-units.ts';

const PAGE = 100;
/** A session is paid within a day after it was created. */
const SESSION_SECONDS = 25 * 3600;

type Time = { since: Date; until: Date };
type Kind = ProviderMovement['kind'];

/** The kinds of Stripe's balance transactions (https://docs.stripe.com/reports/balance-transaction-types). */
const KINDS: Partial<Record<Stripe.BalanceTransaction.Type, Kind>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
  application_fee: 'fee',
  payout: 'payout',
  payout_cancel: 'payout',
  payout_failure: 'payout',
  topup: 'payout',
  topup_reversal: 'payout',
  transfer: 'transfer',
};

/** The balance transactions of a time, with what they are about. */
export async function* stripeMovements(stripe: Stripe, time: Time): AsyncGenerator<ProviderMovement> {
  const shopIds = await readShopIds(stripe, time);
  const created = { gte: seconds(time.since), lt: seconds(time.until) };
  for await (const row of stripe.balanceTransactions.list({ created, limit: PAGE, expand: ['data.source'] }))
    yield await toMovement(stripe, row, shopIds);
}

/** The shop's ids of payments by the payment intents of their sessions, for sessions that can be paid in a time. */
async function readShopIds(stripe: Stripe, { since, until }: Time): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const created = { gte: seconds(since) - SESSION_SECONDS, lt: seconds(until) };
  for await (const session of stripe.checkout.sessions.list({ created, limit: PAGE })) {
    const intent = idOf(session.payment_intent);
    if (intent !== null && session.client_reference_id !== null) ids.set(intent, session.client_reference_id);
  }
  return ids;
}

async function toMovement(
  stripe: Stripe,
  row: Stripe.BalanceTransaction,
  shopIds: ReadonlyMap<string, string>,
): Promise<ProviderMovement> {
  const source = typeof row.source === 'string' ? null : row.source;
  const dispute = source?.object === 'dispute' ? source : null;
  const refund = source?.object === 'refund' ? source : null;
  const charge = source?.object === 'charge' ? source : null;
  const intent = charge && idOf(charge.payment_intent);
  return {
    reference: row.id,
    kind: dispute ? (row.amount < 0 ? 'dispute' : 'dispute_won') : (KINDS[row.type] ?? 'unknown'),
    amountMinor: toMinor(row.amount, row.currency),
    feeMinor: toMinor(row.fee, row.currency),
    currency: row.currency,
    source: idOf(row.source),
    charge: idOf(dispute?.charge ?? refund?.charge ?? null),
    reason: dispute?.reason ?? null,
    shopId: intent ? (shopIds.get(intent) ?? (await findShopId(stripe, intent))) : null,
    at: new Date(row.created * 1000),
  };
}

/** Asks for the session of a payment that was made later than usual. */
async function findShopId(stripe: Stripe, intent: string): Promise<string | null> {
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
  return data[0]?.client_reference_id ?? null;
}

function toMinor(amount: number, currency: string): number {
  const minor = fromStripeAmount(Math.abs(amount), currency);
  return amount < 0 ? 0 - minor : minor;
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
