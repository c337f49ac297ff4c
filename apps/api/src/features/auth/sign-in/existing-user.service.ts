import type { SignInResponse } from '@errand/contract/auth';
import { isPhoto, mediaUrl } from '../../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import {
  type CustomerRow,
  deleteOtherSessions,
  findById,
  insertIdentity,
  setVerified,
} from '../accounts/customers.queries.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { endStep, type OpenStep, requireStep, saveStep } from './pending-sign-in.ts';
import { openStepResponse } from './sign-in.serializer.ts';

/** Keeps what was proven and asks on: about the account that has the contact, or for the missing details. */
export async function askExistingUser(
  ctx: RequestContext,
  guestId: string | null,
  step: OpenStep,
  customer: CustomerRow | null,
): Promise<SignInResponse> {
  if (customer?.blocked) throw new AppError('auth-003');
  await saveStep(ctx, guestId, { ...step, existing: customer?.id ?? null });
  const email = step.social?.email ?? null;
  if (!customer) return openStepResponse('user_info', step.loginType, { email, phone: step.phone });
  return openStepResponse('is_exist_user', step.loginType, {
    email,
    phone: step.phone,
    existing: {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      image: mediaUrl(ctx.publicUrl, customer.picture),
      image_is_photo: (await isPhoto(ctx.db, customer.picture)) ? 1 : 0,
    },
  });
}

/** `yes` takes the account, `no` goes on to a new one; any other text is no answer. */
export async function answerExistingUser(
  ctx: RequestContext,
  guestId: string | null,
  verified: string,
): Promise<SignInResponse> {
  const step = await requireStep(ctx, guestId);
  if (step.existing === null || (verified !== 'yes' && verified !== 'no'))
    throw new AppError('validation', undefined, 'verified');
  const customer = await findById(ctx.db, step.existing);
  if (verified === 'yes' && customer) return takeOverAccount(ctx, guestId, step, customer);
  // An e-mail that the other account has proven stays there: the new one needs another.
  const social = step.social && customer?.emailVerified ? { ...step.social, email: null } : step.social;
  return askExistingUser(ctx, guestId, { ...step, social, existing: null }, null);
}

/**
 * The account is whose contact was proven just now. Where the account itself had never proven it, whoever made it knew
 * its password and may be signed in: both end here.
 */
async function takeOverAccount(
  ctx: RequestContext,
  guestId: string | null,
  step: OpenStep,
  customer: CustomerRow,
): Promise<SignInResponse> {
  const email = step.social?.email ?? null;
  const provenPhone = step.phone !== null && customer.phone === step.phone;
  const provenEmail = email !== null && customer.email === email;
  if (!provenPhone && !provenEmail) throw new AppError('step_gone');
  const known = (provenPhone && customer.phoneVerified) || (provenEmail && customer.emailVerified);
  const taken = await ctx.db.transaction(async (tx) => {
    await endStep(ctx, tx, guestId);
    if (!known) await deleteOtherSessions(tx, customer.id, null);
    if (step.social) {
      const { provider, subject } = step.social;
      await insertIdentity(tx, { provider, subject, email, customerId: customer.id });
    }
    const changes = {
      ...(provenPhone && { phoneVerified: true as const }),
      ...(provenEmail && { emailVerified: true as const }),
      ...(!known && { passwordHash: null }),
    };
    return setVerified(tx, customer.id, changes, new Date(ctx.now()));
  });
  if (!taken) throw new AppError('step_gone');
  return finishSignIn(ctx, taken, { guestId, loginType: step.loginType, remember: step.remember });
}
