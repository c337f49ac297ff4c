import {
  chargeBack,
  type JournalEntry,
  orderOwner,
  type PaidSubject,
  providerFee,
  providerOwner,
  providerPayout,
} from '@errand/domain/books';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { CONSOLE_CHANGED } from '../../../platform/events/index.ts';
import type { PaymentProvider, ProviderMovement } from '../../../platform/payments/index.ts';
import { postEntries } from '../../ledger/index.ts';
import { subjectOf } from '../payment-subject.ts';
import type { Payment } from '../payments.queries.ts';
import { recordDifferences } from './differences.ts';
import { findPaymentOf, findRead, firstPaymentAt, insertMovement, saveRead } from './movements.queries.ts';

type MovementDeps = Pick<Deps, 'db' | 'events' | 'log' | 'now' | 'payments' | 'settings'>;

const DAY_MS = 86_400_000;
/** What the provider records late is read again; every movement is posted once. */
const OVERLAP_MS = 6 * 3_600_000;

/**
 * Reads what has moved the balances at providers since the last time, posts fees, payouts to the bank and payments that banks
 * have taken back, and records what differs from the shop's payments. A provider that does not respond is read the next time.
 */
export async function readMovements(deps: MovementDeps): Promise<void> {
  for (const provider of deps.payments) {
    if (!tellsMovements(provider)) continue;
    try {
      await readProvider(deps, provider);
    } catch (error) {
      deps.log.error({ err: error, provider: provider.name }, 'movements of a provider could not be read');
    }
  }
}

type TellingProvider = PaymentProvider & Required<Pick<PaymentProvider, 'movements'>>;

function tellsMovements(provider: PaymentProvider): provider is TellingProvider {
  return 'movements' in provider;
}

async function readProvider(deps: MovementDeps, provider: TellingProvider): Promise<void> {
  const { name } = provider;
  const known = (await findRead(deps.db, name)) ?? (await firstPaymentAt(deps.db, name));
  const now = deps.now();
  if (!known) return;
  const { currency_code: currency } = await deps.settings();
  let since = known.getTime() - OVERLAP_MS;
  // Day by day and in the order of time: a dispute finds the charge that it is about.
  while (since < now) {
    const until = Math.min(since + DAY_MS, now);
    const read: ProviderMovement[] = [];
    for await (const movement of provider.movements({ since: new Date(since), until: new Date(until) }))
      read.push(movement);
    for (const movement of read.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
      await record(deps, name, movement, currency.toLowerCase());
    await saveRead(deps.db, name, new Date(until));
    since = until;
  }
  await recordDifferences(deps, name, currency.toLowerCase());
}

/** Stores and posts a movement once, however often it is read. */
async function record(
  deps: MovementDeps,
  provider: string,
  movement: ProviderMovement,
  currency: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await findPaymentOf(tx, provider, movement);
    if (!(await insertMovement(tx, provider, movement, payment?.id ?? null))) return;
    if (movement.currency === currency) await post(tx, provider, movement, payment);
    if (movement.kind === 'dispute' || movement.kind === 'dispute_won')
      await deps.events.publish(tx, CONSOLE_CHANGED, { resource: 'finance', id: null, place: null });
  });
}

async function post(
  tx: Tx,
  provider: string,
  movement: ProviderMovement,
  payment: Payment | null,
): Promise<void> {
  const entries = entriesOf(provider, movement, payment);
  await postEntries(
    tx,
    entries.map((entry) => ({ entry, at: movement.at })),
  );
}

/** Charges, refunds and transfers are posted by what causes them, so that their fee alone is left. */
function entriesOf(
  provider: string,
  { kind, amountMinor, feeMinor, charge, reference }: ProviderMovement,
  payment: Payment | null,
): JournalEntry[] {
  const subject: PaidSubject | null =
    payment && (payment.orderId === null ? subjectOf(payment) : orderOwner(payment.orderId));
  const fee = providerFee(provider, subject ?? providerOwner(provider), feeMinor);
  if (kind === 'fee') return [providerFee(provider, providerOwner(provider), feeMinor - amountMinor)];
  if (kind === 'payout') return [providerPayout(provider, 0 - amountMinor), fee];
  if (kind === 'dispute' || kind === 'dispute_won')
    return [chargeBack(provider, subject ?? `payment:${charge ?? reference}`, 0 - amountMinor), fee];
  return [fee];
}
