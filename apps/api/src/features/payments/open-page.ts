import { randomBytes } from 'node:crypto';
import { PAYMENT_RETURN_PATH } from '@errand/contract/payments';
import { type LanguageCode, translated } from '@errand/domain/language';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { type Payment, savePage } from './payments.queries.ts';
import type { PaymentDeps } from './providers.ts';
import { closePayment } from './reconcile.ts';

/** Lifetime of the page of a payment that no order awaits. */
const OPEN_MS = 30 * 60_000;

/** The attempt to pay something, or the page of the shop where nothing is to be paid. A replaced attempt is closed first. */
export type Attempt = { payment: Payment; isReplaced: boolean } | { page: string };

/** The values of a new attempt, whose page is open for half an hour. */
export function newAttempt(
  { name: provider }: PaymentProvider,
  nowMs: number,
): Pick<Payment, 'id' | 'provider' | 'expiresAt' | 'createdAt'> {
  const id = randomBytes(18).toString('base64url');
  return { id, provider, expiresAt: new Date(nowMs + OPEN_MS), createdAt: new Date(nowMs) };
}

/**
 * Returns the URL of the page of an attempt, which `claim` finds or stores under a lock of what is paid. Concurrent calls
 * share one attempt; one that is replaced is closed, and `claim` is called again. Throws `unavailable`.
 */
export async function openAttempt(
  ctx: RequestContext & PaymentDeps,
  provider: PaymentProvider,
  claim: (tx: Tx) => Promise<Attempt>,
): Promise<string> {
  for (;;) {
    const attempt = await ctx.db.transaction(claim);
    if ('page' in attempt) return attempt.page;
    const { payment, isReplaced } = attempt;
    if (!isReplaced) return payment.redirectUrl ?? openPage(ctx, provider, payment);
    await closePayment(ctx, payment);
  }
}

/** Opens the provider's page of a stored attempt, idempotently, and returns its URL. Throws `unavailable`. */
export async function openPage(
  ctx: RequestContext<'db' | 'log' | 'settings'>,
  provider: PaymentProvider,
  payment: Payment,
): Promise<string> {
  const settings = await ctx.settings();
  const page = await provider
    .create({
      id: payment.id,
      amountMinor: payment.amountMinor,
      currency: settings.currency_code.toLowerCase(),
      description: `${translated(settings.business_name, ctx.language)} · ${subjectOf(payment, ctx.language)}`,
      language: ctx.language,
      returnUrl: `${ctx.configuredUrl}${PAYMENT_RETURN_PATH}/${payment.id}`,
      expiresAt: payment.expiresAt,
    })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: provider.name }, 'opening the payment page failed');
      throw new AppError('unavailable');
    });
  await savePage(ctx.db, payment.id, page);
  return page.redirectUrl;
}

/** What is paid, for the description on the provider's page. */
function subjectOf({ orderId, applicationId, planTermId, storeId }: Payment, language: LanguageCode): string {
  if (orderId !== null) return String(orderId);
  if (applicationId !== null || planTermId !== null) return textOf('catalog.storePlan', language);
  return textOf(storeId === null ? 'catalog.walletTopUp' : 'catalog.storeBalance', language);
}

const SHOP = 'http://shop.invalid';

/** A path within the shop, never another site, safe for a header. Parsed as browsers do: "/\t/evil" is another site. */
export function callbackOf(sent: string | undefined, otherwise: string): string {
  const url = sent?.startsWith('/') ? URL.parse(sent, SHOP) : null;
  const path = url?.origin === SHOP ? url.href.slice(SHOP.length) : otherwise;
  return path.startsWith('//') ? otherwise : path;
}
