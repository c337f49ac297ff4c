import type { RequestContext } from '../../../platform/http/index.ts';
import { findByRefCode } from '../accounts/customers.queries.ts';

/** The customer with the given refer code; null without a code or if referrals are off, `unknown` if no customer has it. */
export async function findReferrer(
  ctx: RequestContext<'db' | 'settings'>,
  code: string | null | undefined,
): Promise<number | null | 'unknown'> {
  const settings = await ctx.settings();
  const refCode = settings.customer_wallet_status && settings.ref_earning_status ? code?.trim() : '';
  if (!refCode) return null;
  return (await findByRefCode(ctx.db, refCode.toUpperCase())) ?? 'unknown';
}
