import { PAYMENT_RETURN_PATH } from '@errand/contract/payments';
import { type LanguageCode, translated } from '@errand/domain/language';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { type Payment, savePage } from './payments.queries.ts';

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
