import type { ParsedInput } from '@errand/contract';
import type { firebaseSendCode } from '@errand/contract/auth';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { ToolkitRejection } from '../../../platform/identity/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { storedPhone } from '../accounts/phone.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import { sendersOf } from '../codes/code-channels.ts';
import { ATTEMPT_ADDRESS_LIMIT, CODE_ADDRESS_LIMIT, RECIPIENT_LIMIT } from '../codes/code-limits.ts';
import { hashed } from '../codes/codes.ts';

/** What the browser needs before it asks for a code there. */
export async function toolkitSettings(ctx: RequestContext): Promise<{ recaptcha_site_key: string | null }> {
  const toolkit = await requireToolkit(ctx);
  return { recaptcha_site_key: await ask(ctx, () => toolkit.siteKey()) };
}

/** Has the identity provider send a code; our limits hold there too. */
export async function sendByToolkit(
  ctx: RequestContext,
  body: ParsedInput<typeof firebaseSendCode>['body'],
): Promise<{ session_info: string }> {
  const toolkit = await requireToolkit(ctx);
  const phone = storedPhone(body.phone, (await settingsOf(ctx)).country);
  if (phone === null) throw new AppError('phone_invalid', undefined, 'phone');
  await requireAttempt(ctx, `code-to:${hashed(phone)}`, RECIPIENT_LIMIT);
  await requireAttempt(ctx, `code-address:${ctx.address}`, CODE_ADDRESS_LIMIT);
  return { session_info: await ask(ctx, () => toolkit.sendCode(phone, body.recaptcha_token)) };
}

/** Refused with `code_invalid` unless session and code prove this very phone. */
export async function requireToolkitPhone(
  ctx: RequestContext,
  sessionInfo: string,
  code: string,
  phone: string,
): Promise<void> {
  const toolkit = await requireToolkit(ctx);
  await requireAttempt(ctx, `code-try:${ctx.address}`, ATTEMPT_ADDRESS_LIMIT);
  await requireAttempt(ctx, `code-try-to:${hashed(phone)}`, RECIPIENT_LIMIT);
  const proven = await ask(ctx, () => toolkit.phoneOf(sessionInfo, code));
  if (proven !== phone) throw new AppError('code_invalid', undefined, 'otp');
}

async function requireToolkit(ctx: RequestContext) {
  const { firebase } = await sendersOf(ctx);
  if (!firebase || !ctx.identity.toolkit) throw new AppError('method_off');
  return ctx.identity.toolkit;
}

/** Its refusals are a wrong code; anything else means it cannot be reached. */
async function ask<T>(ctx: RequestContext, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    ctx.log.warn({ err: error }, 'identity toolkit');
    if (error instanceof ToolkitRejection) throw new AppError('code_invalid', undefined, 'otp');
    throw new AppError('unavailable');
  }
}
