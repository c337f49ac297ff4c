import type { ParsedInput } from '@errand/contract';
import type { firebaseSendCode } from '@errand/contract/auth-codes';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { FirebaseRejection } from '../../../platform/identity/index.ts';
import { toE164 } from '../accounts/phone.ts';
import { ATTEMPT_ADDRESS_LIMIT, CODE_ADDRESS_LIMIT, RECIPIENT_LIMIT } from '../attempts/limits.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import type { CodeDeps } from '../auth.types.ts';
import { getCodeChannels } from '../codes/code-channels.ts';
import { sha256 } from '../codes/sha256.ts';

type FirebaseContext = RequestContext & CodeDeps;

/** Settings for requesting a code from Firebase in the browser. */
export async function getFirebaseSettings(
  ctx: FirebaseContext,
): Promise<{ recaptcha_site_key: string | null }> {
  const firebase = await requireFirebase(ctx);
  return { recaptcha_site_key: await callFirebase(ctx, () => firebase.siteKey()) };
}

/** Lets Firebase send a code, within the limits of our own codes. */
export async function sendFirebaseCode(
  ctx: FirebaseContext,
  body: ParsedInput<typeof firebaseSendCode>['body'],
): Promise<{ session_info: string }> {
  const firebase = await requireFirebase(ctx);
  const phone = toE164(body.phone, (await ctx.settings()).country);
  if (phone === null) throw new AppError('phone_invalid', undefined, 'phone');
  await requireAttempt(ctx, `code-to:${sha256(phone)}`, RECIPIENT_LIMIT);
  await requireAttempt(ctx, `code-address:${ctx.address}`, CODE_ADDRESS_LIMIT);
  return { session_info: await callFirebase(ctx, () => firebase.sendCode(phone, body.recaptcha_token)) };
}

/** Throws `code_invalid` unless session and code prove exactly this phone. */
export async function requireFirebasePhone(
  ctx: FirebaseContext,
  sessionInfo: string,
  code: string,
  phone: string,
): Promise<void> {
  const firebase = await requireFirebase(ctx);
  await requireAttempt(ctx, `code-try:${ctx.address}`, ATTEMPT_ADDRESS_LIMIT);
  await requireAttempt(ctx, `code-try-to:${sha256(phone)}`, RECIPIENT_LIMIT);
  const proven = await callFirebase(ctx, () => firebase.verifyCode(sessionInfo, code));
  if (proven !== phone) throw new AppError('code_invalid', undefined, 'otp');
}

async function requireFirebase(ctx: FirebaseContext) {
  const { firebase } = await getCodeChannels(ctx);
  if (!firebase || !ctx.identity.firebase) throw new AppError('method_off');
  return ctx.identity.firebase;
}

/** Maps a rejection to `code_invalid` and any other failure to `unavailable`. */
async function callFirebase<T>(ctx: RequestContext<'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    ctx.log.warn({ err: error }, 'Firebase call failed');
    if (error instanceof FirebaseRejection) throw new AppError('code_invalid', undefined, 'otp');
    throw new AppError('unavailable');
  }
}
