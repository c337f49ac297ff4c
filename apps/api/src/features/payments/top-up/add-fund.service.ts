import type { ParsedInput } from '@errand/contract';
import { isOn } from '@errand/contract/flag';
import type * as contract from '@errand/contract/wallet';
import { formatMoney } from '@errand/domain/money';
import { checkTopUp, MAX_TOP_UP } from '@errand/domain/wallet';
import { AppError, type RequestContext, requireCustomerId } from '../../../platform/http/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { requireWallet, wallets } from '../../wallet/index.ts';
import { callbackOf, newAttempt, openPage } from '../open-page.ts';
import { insertPayment } from '../payments.queries.ts';
import { findProvider } from '../providers.ts';

const WALLET_PAGE = '/profile?page=wallet';

/**
 * Opens the provider's page for a wallet top-up. The money is added when the payment is settled (`settle`). Every
 * call is a separate attempt, and only paid ones count.
 */
export async function addFund(
  ctx: RequestContext<'db' | 'log' | 'now' | 'payments' | 'settings'>,
  body: ParsedInput<typeof contract.addFund>['body'],
): Promise<{ redirect_link: string }> {
  const owner = `customer:${requireCustomerId(ctx)}`;
  const settings = await ctx.settings();
  const money = moneyStyleOf(settings);
  requireWallet(settings);
  if (!isOn(settings.add_fund_status)) throw new AppError('add_fund_off');
  const provider = settings.digital_payment ? findProvider(ctx, body.payment_method ?? '') : null;
  const stepMinor = provider?.stepMinor(settings.currency_code) ?? 1;
  const checked = checkTopUp(body.amount ?? null, money.digits, stepMinor);
  if (!checked.ok) {
    const maximum = formatMoney(MAX_TOP_UP * 10 ** money.digits, money);
    const decimals = money.digits - Math.log10(stepMinor);
    throw new AppError(checked.code, { maximum, decimals }, 'amount');
  }
  if (!body.payment_method) throw new AppError('pay_method_required', undefined, 'payment_method');
  if (!provider) throw new AppError('payment_method_off', undefined, 'payment_method');
  const payment = await ctx.db.transaction(async (tx) =>
    insertPayment(tx, {
      ...newAttempt(provider, ctx.now()),
      owner,
      amountMinor: checked.minor,
      bonusMinor: await wallets.bonusFor(tx, checked.minor, ctx.now()),
      callback: callbackOf(body.callback, WALLET_PAGE),
    }),
  );
  return { redirect_link: await openPage(ctx, provider, payment) };
}
