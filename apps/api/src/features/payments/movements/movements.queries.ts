import { and, eq, min } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import type { ProviderMovement } from '../../../platform/payments/index.ts';
import { findPayment, type Payment } from '../payments.queries.ts';
import { payments, refunds } from '../payments.tables.ts';
import { providerMovements, providerReads } from './movements.tables.ts';

/** Until when a provider was read; null before the first time. */
export async function findRead(q: Queryable, provider: string): Promise<Date | null> {
  const [row] = await q
    .select({ readUntil: providerReads.readUntil })
    .from(providerReads)
    .where(eq(providerReads.provider, provider));
  return row?.readUntil ?? null;
}

export async function saveRead(q: Queryable, provider: string, readUntil: Date): Promise<void> {
  await q
    .insert(providerReads)
    .values({ provider, readUntil })
    .onConflictDoUpdate({ target: providerReads.provider, set: { readUntil } });
}

/** When the shop created its first payment at a provider; null without one. */
export async function firstPaymentAt(q: Queryable, provider: string): Promise<Date | null> {
  const [row] = await q
    .select({ at: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.provider, provider));
  return row?.at ?? null;
}

/** The payment that a movement is about: by the shop's id, by its refund, or by the charge that was read before. */
export async function findPaymentOf(
  q: Queryable,
  provider: string,
  { kind, shopId, source, charge }: ProviderMovement,
): Promise<Payment | null> {
  const id =
    (kind === 'charge' ? shopId : null) ??
    (kind === 'refund' && source !== null ? await paymentOfRefund(q, source) : null) ??
    (charge === null ? null : await paymentOfCharge(q, provider, charge));
  const payment = id === null ? null : await findPayment(q, id);
  return payment?.provider === provider ? payment : null;
}

async function paymentOfRefund(q: Queryable, reference: string): Promise<string | null> {
  const [row] = await q
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.reference, reference))
    .limit(1);
  return row?.id ?? null;
}

async function paymentOfCharge(q: Queryable, provider: string, charge: string): Promise<string | null> {
  const { provider: ofProvider, source, kind, paymentId } = providerMovements;
  const [row] = await q
    .select({ id: paymentId })
    .from(providerMovements)
    .where(and(eq(ofProvider, provider), eq(source, charge), eq(kind, 'charge')))
    .limit(1);
  return row?.id ?? null;
}

/** Stores a movement; false if it is known. */
export async function insertMovement(
  tx: Tx,
  provider: string,
  { shopId: _shopId, ...movement }: ProviderMovement,
  paymentId: string | null,
): Promise<boolean> {
  const rows = await tx
    .insert(providerMovements)
    .values({ provider, ...movement, paymentId })
    .onConflictDoNothing()
    .returning({ id: providerMovements.id });
  return rows.length > 0;
}
