import type { SignInResponse } from '@errand/contract/auth-fields';
import { isPhoto, mediaUrl } from '../../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { type CustomerRow, findById, setVerified } from '../accounts/customers.queries.ts';
import type { SignInDeps } from '../auth.types.ts';
import { deleteOtherSessions } from '../session/sessions.queries.ts';
import { insertIdentity } from '../social/identities.queries.ts';
import { finishSignIn } from './finish-sign-in.ts';
import {
  consumePendingSignIn,
  type PendingSignIn,
  requirePendingSignIn,
  savePendingSignIn,
} from './pending-sign-in.ts';
import { toPendingResponse } from './sign-in.serializer.ts';

/** Saves the proof and continues: with the account that has the contact, or with the missing details of a new one. */
export async function offerExistingAccount(
  ctx: RequestContext<'db' | 'now'>,
  guestId: string | null,
  pending: PendingSignIn,
  customer: CustomerRow | null,
): Promise<SignInResponse> {
  if (customer?.blocked) throw new AppError('auth-003');
  await savePendingSignIn(ctx, guestId, { ...pending, existing: customer?.id ?? null });
  const email = pending.social?.email ?? null;
  if (!customer) return toPendingResponse('user_info', pending.loginType, { email, phone: pending.phone });
  return toPendingResponse('is_exist_user', pending.loginType, {
    email,
    phone: pending.phone,
    existing: {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      image: mediaUrl(ctx.publicUrl, customer.picture),
      image_is_photo: (await isPhoto(ctx.db, customer.picture)) ? 1 : 0,
    },
  });
}

/** `yes` claims the offered account, `no` continues to a new one. Throws `validation` for any other text. */
export async function resolveExistingAccount(
  ctx: RequestContext & SignInDeps,
  guestId: string | null,
  verified: string,
): Promise<SignInResponse> {
  const pending = await requirePendingSignIn(ctx, guestId);
  if (pending.existing === null || (verified !== 'yes' && verified !== 'no'))
    throw new AppError('validation', undefined, 'verified');
  const customer = await findById(ctx.db, pending.existing);
  if (verified === 'yes' && customer) return claimAccount(ctx, guestId, pending, customer);
  // The other account keeps an email that it has verified; the new one needs another.
  const social =
    pending.social && customer?.emailVerified ? { ...pending.social, email: null } : pending.social;
  return offerExistingAccount(ctx, guestId, { ...pending, social, existing: null }, null);
}

/**
 * Signs in to the account whose contact was just proven. If the account had never verified that contact, another
 * person may have created it: its password and sessions end.
 */
async function claimAccount(
  ctx: RequestContext & SignInDeps,
  guestId: string | null,
  pending: PendingSignIn,
  customer: CustomerRow,
): Promise<SignInResponse> {
  const email = pending.social?.email ?? null;
  const provenPhone = pending.phone !== null && customer.phone === pending.phone;
  const provenEmail = email !== null && customer.email === email;
  if (!provenPhone && !provenEmail) throw new AppError('step_gone');
  const known = (provenPhone && customer.phoneVerified) || (provenEmail && customer.emailVerified);
  const claimed = await ctx.db.transaction(async (tx) => {
    await consumePendingSignIn(ctx, tx, guestId);
    if (!known) await deleteOtherSessions(tx, customer.id, null);
    if (pending.social) {
      const { provider, subject } = pending.social;
      await insertIdentity(tx, { provider, subject, email, customerId: customer.id });
    }
    const changes = {
      ...(provenPhone && { phoneVerified: true as const }),
      ...(provenEmail && { emailVerified: true as const }),
      ...(!known && { passwordHash: null }),
    };
    return setVerified(tx, customer.id, changes, new Date(ctx.now()));
  });
  if (!claimed) throw new AppError('step_gone');
  return finishSignIn(ctx, claimed, { guestId, loginType: pending.loginType, remember: pending.remember });
}
