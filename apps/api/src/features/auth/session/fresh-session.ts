import type { ParsedInput, ResponseOf } from '@errand/contract';
import { isOn } from '@errand/contract/flag';
import type { confirmIdentity } from '@errand/contract/identity';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { type CustomerRow, findById } from '../accounts/customers.queries.ts';
import { verifyPassword } from '../accounts/password.ts';
import { CONFIRM_LIMIT } from '../attempts/limits.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import type { CodeDeps } from '../auth.types.ts';
import { getCodeChannels } from '../codes/code-channels.ts';
import { requestCodeUnlessRecent, requireCode } from '../codes/codes.ts';
import { confirmSession, findProofTime } from './sessions.queries.ts';

/** How long after a sign-in or a confirmation the account may be changed. */
const FRESH_MS = 15 * 60_000;

type FreshContext = RequestContext & CodeDeps;
/** How a customer can confirm their identity in a session. `sign_in` if no contact can be reached. */
type Proof = { by: 'password' } | { by: 'sms' | 'mail'; to: string } | { by: 'sign_in' };

/**
 * Protects what a stolen session could take over or destroy. Throws `confirm_identity` with the required proof (`by`)
 * unless the sign-in or a later confirmation (`confirmIdentity`) is at most 15 minutes old.
 */
export async function requireFreshSession(ctx: FreshContext): Promise<void> {
  const { customer, sessionHash } = await requireSession(ctx);
  const provenAt = await findProofTime(ctx.db, sessionHash);
  if (provenAt !== null && ctx.now() - provenAt.getTime() <= FRESH_MS) return;
  const { by } = await proofOf(ctx, customer);
  throw new AppError('confirm_identity', { by });
}

/** Confirms the session by the password, or by a code to the account's own contact. Without the code it sends one. */
export async function confirmSessionIdentity(
  ctx: FreshContext & RequestContext,
  { password, otp }: ParsedInput<typeof confirmIdentity>['body'],
): Promise<ResponseOf<typeof confirmIdentity>> {
  const { customer, sessionHash } = await requireSession(ctx);
  const proof = await proofOf(ctx, customer);
  const purpose = `confirm:${customer.id}` as const;
  if (proof.by === 'sign_in') throw new AppError('confirm_identity', { by: 'sign_in' });
  if (proof.by === 'password') {
    if (!password) throw new AppError('password_required', undefined, 'password');
    await requireAttempt(ctx, purpose, CONFIRM_LIMIT);
    if (!(await verifyPassword(password, customer.passwordHash)))
      throw new AppError('password_wrong', undefined, 'password');
  } else {
    const { by: channel, to } = proof;
    if (otp === undefined) {
      const request = { purpose, channel, to, customerId: customer.id, name: customer.firstName };
      await requestCodeUnlessRecent(ctx, { ...request, proven: true, send: true });
      return { message: textOf('messages.code_on_its_way', ctx.language), otp_send: 1, sent_to: to };
    }
    await requireCode(ctx, purpose, to, otp);
  }
  await confirmSession(ctx.db, sessionHash, new Date(ctx.now()));
  return { message: textOf('messages.identity_confirmed', ctx.language) };
}

async function proofOf(ctx: FreshContext, customer: CustomerRow): Promise<Proof> {
  const { centralize_login } = await ctx.settings();
  if (customer.passwordHash !== null && isOn(centralize_login.manual_login_status)) return { by: 'password' };
  const { sms, mail } = await getCodeChannels(ctx);
  if (sms && customer.phone !== null && customer.phoneVerified) return { by: 'sms', to: customer.phone };
  if (mail && customer.email !== null && customer.emailVerified) return { by: 'mail', to: customer.email };
  return { by: 'sign_in' };
}

async function requireSession(
  ctx: RequestContext<'db'>,
): Promise<{ customer: CustomerRow; sessionHash: Buffer }> {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  const customer = await findById(ctx.db, ctx.viewer.customerId);
  if (!customer) throw new AppError('unauthenticated');
  return { customer, sessionHash: ctx.viewer.sessionHash };
}
