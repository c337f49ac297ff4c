import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/store-payments';
import { ledgerOwner, storeOwner } from '@errand/domain/books';
import { payableAt } from '@errand/domain/payments';
import type { ConsoleContext } from '../../../console/index.ts';
import { lockNames, type Queryable, type Tx, translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { partyAccounts } from '../../ledger/index.ts';
import { planTerms } from '../../registration/index.ts';
import { type Attempt, newAttempt, openAttempt } from '../open-page.ts';
import { findUnsettledOfStore, insertPayment } from '../payments.queries.ts';
import { findProvider } from '../providers.ts';

type Body = ParsedInput<typeof contract.payFromStore>['body'];

/** What a store can pay online, and the providers for it. */
export async function readStorePayments(
  ctx: ConsoleContext,
  storeId: number,
): Promise<contract.StorePayments> {
  const settings = await ctx.settings();
  const term = await planTerms.findUnpaid(ctx.db, storeId, new Date(ctx.now()));
  return {
    owed_minor: await owedMinor(ctx.db, storeId),
    plan: term && { id: term.id, name: translated(term.name, ctx.language), price_minor: term.priceMinor },
    gateways: settings.digital_payment
      ? ctx.payments.map(({ name, title }) => ({ name, title: translated(title, ctx.language) }))
      : [],
  };
}

/**
 * Opens the provider's page for what a store owes or for its plan. Two tabs share one attempt; another amount or provider closes
 * the page of the first. `settle` adds what was paid to the balance. Throws `store_owes_nothing`, `payment_method_off` and
 * `unavailable`.
 */
export async function payFromStore(
  ctx: ConsoleContext,
  storeId: number,
  body: Body,
): Promise<{ redirect_link: string }> {
  const settings = await ctx.settings();
  const provider = settings.digital_payment ? findProvider(ctx, body.gateway) : null;
  if (!provider) throw new AppError('payment_method_off', undefined, 'gateway');
  const wanted = { storeId, subject: body.subject, provider, currency: settings.currency_code };
  const page = await openAttempt(ctx, provider, (tx) => claimAttempt(ctx, tx, wanted));
  // A page of the shop itself is not one of the console.
  return { redirect_link: page.startsWith('/') ? `${ctx.publicUrl}${page}` : page };
}

type Wanted = {
  storeId: number;
  subject: Body['subject'];
  provider: PaymentProvider;
  currency: string;
};

async function claimAttempt(
  ctx: ConsoleContext,
  tx: Tx,
  { storeId, subject, provider, currency }: Wanted,
): Promise<Attempt> {
  await lockNames(tx, [`payment of store ${storeId}`]);
  const now = ctx.now();
  const term = subject === 'plan' ? await planTerms.findUnpaid(tx, storeId, new Date(now)) : null;
  const dueMinor = subject === 'plan' ? (term?.priceMinor ?? 0) : await owedMinor(tx, storeId);
  const amountMinor = payableAt(dueMinor, provider.stepMinor(currency)).payableMinor;
  if (amountMinor === 0) throw new AppError('store_owes_nothing');
  const planTermId = term?.id ?? null;
  const open = await findUnsettledOfStore(tx, storeId);
  if (open) {
    const isSame =
      open.provider === provider.name && open.planTermId === planTermId && open.amountMinor === amountMinor;
    return { payment: open, isReplaced: !isSame || open.expiresAt.getTime() <= now };
  }
  const payment = await insertPayment(tx, {
    ...newAttempt(provider, now),
    storeId,
    planTermId,
    owner: storeOwner(storeId),
    amountMinor,
    callback: `${ctx.consoleOrigin}/kitchen/balance?store=${storeId}`,
  });
  return { payment, isReplaced: false };
}

async function owedMinor(q: Queryable, storeId: number): Promise<number> {
  const owner = ledgerOwner({ account: 'store', owner: storeOwner(storeId) });
  const balanceMinor = (await partyAccounts.balances(q, [owner])).get(owner) ?? 0;
  return Math.max(0, 0 - balanceMinor);
}
